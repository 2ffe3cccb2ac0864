import * as z from 'zod'
import { adminCall, publicCall } from '#contract/call.ts'
import { named, textLine } from '#contract/platform/fields.schema.ts'
import { ADMIN_USERNAME_MAX_LENGTH, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from './admin.ts'
import { PasskeyRequest, UsedPasskey } from './passkey.schema.ts'

/** Not trimmed: spaces may be part of a password. */
const Password = z.string().min(1).max(PASSWORD_MAX_LENGTH)

export const Login = named('Login', { username: textLine(ADMIN_USERNAME_MAX_LENGTH), password: Password })
export type Login = z.infer<typeof Login>

export const SessionToken = z.object({
  /** For `Authorization: Bearer`. */
  token: z.string(),
})
export type SessionToken = z.infer<typeof SessionToken>

export const NewPassword = z.string().min(PASSWORD_MIN_LENGTH, 'password_too_weak').max(PASSWORD_MAX_LENGTH)

const LoginReply = z.union([
  SessionToken,
  z.object({
    /** For the call that takes the code; valid for five minutes. */
    two_factor_token: z.string(),
  }),
])
export type LoginReply = z.infer<typeof LoginReply>

/** Six digits of the authenticator app, or a recovery code. */
export const Code = z.string().trim().min(6).max(32)

const TwoFactorLogin = named('TwoFactorLogin', { two_factor_token: z.string().max(64), code: Code })
export type TwoFactorLogin = z.infer<typeof TwoFactorLogin>

export const PasswordChange = named('PasswordChange', {
  current_password: Password,
  new_password: NewPassword,
})
export type PasswordChange = z.infer<typeof PasswordChange>

const Proof = z.union([z.object({ password: Password }), z.object({ passkey: UsedPasskey })])
export type Proof = z.infer<typeof Proof>

/** With an answer to the options of a sign-in by passkey. */
export const withProof = z.object({ body: Proof })

export const adminCalls = {
  login: publicCall('POST /api/admin/login', {
    summary: 'Opens a session for an admin, or asks for the code of the two-factor login.',
    input: z.object({ body: Login }),
    reply: LoginReply,
    errors: ['login_failed', 'too_many_attempts'],
  }),
  loginWithCode: publicCall('POST /api/admin/login/two-factor', {
    summary: 'Opens the session of a two-factor login.',
    input: z.object({ body: TwoFactorLogin }),
    reply: SessionToken,
    errors: ['two_factor_failed', 'two_factor_unreadable', 'two_factor_expired', 'too_many_attempts'],
  }),
  requestPasskey: publicCall('POST /api/admin/login/passkey/options', {
    summary: 'Gives the options with which the browser asks for a passkey; valid for five minutes.',
    reply: PasskeyRequest,
    errors: ['too_many_attempts'],
  }),
  loginWithPasskey: publicCall('POST /api/admin/login/passkey', {
    summary: 'Opens a session with a passkey, without password and code.',
    input: z.object({ body: UsedPasskey }),
    reply: SessionToken,
    errors: ['passkey_failed'],
  }),
  logout: adminCall('POST /api/admin/logout', 'account', {
    summary: 'Ends the session.',
  }),
  changePassword: adminCall('PUT /api/admin/password', 'account', {
    summary:
      'Changes the own password. Other sessions, passkeys, authenticator app, recovery codes and invitations end.',
    input: z.object({ body: PasswordChange }),
    errors: ['current_password_wrong', 'password_too_weak', 'password_has_name', 'too_many_attempts'],
  }),
}
