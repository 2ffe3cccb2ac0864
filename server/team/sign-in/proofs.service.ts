// Proofs of the person who acts in a session, and changes of the own password.
import type { Login, PasswordChange, Proof } from '#contract/team/admin.schema.ts'
import type { Audit } from '#server/platform/audit/audit.service.ts'
import type { Core } from '#server/platform/database/core.ts'
import { AppError } from '#server/platform/kernel/app-error.ts'
import { type Acting, endAccess, requireSession } from './access.repository.ts'
import { type AdminWithHash, replacePasswordHash } from './admin.repository.ts'
import { unlock } from './login-limits.ts'
import type { Passkeys } from './passkeys.service.ts'
import { hashPassword } from './password.ts'
import { passwordProblem } from './password-rules.ts'
import { proveSession } from './session.repository.ts'

type Deps = Pick<Core, 'db' | 'clock'> & {
  audit: Audit
  passkeys: Pick<Passkeys, 'verify'>
  /** Counts in the limits of sign-in attempts; null when the password is wrong. */
  prove(given: Login, address: string): Promise<AdminWithHash | null>
}

export function createProofs({ db, clock, audit, passkeys, prove }: Deps) {
  async function provePassword({ username }: { username: string }, password: string, address: string) {
    const admin = await prove({ username, password }, address)
    if (!admin) throw new AppError('current_password_wrong')
    return admin
  }

  /** Renews the proof of the session. */
  async function proveAgain({ id, username, session }: Acting, proof: Proof, address: string): Promise<void> {
    if ('password' in proof) await provePassword({ username }, proof.password, address)
    else if ((await passkeys.verify(proof.passkey)).id !== id) throw new AppError('passkey_failed')
    await proveSession(db, session, clock.now())
  }

  /** Ends every other means of access of the admin, so that nothing that was stolen with the password stays. */
  async function changePassword({ username, session }: Acting, change: PasswordChange, address: string) {
    const { current_password, new_password } = change
    const { id, passwordHash } = await provePassword({ username }, current_password, address)
    const weakness = passwordProblem(new_password, username)
    if (weakness) throw new AppError(weakness)
    if (new_password === current_password) throw new AppError('password_too_weak')
    const after = await hashPassword(new_password)
    await db.transaction().execute(async (trx) => {
      await requireSession(trx, { id, username, session })
      const isReplaced = await replacePasswordHash(trx, { id, before: passwordHash, after })
      if (!isReplaced) throw new AppError('conflict')
      await endAccess(trx, { id, username }, { at: clock.now(), exceptSession: session })
      await proveSession(trx, session, clock.now())
      await unlock(trx, username)
      await audit.write(trx, { admin: username, action: 'password_changed' })
    })
  }

  return { proveAgain, changePassword }
}
