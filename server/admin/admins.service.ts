// Management of admins from the command line.
import { type Audit, TERMINAL_ACTOR } from '#server/audit/audit.service.ts'
import type { Core } from '#server/database/core.ts'
import { newId } from '#server/kernel/random.ts'
import {
  deleteAdminUnlessLast,
  findAdminByName,
  insertAdmin,
  listAdmins,
  replacePasswordHash,
} from './admin.repository.ts'
import { unlock } from './login-limits.ts'
import { hashPassword } from './password.ts'
import { isPasswordWeak } from './password-rules.ts'
import { deleteSessionsOf } from './session.repository.ts'

type Deps = Pick<Core, 'db' | 'clock' | 'random'> & {
  audit: Audit
}

export type AdminsProblem = 'name_invalid' | 'name_taken' | 'password_weak' | 'unknown' | 'last_one'

const NAME = /^[A-Za-z0-9_.-]{3,32}$/

/** Changes return the reason of a refusal, or null when they succeeded. */
export function createAdmins({ db, clock, random, audit }: Deps) {
  async function add(username: string, password: string): Promise<AdminsProblem | null> {
    if (!NAME.test(username)) return 'name_invalid'
    if (isPasswordWeak(password, username)) return 'password_weak'
    const passwordHash = await hashPassword(password)
    const admin = { id: newId(random), username, passwordHash, createdAt: clock.now() }
    return db.transaction().execute(async (trx) => {
      if (!(await insertAdmin(trx, admin))) return 'name_taken'
      await audit.write(trx, { admin: TERMINAL_ACTOR, action: 'admin_added', subject: username })
      return null
    })
  }

  async function setPassword(username: string, password: string): Promise<AdminsProblem | null> {
    const admin = await findAdminByName(db, username)
    if (!admin) return 'unknown'
    if (isPasswordWeak(password, username)) return 'password_weak'
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
      if (!(await deleteAdminUnlessLast(trx, admin.id))) return 'last_one'
      await deleteSessionsOf(trx, admin.id)
      await audit.write(trx, { admin: TERMINAL_ACTOR, action: 'admin_removed', subject: admin.username })
      return null
    })
  }

  return { add, setPassword, unlock: liftLock, remove, list: () => listAdmins(db) }
}
