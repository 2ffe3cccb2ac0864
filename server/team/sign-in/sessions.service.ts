// Sessions of admins: opened, authenticated, ended.

import { isRole, type Role } from '#contract/permissions.ts'
import type { Settings } from '#contract/settings/sections.schema.ts'
import { CHALLENGE_MS } from '#contract/settings/two-factor.ts'
import type { AdminSession } from '#contract/team/account.schema.ts'
import type { SessionToken } from '#contract/team/admin.schema.ts'
import { PROOF_MS, SESSION_IDLE_MS, SESSION_MAX_MS } from '#contract/team/admin.ts'
import { AppError } from '#server/platform/kernel/app-error.ts'
import { shortAddress } from '#server/platform/kernel/network-of.ts'
import type { AdminWithHash } from './admin.repository.ts'
import { readDevice } from './device.ts'
import { deleteOldPasskeyChallenges } from './passkey.repository.ts'
import {
  type Alive,
  deleteOldChallenges,
  deleteOldSessions,
  deleteSession,
  deleteSessionsOf,
  findSession,
  insertSession,
  listSessions,
  touchSession,
} from './session.repository.ts'
import { type Caller, createSignIn, type SignInDeps } from './sign-in.service.ts'
import { hashOfToken, isToken, newToken } from './token.ts'

type Deps = Omit<SignInDeps, 'open'> & { shownSettings(): Pick<Settings, 'team'> }

export type SignedIn = {
  id: string
  username: string
  role: Role
  /** Id of the session; not the token. */
  session: string
  /** The team's rules ask for two-factor login, and it is off: only the own account can be used. */
  mustSetUpTwoFactor: boolean
  /** The password was typed, or a passkey used, in the last five minutes. */
  hasFreshProof: boolean
  /** A remedy ended two-factor login, and it was not set up again. */
  twoFactorEnded: boolean
}

export type Sessions = ReturnType<typeof createSessions>

/** `last used` is written at most once a minute, because an admin page makes many calls. */
const TOUCH_EVERY_MS = 60_000
/** How far the clock of the process that opened a session may be ahead: a session beyond it opens nothing for now. */
const AHEAD_MS = 10 * 60_000
/** What is over is deleted this much later, so that a process whose clock is wrong ends nothing of the others. */
const SWEEP_LATER_MS = 7 * 24 * 60 * 60_000

export function createSessions(deps: Deps) {
  const { db, clock, random, audit, shownSettings } = deps
  const before = (ms: number) => new Date(clock.now().getTime() - ms)
  const alive = () => ({
    createdAfter: before(SESSION_MAX_MS),
    usedAfter: before(SESSION_IDLE_MS),
    notAfter: before(-AHEAD_MS),
  })

  /** The password is compared again: it may have been changed during the verification. */
  async function open(admin: AdminWithHash, { address, device }: Caller): Promise<SessionToken> {
    const token = newToken(random)
    const { id: adminId, username, passwordHash } = admin
    const opened = await db.transaction().execute(async (trx) => {
      const session = { tokenHash: hashOfToken(token), adminId, passwordHash, at: clock.now() }
      if (!(await insertSession(trx, { ...session, network: shortAddress(address), device }))) return false
      await audit.write(trx, { admin: username, action: 'login' })
      return true
    })
    if (!opened) throw new AppError('login_failed')
    return { token }
  }

  async function authenticate(token: string): Promise<SignedIn | null> {
    if (!isToken(token)) return null
    const session = hashOfToken(token)
    const found = await findSession(db, session, alive())
    if (!found) return null
    const { adminId: id, username, role, hasTwoFactor, twoFactorEnded, usedAt, provedAt } = found
    // A role that this version does not know allows nothing.
    if (!isRole(role)) return null
    const now = clock.now()
    if (now.getTime() - usedAt.getTime() >= TOUCH_EVERY_MS) await touchSession(db, session, now)
    const mustSetUpTwoFactor = !hasTwoFactor && isTwoFactorRequired(role)
    const hasFreshProof = isFresh(provedAt)
    return { id, username, role, session, mustSetUpTwoFactor, hasFreshProof, twoFactorEnded }
  }

  function isFresh(provedAt: Date | null): boolean {
    return provedAt !== null && provedAt > before(PROOF_MS) && provedAt <= alive().notAfter
  }

  function isTwoFactorRequired(role: Role): boolean {
    const { two_factor } = shownSettings().team
    return two_factor === 'everybody' || (two_factor === 'owners' && role === 'owner')
  }

  async function logout({ id, username, session }: SignedIn): Promise<void> {
    await db.transaction().execute(async (trx) => {
      if (await deleteSession(trx, id, session)) await audit.write(trx, { admin: username, action: 'logout' })
    })
  }

  return {
    ...createSignIn({ ...deps, open }),
    open,
    authenticate,
    isTwoFactorRequired,
    logout,
    ...createSessionList({ db, audit, alive }),
    async sweep(): Promise<void> {
      const createdUntil = before(SESSION_MAX_MS + SWEEP_LATER_MS)
      await deleteOldSessions(db, { createdUntil, usedUntil: before(SESSION_IDLE_MS + SWEEP_LATER_MS) })
      await deleteOldChallenges(db, before(CHALLENGE_MS + SWEEP_LATER_MS))
      await deleteOldPasskeyChallenges(db, before(CHALLENGE_MS + SWEEP_LATER_MS))
    },
  }
}

type ListDeps = Pick<SignInDeps, 'db' | 'audit'> & { alive(): Alive }

function createSessionList({ db, audit, alive }: ListDeps) {
  async function list({ id, session: current }: SignedIn): Promise<AdminSession[]> {
    const sessions = await listSessions(db, id, alive())
    return sessions.map(({ tokenHash, device, ...session }) => ({
      ...session,
      id: tokenHash,
      device: readDevice(device),
      is_current: tokenHash === current,
    }))
  }

  async function end({ id, username }: SignedIn, session: string): Promise<void> {
    await db.transaction().execute(async (trx) => {
      if (!(await deleteSession(trx, id, session))) throw new AppError('session_not_found')
      await audit.write(trx, { admin: username, action: 'sessions_ended', after: { count: 1 } })
    })
  }

  async function endOthers({ id, username, session }: SignedIn): Promise<void> {
    await db.transaction().execute(async (trx) => {
      const count = await deleteSessionsOf(trx, id, session)
      if (count > 0) await audit.write(trx, { admin: username, action: 'sessions_ended', after: { count } })
    })
  }

  return { list, end, endOthers }
}
