// Sign-in with a password and, where it is on, a two-factor code, or with a passkey.

import { CHALLENGE_MS } from '#contract/settings/two-factor.ts'
import type { Login, LoginReply, SessionToken, TwoFactorLogin } from '#contract/team/admin.schema.ts'
import type { UsedPasskey } from '#contract/team/passkey.schema.ts'
import type { Audit } from '#server/platform/audit/audit.service.ts'
import type { Core } from '#server/platform/database/core.ts'
import { AppError } from '#server/platform/kernel/app-error.ts'
import { CLOCK_SKEW_MS } from '#server/platform/kernel/clock.ts'
import type { Log } from '#server/platform/kernel/log.ts'
import { shortAddress } from '#server/platform/kernel/network-of.ts'
import type { Limits } from '#server/platform/limits/limits.service.ts'
import type { Notices } from '#server/team/notices/notices.service.ts'
import { type AdminWithHash, findAdminByName } from './admin.repository.ts'
import { createLoginLimits } from './login-limits.ts'
import type { Passkeys } from './passkeys.service.ts'
import { NOBODYS_HASH, passwordMatches } from './password.ts'
import { createProofs } from './proofs.service.ts'
import { deleteChallenge, findChallenge, insertChallenge } from './session.repository.ts'
import { hashOfToken, newToken } from './token.ts'
import type { TwoFactor } from './two-factor.service.ts'

/** Where a sign-in comes from. `device` is as toStoredDevice writes it. */
export type Caller = { address: string; device: string | null }

export type SignInDeps = Pick<Core, 'db' | 'clock' | 'random'> & {
  limits: Limits
  audit: Audit
  notices: Pick<Notices, 'record'>
  twoFactor: Pick<TwoFactor, 'state' | 'verify'>
  passkeys: Pick<Passkeys, 'request' | 'verify'>
  log: Pick<Log, 'warn'>
  open(admin: AdminWithHash, caller: Caller): Promise<SessionToken>
}

export function createSignIn(deps: SignInDeps) {
  const { db, clock, random, limits, notices, twoFactor, passkeys, log, open } = deps
  const loginLimits = createLoginLimits(limits)

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

  /** Also when the code is still missing: somebody knows the password. */
  async function tellNewNetwork(admin: string, address: string): Promise<void> {
    const data = { admin, network: shortAddress(address) }
    await notices.record(db, { type: 'staff.new_network', data })
  }

  async function login(given: Login, caller: Caller): Promise<LoginReply> {
    const { address } = caller
    const isNewNetwork = await loginLimits.isNewNetwork({ username: given.username, address })
    const admin = await prove(given, address)
    if (!admin) throw new AppError('login_failed')
    if (isNewNetwork) await tellNewNetwork(admin.username, address)
    if (!(await twoFactor.state(admin.id)).isOn) return open(admin, caller)
    const token = newToken(random)
    const { id: admin_id, passwordHash: password_hash } = admin
    const at = { created_at: clock.now().toISOString() }
    await insertChallenge(db, { token_hash: hashOfToken(token), admin_id, password_hash, ...at })
    return { two_factor_token: token }
  }

  async function loginWithCode(given: TwoFactorLogin, caller: Caller): Promise<SessionToken> {
    const tokenHash = hashOfToken(given.two_factor_token)
    const now = clock.now().getTime()
    const challenge = await findChallenge(db, tokenHash, {
      createdAfter: new Date(now - CHALLENGE_MS),
      notAfter: new Date(now + CLOCK_SKEW_MS),
    })
    if (!challenge) throw new AppError('two_factor_expired')
    const { adminId: id, username, passwordHash } = challenge
    await twoFactor.verify({ id, username }, given.code)
    if (!(await deleteChallenge(db, tokenHash))) throw new AppError('two_factor_expired')
    return open({ id, username, passwordHash }, caller)
  }

  async function loginWithPasskey(given: UsedPasskey, caller: Caller): Promise<SessionToken> {
    const admin = await passkeys.verify(given)
    const guesser = { username: admin.username, address: caller.address }
    if (await loginLimits.isNewNetwork(guesser)) await tellNewNetwork(guesser.username, guesser.address)
    await loginLimits.remember(guesser)
    return open(admin, caller)
  }

  return {
    login,
    loginWithCode,
    requestPasskey: passkeys.request,
    loginWithPasskey,
    ...createProofs({ ...deps, prove }),
  }
}
