// The admin's own account: two-factor login and sessions.
import * as z from 'zod'
import { adminCall } from '#contract/call.ts'
import { ROLES } from '#contract/permissions.ts'
import { Moment, named } from '#contract/platform/fields.schema.ts'
import { Code, withProof } from './admin.schema.ts'
import { CreatedPasskey, CredentialId, PasskeyCreation } from './passkey.schema.ts'

/** The browser and system; null when the client sent none. */
const Device = z.object({ browser: z.string().nullable(), system: z.string().nullable() }).nullable()

const Session = named('AdminSession', {
  id: z.string(),
  device: Device,
  /** Shortened: enough to recognise the network. */
  network: z.string().nullable(),
  created_at: Moment,
  used_at: Moment,
  is_current: z.boolean(),
})
export type AdminSession = z.infer<typeof Session>

const Passkey = named('Passkey', {
  id: z.string(),
  device: Device,
  created_at: Moment,
  used_at: Moment.nullable(),
})
export type Passkey = z.infer<typeof Passkey>

const Account = named('Account', {
  username: z.string(),
  role: z.enum(ROLES),
  two_factor: z.object({
    /** An authenticator app or a passkey is set up. */
    is_on: z.boolean(),
    has_app: z.boolean(),
    /** The team's rules ask for it: until then only the own account can be used. */
    is_required: z.boolean(),
    recovery_codes_left: z.int(),
    /** A new password, a demotion or a command ended the last one, and none was set up since. */
    was_ended: z.boolean(),
  }),
  passkeys: z.array(Passkey),
  sessions: z.array(Session),
})
export type Account = z.infer<typeof Account>

const TwoFactorSetup = z.object({
  /** Base32, for typing it. */
  secret: z.string(),
  /** `otpauth://`, for the QR code. */
  address: z.string(),
})
export type TwoFactorSetup = z.infer<typeof TwoFactorSetup>

const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) })

const withCode = z.object({ body: z.object({ code: Code }) })
const permission = 'account' as const
const proof = 'fresh' as const

export const accountCalls = {
  getAccount: adminCall('GET /api/admin/account', permission, {
    summary: 'Gives the own role, two-factor login and sessions.',
    reply: Account,
  }),
  beginTwoFactor: adminCall('POST /api/admin/account/two-factor', permission, {
    proof,
    summary: 'Makes a secret for an authenticator app; it counts after the first right code.',
    reply: TwoFactorSetup,
    errors: ['conflict', 'secret_key_unavailable'],
  }),
  activateTwoFactor: adminCall('POST /api/admin/account/two-factor/activate', permission, {
    proof,
    summary: 'Switches two-factor login on and gives the recovery codes, once.',
    input: withCode,
    reply: RecoveryCodes,
    errors: ['two_factor_failed', 'conflict'],
  }),
  removeTwoFactor: adminCall('POST /api/admin/account/two-factor/remove', permission, {
    proof,
    summary: 'Removes the authenticator app.',
    input: withCode,
    errors: ['two_factor_failed', 'two_factor_unreadable', 'too_many_attempts'],
  }),
  renewRecoveryCodes: adminCall('POST /api/admin/account/recovery-codes', permission, {
    proof,
    summary: 'Gives new recovery codes and makes the old ones void.',
    input: withCode,
    reply: RecoveryCodes,
    errors: ['two_factor_failed', 'two_factor_unreadable', 'too_many_attempts'],
  }),
  beginPasskey: adminCall('POST /api/admin/account/passkeys/options', permission, {
    proof,
    summary: 'Gives the options with which the browser creates a passkey; valid for five minutes.',
    reply: PasskeyCreation,
  }),
  addPasskey: adminCall('POST /api/admin/account/passkeys', permission, {
    proof,
    summary: 'Adds the created passkey; the first factor of an account also gives recovery codes, once.',
    input: z.object({ body: CreatedPasskey }),
    reply: RecoveryCodes,
    errors: ['passkey_failed'],
  }),
  removePasskey: adminCall('POST /api/admin/account/passkeys/:id/remove', permission, {
    proof,
    summary: 'Removes a passkey.',
    input: z.object({ params: z.object({ id: CredentialId }) }),
    errors: ['passkey_not_found'],
  }),
  proveAgain: adminCall('POST /api/admin/account/proof', permission, {
    summary:
      'Proves who uses the session, by the password or a passkey: for five minutes it may call what needs a fresh proof.',
    input: withProof,
    errors: ['current_password_wrong', 'passkey_failed', 'too_many_attempts'],
  }),
  endSession: adminCall('DELETE /api/admin/account/sessions/:id', permission, {
    summary: 'Ends one of the own sessions.',
    input: z.object({ params: z.object({ id: z.string().regex(/^[\w-]{43}$/, 'session_not_found') }) }),
    errors: ['session_not_found'],
  }),
  endOtherSessions: adminCall('DELETE /api/admin/account/sessions', permission, {
    summary: 'Ends all own sessions but this one.',
  }),
}
