// Sign-in, sign-out and password changes.
import type { Login, LoginReply, PasswordChange } from '#contract/admin.schema.ts'
import { SESSION_IDLE_MS, SESSION_MAX_MS } from '#contract/admin.ts'
import type { Audit } from '#server/audit/audit.service.ts'
import type { Core } from '#server/database/core.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Log } from '#server/kernel/log.ts'
import { shortAddress } from '#server/kernel/network-of.ts'
import type { Limits } from '#server/limits/limits.service.ts'
import type { Notices } from '#server/notices/notices.service.ts'
import { type AdminWithHash, findAdminByName, replacePasswordHash } from './admin.repository.ts'
import { createLoginLimits, unlock } from './login-limits.ts'
import { hashPassword, NOBODYS_HASH, passwordMatches } from './password.ts'
import { isPasswordWeak } from './password-rules.ts'
import {
  deleteDeadSessions,
  deleteSession,
  deleteSessionsOf,
  findSession,
  insertSession,
  touchSession,
} from './session.repository.ts'
import { hashOfToken, isToken, newToken } from './token.ts'

type Deps = Pick<Core, 'db' | 'clock' | 'random'> & {
  limits: Limits
  audit: Audit
  notices: Pick<Notices, 'record'>
  log: Pick<Log, 'warn'>
}

export type SignedIn = {
  id: string
  username: string
  /** Id of the session; not the token. */
  session: string
}

export type Sessions = ReturnType<typeof createSessions>

/** `last used` is written at most once a minute, because an admin page makes many calls. */
const TOUCH_EVERY_MS = 60_000

export function createSessions({ db, clock, random, limits, audit, notices, log }: Deps) {
  const loginLimits = createLoginLimits(limits)

  function alive() {
    const now = clock.now().getTime()
    return { createdAfter: new Date(now - SESSION_MAX_MS), usedAfter: new Date(now - SESSION_IDLE_MS) }
  }

  /** Null when the name or the password is wrong; both take the same time. */
  async function prove({ username, password }: Login, address: string): Promise<AdminWithHash | null> {
    const proven = await loginLimits.attempt({ username, address }, async () => {
      const admin = await findAdminByName(db, username)
      const matches = await passwordMatches(admin?.passwordHash ?? NOBODYS_HASH, password)
      return matches ? admin : null
    })
    if (!proven) log.warn({ address }, 'wrong username or password')
    return proven
  }

  async function login(given: Login, address: string): Promise<LoginReply> {
    const isNewNetwork = await loginLimits.isNewNetwork({ username: given.username, address })
    const admin = await prove(given, address)
    if (!admin) throw new AppError('login_failed')
    const token = newToken(random)
    const { id: adminId, username, passwordHash } = admin
    const session = { tokenHash: hashOfToken(token), adminId, passwordHash, at: clock.now() }
    const opened = await db.transaction().execute(async (trx) => {
      if (!(await insertSession(trx, session))) return false
      await audit.write(trx, { admin: username, action: 'login' })
      if (isNewNetwork) {
        const data = { admin: username, network: shortAddress(address) }
        await notices.record(trx, { type: 'staff.new_network', data })
      }
      return true
    })
    // The password was changed during the verification.
    if (!opened) throw new AppError('login_failed')
    return { token }
  }

  async function authenticate(token: string): Promise<SignedIn | null> {
    if (!isToken(token)) return null
    const session = hashOfToken(token)
    const found = await findSession(db, session, alive())
    if (!found) return null
    const now = clock.now()
    if (now.getTime() - found.usedAt.getTime() >= TOUCH_EVERY_MS) await touchSession(db, session, now)
    return { id: found.adminId, username: found.username, session }
  }

  async function logout({ username, session }: SignedIn): Promise<void> {
    await db.transaction().execute(async (trx) => {
      if (await deleteSession(trx, session)) await audit.write(trx, { admin: username, action: 'logout' })
    })
  }

  /** Ends every session of the admin. */
  async function changePassword(
    { username }: SignedIn,
    { current_password, new_password }: PasswordChange,
    address: string,
  ): Promise<void> {
    const admin = await prove({ username, password: current_password }, address)
    if (!admin) throw new AppError('current_password_wrong')
    if (new_password === current_password || isPasswordWeak(new_password, username)) {
      throw new AppError('password_too_weak')
    }
    const { id, passwordHash: before } = admin
    const after = await hashPassword(new_password)
    await db.transaction().execute(async (trx) => {
      if (!(await replacePasswordHash(trx, { id, before, after }))) throw new AppError('conflict')
      await deleteSessionsOf(trx, id)
      await unlock(trx, username)
      await audit.write(trx, { admin: username, action: 'password_changed' })
    })
  }

  return {
    login,
    authenticate,
    logout,
    changePassword,
    /** Deletes expired sessions. */
    sweep: () => deleteDeadSessions(db, alive()),
  }
}
