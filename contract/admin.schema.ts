import * as z from 'zod'
import { ADMIN_USERNAME_MAX_LENGTH, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from './admin.ts'
import { adminCall, publicCall } from './call.ts'
import { Done, NoInput, textLine } from './fields.schema.ts'

/** Not trimmed: spaces may be part of a password. */
const Password = z.string().min(1).max(PASSWORD_MAX_LENGTH)

export const Login = z
  .object({ username: textLine(ADMIN_USERNAME_MAX_LENGTH), password: Password })
  .meta({ id: 'Login' })
export type Login = z.infer<typeof Login>

const LoginReply = z.object({
  /** For `Authorization: Bearer`. */
  token: z.string(),
})
export type LoginReply = z.infer<typeof LoginReply>

export const PasswordChange = z
  .object({
    current_password: Password,
    new_password: z.string().min(PASSWORD_MIN_LENGTH, 'password_too_weak').max(PASSWORD_MAX_LENGTH),
  })
  .meta({ id: 'PasswordChange' })
export type PasswordChange = z.infer<typeof PasswordChange>

export const adminCalls = {
  login: publicCall('POST /api/admin/login', {
    summary: 'Opens a session for an admin.',
    input: z.object({ body: Login }),
    reply: LoginReply,
    errors: ['login_failed', 'too_many_attempts'],
  }),
  logout: adminCall('POST /api/admin/logout', {
    summary: 'Ends the session.',
    input: NoInput,
    reply: Done,
  }),
  changePassword: adminCall('PUT /api/admin/password', {
    summary: 'Changes the own password and ends all own sessions, this one too.',
    input: z.object({ body: PasswordChange }),
    reply: Done,
    errors: ['current_password_wrong', 'password_too_weak', 'too_many_attempts'],
  }),
}
