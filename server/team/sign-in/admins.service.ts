// Management of admins from the command line.

import type { Role } from '#contract/permissions.ts'
import { TERMINAL_ACTOR } from '#contract/platform/audit.ts'
import type { Audit } from '#server/platform/audit/audit.service.ts'
import type { Core } from '#server/platform/database/core.ts'
import { newId } from '#server/platform/kernel/random.ts'
import { findAdminByName, insertAdmin, listAdmins, replacePasswordHash } from './admin.repository.ts'
import { isAdminName } from './admin-name.ts'
import { endAccess } from './end-access.ts'
import { unlock } from './login-limits.ts'
import { hashPassword } from './password.ts'
import { passwordProblem } from './password-rules.ts'
import { deleteSessionsOf } from './session.repository.ts'
import { deletePerson, lockOwners, updateRole } from './team.repository.ts'
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
  async function add(
    username: string,
    password: string,
    role: Role = 'owner',
  ): Promise<AdminsProblem | null> {
    if (!isAdminName(username)) return 'name_invalid'
    if (passwordProblem(password, username)) return 'password_weak'
    const passwordHash = await hashPassword(password)
    const admin = { id: newId(random), username, passwordHash, createdAt: clock.now(), role }
    return db.transaction().execute(async (trx) => {
      if (!(await insertAdmin(trx, admin))) return 'name_taken'
      const entry = { action: 'admin_added', subject: username, after: { role } } as const
      await audit.write(trx, { admin: TERMINAL_ACTOR, ...entry })
      return null
    })
  }

  async function setPassword(username: string, password: string): Promise<AdminsProblem | null> {
    const admin = await findAdminByName(db, username)
    if (!admin) return 'unknown'
    if (passwordProblem(password, username)) return 'password_weak'
    const { id, passwordHash: before } = admin
    const after = await hashPassword(password)
    await db.transaction().execute(async (trx) => {
      await replacePasswordHash(trx, { id, before, after })
      await deleteSessionsOf(trx, id)
      await unlock(trx, username)
      await audit.write(trx, { admin: TERMINAL_ACTOR, action: 'password_changed', subject: username })
    })
    return null
  }

  async function liftLock(username: string): Promise<AdminsProblem | null> {
    if (!(await findAdminByName(db, username))) return 'unknown'
    await db.transaction().execute(async (trx) => {
      await unlock(trx, username)
      await audit.write(trx, { admin: TERMINAL_ACTOR, action: 'admin_unlocked', subject: username })
    })
    return null
  }

  async function remove(username: string): Promise<AdminsProblem | null> {
    const admin = await findAdminByName(db, username)
    if (!admin) return 'unknown'
    return db.transaction().execute(async (trx) => {
      await lockOwners(trx)
      if (!(await deletePerson(trx, admin.id))) return 'last_owner'
      await endAccess(trx, admin)
      await removeTwoFactor(trx, admin.id)
      await audit.write(trx, { admin: TERMINAL_ACTOR, action: 'admin_removed', subject: admin.username })
      return null
    })
  }

  async function setRole(username: string, role: Role): Promise<AdminsProblem | null> {
    const admin = await findAdminByName(db, username)
    if (!admin) return 'unknown'
    return db.transaction().execute(async (trx) => {
      await lockOwners(trx)
      if (!(await updateRole(trx, admin.id, role))) return 'last_owner'
      if (role !== 'owner') await endAccess(trx, admin)
      const entry = { action: 'role_changed', subject: username, after: { role } } as const
      await audit.write(trx, { admin: TERMINAL_ACTOR, ...entry })
      return null
    })
  }

  /** For an admin who lost both the phone and the recovery codes. */
  async function resetTwoFactor(username: string): Promise<AdminsProblem | null> {
    const admin = await findAdminByName(db, username)
    if (!admin) return 'unknown'
    return db.transaction().execute(async (trx) => {
      if (!(await removeTwoFactor(trx, admin.id))) return 'no_two_factor'
      await deleteSessionsOf(trx, admin.id)
      await unlock(trx, username)
      await audit.write(trx, { admin: TERMINAL_ACTOR, action: 'two_factor_off', subject: username })
      return null
    })
  }

  return { add, setPassword, setRole, resetTwoFactor, unlock: liftLock, remove, list: () => listAdmins(db) }
}
