// Management of admins from the command line.

import type { Role } from '#contract/permissions.ts'
import { TERMINAL_ACTOR } from '#contract/platform/audit.ts'
import type { Audit } from '#server/platform/audit/audit.service.ts'
import type { Core } from '#server/platform/database/core.ts'
import { AppError } from '#server/platform/kernel/app-error.ts'
import { newId } from '#server/platform/kernel/random.ts'
import {
  type AdminWithHash,
  findAdminByName,
  insertAdmin,
  listPeople,
  replacePasswordHash,
} from './admin.repository.ts'
import { unlock } from './login-limits.ts'
import { hashPassword } from './password.ts'
import { isAdminName, passwordProblem } from './password-rules.ts'
import { deleteSessionsOf } from './session.repository.ts'
import { createTeam } from './team.service.ts'
import { removeTwoFactor } from './two-factor.repository.ts'

type Deps = Pick<Core, 'db' | 'clock' | 'random'> & {
  audit: Audit
}

export type AdminsProblem =
  | 'name_invalid'
  | 'name_taken'
  | 'password_weak'
  | 'unknown'
  | 'last_owner'
  | 'no_two_factor'

/** Changes return the reason of a refusal, or null when they succeeded. */
export function createAdmins({ db, clock, random, audit }: Deps) {
  const team = createTeam({ db, audit })
  const terminal = { admin: TERMINAL_ACTOR }

  async function add(username: string, password: string, role: Role = 'owner') {
    if (!isAdminName(username)) return 'name_invalid'
    if (passwordProblem(password, username)) return 'password_weak'
    const passwordHash = await hashPassword(password)
    const admin = { id: newId(random), username, passwordHash, createdAt: clock.now(), role }
    return db.transaction().execute(async (trx) => {
      if (!(await insertAdmin(trx, admin))) return 'name_taken'
      await audit.write(trx, { ...terminal, action: 'admin_added', subject: username, after: { role } })
      return null
    })
  }

  /** With the admin of this name; a change that would leave no owner is refused as in the console. */
  async function change(
    username: string,
    act: (admin: AdminWithHash) => Promise<AdminsProblem | null>,
  ): Promise<AdminsProblem | null> {
    const admin = await findAdminByName(db, username)
    if (!admin) return 'unknown'
    return act(admin).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'last_owner') return 'last_owner'
      throw error
    })
  }

  const setPassword = (username: string, password: string) =>
    change(username, async ({ id, passwordHash: before }) => {
      if (passwordProblem(password, username)) return 'password_weak'
      const after = await hashPassword(password)
      await db.transaction().execute(async (trx) => {
        await replacePasswordHash(trx, { id, before, after })
        await deleteSessionsOf(trx, id)
        await unlock(trx, username)
        await audit.write(trx, { ...terminal, action: 'password_changed', subject: username })
      })
      return null
    })

  const liftLock = (username: string) =>
    change(username, async () => {
      await db.transaction().execute(async (trx) => {
        await unlock(trx, username)
        await audit.write(trx, { ...terminal, action: 'admin_unlocked', subject: username })
      })
      return null
    })

  /** For an admin who lost both the phone and the recovery codes. */
  const resetTwoFactor = (username: string) =>
    change(username, ({ id }) =>
      db.transaction().execute(async (trx) => {
        if (!(await removeTwoFactor(trx, id))) return 'no_two_factor'
        await deleteSessionsOf(trx, id)
        await unlock(trx, username)
        await audit.write(trx, { ...terminal, action: 'two_factor_off', subject: username })
        return null
      }),
    )

  return {
    add,
    setPassword,
    resetTwoFactor,
    unlock: liftLock,
    setRole: (username: string, role: Role) =>
      change(username, ({ id }) => team.changeRole(id, role, { username: TERMINAL_ACTOR }).then(() => null)),
    remove: (username: string) =>
      change(username, ({ id }) => team.removePerson(id, { username: TERMINAL_ACTOR }).then(() => null)),
    list: () => listPeople(db),
  }
}
