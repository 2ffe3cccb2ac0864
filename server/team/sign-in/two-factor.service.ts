// Two-factor login: codes of an authenticator app, and recovery codes. No code is accepted twice.
import type { Audit } from '#server/platform/audit/audit.service.ts'
import type { Core } from '#server/platform/database/core.ts'
import { AppError } from '#server/platform/kernel/app-error.ts'
import type { Log } from '#server/platform/kernel/log.ts'
import type { Limits } from '#server/platform/limits/limits.service.ts'
import type { SecretBox } from '#server/platform/secrets/secret-box.service.ts'
import { type Acting, requireSession } from './access.repository.ts'
import { codeAttemptsKey } from './login-limits.ts'
import { hashOfRecoveryCode, newRecoveryCodes } from './recovery-codes.ts'
import { findStep, newTotpSecret, totpAddress } from './totp.ts'
import {
  acceptStep,
  activatePending,
  countRecoveryCodes,
  findTwoFactor,
  removeApp,
  replaceRecoveryCodes,
  savePending,
  switchOff,
  useRecoveryCode,
} from './two-factor.repository.ts'

type Deps = Pick<Core, 'db' | 'clock' | 'random'> & {
  limits: Limits
  audit: Audit
  box: SecretBox
  log: Pick<Log, 'error' | 'warn'>
  /** Shown by the authenticator app. */
  siteName(): string
}

type Owner = { id: string; username: string }

/** Per admin: who knows the password must not guess the code. */
const WRONG_CODES = { limit: 5, windowMs: 15 * 60 * 1_000 }

export type TwoFactor = ReturnType<typeof createTwoFactor>

export function createTwoFactor({ db, clock, random, limits, audit, box, log, siteName }: Deps) {
  function decrypt(stored: string | null, admin: Pick<Owner, 'id'>): string | null {
    if (stored === null) return null
    const secret = box.decrypt(nameOf(admin), stored)
    if (secret === null) log.error({ admin: admin.id }, 'two-factor secret cannot be decrypted')
    return secret
  }

  /** Null when it is accepted. */
  async function findRefusal(admin: Pick<Owner, 'id'>, code: string) {
    const { secret } = await findTwoFactor(db, admin.id)
    const readable = decrypt(secret, admin)
    const step = readable === null ? null : findStep(readable, code.replace(/\s/g, ''), clock.now())
    if (step !== null) return (await acceptStep(db, admin.id, step)) ? null : 'two_factor_failed'
    const hash = hashOfRecoveryCode(code)
    if (hash !== null && (await useRecoveryCode(db, { adminId: admin.id, hash, at: clock.now() })))
      return null
    // With another key of the secrets no code of the app is ever right.
    return secret !== null && readable === null ? 'two_factor_unreadable' : 'two_factor_failed'
  }

  /** Counted before the code is checked, so that simultaneous guesses are counted too. */
  async function verify(admin: Owner, code: string): Promise<void> {
    const attempts = codeAttemptsKey(admin.username)
    await limits.require(attempts, WRONG_CODES, 'too_many_attempts')
    const refusal = await findRefusal(admin, code)
    if (refusal) {
      log.warn({ admin: admin.username }, 'wrong two-factor code')
      throw new AppError(refusal)
    }
    await limits.reset(attempts)
  }

  return {
    verify,
    async state(adminId: string): Promise<{ isOn: boolean; hasApp: boolean; wasEnded: boolean }> {
      const { secret, since, endedAt } = await findTwoFactor(db, adminId)
      return { isOn: since !== null, hasApp: secret !== null, wasEnded: endedAt !== null }
    },
    countRecoveryCodes: (adminId: string): Promise<number> => countRecoveryCodes(db, adminId),

    /** A new secret; it counts after the first right code. */
    async begin(admin: Owner): Promise<{ secret: string; address: string }> {
      const secret = newTotpSecret(random)
      const pending = box.encrypt(nameOf(admin), secret)
      if (!(await savePending(db, admin.id, pending))) throw new AppError('conflict')
      return { secret, address: totpAddress({ issuer: siteName(), account: admin.username, secret }) }
    },

    async activate(admin: Acting, code: string): Promise<string[]> {
      const { pending } = await findTwoFactor(db, admin.id)
      const secret = decrypt(pending, admin)
      if (pending === null || secret === null) throw new AppError('conflict')
      const step = findStep(secret, code.replace(/\s/g, ''), clock.now())
      if (step === null) throw new AppError('two_factor_failed')
      const codes = newRecoveryCodes(random)
      await db.transaction().execute(async (trx) => {
        await requireSession(trx, admin)
        const activation = { adminId: admin.id, pending, step, at: clock.now() }
        if (!(await activatePending(trx, activation))) throw new AppError('conflict')
        await replaceRecoveryCodes(trx, admin.id, codes)
        await audit.write(trx, { admin: admin.username, action: 'two_factor_on' })
      })
      return codes
    },

    async remove(admin: Owner, code: string): Promise<void> {
      await verify(admin, code)
      await db.transaction().execute(async (trx) => {
        if (!(await removeApp(trx, admin.id))) return
        await switchOff(trx, admin.id)
        await audit.write(trx, { admin: admin.username, action: 'two_factor_off' })
      })
    },

    async renewRecoveryCodes(admin: Acting, code: string): Promise<string[]> {
      await verify(admin, code)
      const codes = newRecoveryCodes(random)
      await db.transaction().execute(async (trx) => {
        await requireSession(trx, admin)
        await replaceRecoveryCodes(trx, admin.id, codes)
        await audit.write(trx, { admin: admin.username, action: 'recovery_codes_renewed' })
      })
      return codes
    },
  }
}

/** Bound to the admin: a stored secret cannot be moved to another one. */
function nameOf({ id }: Pick<Owner, 'id'>): string {
  return `totp ${id}`
}
