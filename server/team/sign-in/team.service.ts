// The team: roles and removal. There is always an owner.
import { ROLES, type Role, toKnownRole } from '#contract/permissions.ts'
import type { TeamPerson } from '#contract/team/team.schema.ts'
import type { Audit } from '#server/platform/audit/audit.service.ts'
import type { Core } from '#server/platform/database/core.ts'
import type { Db } from '#server/platform/database/schema.ts'
import { AppError } from '#server/platform/kernel/app-error.ts'
import {
  deletePerson,
  endAccess,
  findPerson,
  listPeople,
  lockOwners,
  updateRole,
} from './admin.repository.ts'
import type { SignedIn } from './sessions.service.ts'
import { removeTwoFactor } from './two-factor.repository.ts'

type Deps = Pick<Core, 'db'> & { audit: Audit }
type Changer = Pick<SignedIn, 'username'>

export type Team = ReturnType<typeof createTeam>

export function createTeam({ db, audit }: Deps) {
  async function people(you: Pick<SignedIn, 'id'>): Promise<TeamPerson[]> {
    return (await listPeople(db)).map(({ id, username, role, two_factor_at, created_at, last_used_at }) => ({
      _id: id,
      username,
      role: toKnownRole(role),
      two_factor: two_factor_at !== null,
      last_used_at,
      created_at,
      is_you: id === you.id,
    }))
  }

  async function requirePerson(trx: Db, id: string) {
    await lockOwners(trx)
    const person = await findPerson(trx, id)
    if (!person) throw new AppError('person_not_found')
    return person
  }

  async function changeRole(id: string, role: Role, by: Changer): Promise<void> {
    await db.transaction().execute(async (trx) => {
      const person = await requirePerson(trx, id)
      if (person.role === role) return
      if (!(await updateRole(trx, id, role))) throw new AppError('last_owner')
      const isDemotion = ROLES.indexOf(role) > ROLES.indexOf(toKnownRole(person.role))
      if (isDemotion) await endAccess(trx, person)
      const roles = { before: { role: person.role }, after: { role } }
      const changed = { action: 'role_changed', subject: person.username } as const
      await audit.write(trx, { admin: by.username, ...changed, ...roles })
    })
  }

  async function removePerson(id: string, by: Changer): Promise<void> {
    await db.transaction().execute(async (trx) => {
      const person = await requirePerson(trx, id)
      if (!(await deletePerson(trx, id))) throw new AppError('last_owner')
      await endAccess(trx, person)
      await removeTwoFactor(trx, id)
      await audit.write(trx, { admin: by.username, action: 'admin_removed', subject: person.username })
    })
  }

  return { people, changeRole, removePerson }
}
