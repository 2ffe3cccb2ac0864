// Management of admins from the command line.

import type { ErrorCode } from '#contract/errors.ts'
import type { Role } from '#contract/permissions.ts'
import { TERMINAL_ACTOR } from '#contract/platform/audit.ts'
import type { Audit } from '#server/platform/audit/audit.service.ts'
import type { Core } from '#server/platform/database/core.ts'
import { AppError } from '#server/platform/kernel/app-error.ts'
import { newId } from '#server/platform/kernel/random.ts'
import type { Notices } from '#server/team/notices/notices.service.ts'
import { endAccess, isLockedOut } from './access.repository.ts'
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
import { createTeam, tellNewOwner } from './team.service.ts'
import { findTwoFactor } from './two-factor.repository.ts'

type Deps = Pick<Core, 'db' | 'clock' | 'random'> & {
  audit: Audit
  notices: Pick<Notices, 'record'>
}

export type AdminsProblem =
  | 'name_invalid'
  | 'name_taken'
  | 'name_removed'
  | 'password_weak'
  | 'unknown'
  | 'last_owner'
  | 'no_two_factor'

const REFUSALS: Partial<Record<ErrorCode, AdminsProblem>> = {
  admin_name_taken: 'name_taken',
  admin_name_removed: 'name_removed',
  last_owner: 'last_owner',
}

/** Changes return the reason of a refusal, or null when they succeeded. */
export function createAdmins({ db, clock, random, audit, notices }: Deps) {
  const team = createTeam({ db, clock, audit, notices })
  const terminal = { admin: TERMINAL_ACTOR }

  async function add(username: string, password: string, role: Role = 'owner') {
    if (!isAdminName(username)) return 'name_invalid'
    if (passwordProblem(password, username)) return 'password_weak'
    const passwordHash = await hashPassword(password)
    const admin = { id: newId(random), username, passwordHash, createdAt: clock.now(), role }
    const adding = db.transaction().execute(async (trx) => {
      const refusal = await insertAdmin(trx, admin)
      if (refusal) throw new AppError(refusal)
      await audit.write(trx, { ...terminal, action: 'admin_added', subject: username, after: { role } })
      if (role === 'owner') await tellNewOwner(notices, trx, { admin: username, by: TERMINAL_ACTOR })
      return null
    })
    return adding.catch(toProblem)
  }

  /** With the admin of this name; a change that would leave no owner is refused as in the console. */
  async function change(
    username: string,
    act: (admin: AdminWithHash) => Promise<AdminsProblem | null>,
  ): Promise<AdminsProblem | null> {
    const admin = await findAdminByName(db, username)
    if (!admin) return 'unknown'
    return act(admin).catch(toProblem)
  }

  const setPassword = (username: string, password: string) =>
    change(username, async ({ id }) => {
      if (passwordProblem(password, username)) return 'password_weak'
      const after = await hashPassword(password)
      await db.transaction().execute(async (trx) => {
        await replacePasswordHash(trx, { id, after })
        await endAccess(trx, { id, username }, { at: clock.now() })
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
        if ((await findTwoFactor(trx, id)).since === null) return 'no_two_factor'
        await endAccess(trx, { id, username }, { at: clock.now() })
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
    list: async () =>
      (await listPeople(db)).map((person) => ({ ...person, is_locked_out: isLockedOut(person) })),
  }
}

function toProblem(error: unknown): AdminsProblem {
  const problem = error instanceof AppError ? REFUSALS[error.code] : undefined
  if (problem === undefined) throw error
  return problem
}
