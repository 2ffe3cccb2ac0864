// The team: roles and removal. There is always an owner.
import { ROLES, type Role, toKnownRole } from '#contract/permissions.ts'
import type { TeamPerson } from '#contract/team/team.schema.ts'
import type { Audit } from '#server/platform/audit/audit.service.ts'
import type { Core } from '#server/platform/database/core.ts'
import type { Db } from '#server/platform/database/schema.ts'
import { AppError } from '#server/platform/kernel/app-error.ts'
import type { Notices } from '#server/team/notices/notices.service.ts'
import { endAccess } from './access.repository.ts'
import { deletePerson, findPerson, listPeople, lockOwners, updateRole } from './admin.repository.ts'
import type { SignedIn } from './sessions.service.ts'

type Deps = Pick<Core, 'db' | 'clock'> & { audit: Audit; notices: Pick<Notices, 'record'> }
type Changer = Pick<SignedIn, 'username'>

export type Team = ReturnType<typeof createTeam>

export function createTeam({ db, clock, audit, notices }: Deps) {
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
      if (isDemotion) await endAccess(trx, person, { at: clock.now() })
      const roles = { before: { role: person.role }, after: { role } }
      const changed = { action: 'role_changed', subject: person.username } as const
      await audit.write(trx, { admin: by.username, ...changed, ...roles })
      if (role === 'owner') await tellNewOwner(notices, trx, { admin: person.username, by: by.username })
    })
  }

  async function removePerson(id: string, by: Changer): Promise<void> {
    await db.transaction().execute(async (trx) => {
      const person = await requirePerson(trx, id)
      if (!(await deletePerson(trx, person))) throw new AppError('last_owner')
      await endAccess(trx, person, { at: clock.now() })
      await audit.write(trx, { admin: by.username, action: 'admin_removed', subject: person.username })
    })
  }

  return { people, changeRole, removePerson }
}

/** In the transaction that makes somebody an owner. */
export function tellNewOwner(
  notices: Pick<Notices, 'record'>,
  trx: Db,
  data: { admin: string; by: string },
): Promise<void> {
  return notices.record(trx, { type: 'staff.new_owner', data })
}
