// What signing in and the password take and give.
import * as z from 'zod'
import {
  ADMIN_USERNAME_MAX_LENGTH,
  adminApi,
  type Login,
  type LoginReply,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  type PasswordChange,
} from './admin.ts'
import { describe } from './call.ts'
import { DoneReply, NoInput, textLine } from './fields.schema.ts'

/** Taken as it is: a space or an odd sign may well be part of it. */
const Password = z.string().min(1).max(PASSWORD_MAX_LENGTH)

export const LoginBody = z
  .object({ username: textLine(ADMIN_USERNAME_MAX_LENGTH), password: Password })
  .meta({ id: 'Login' }) satisfies z.ZodType<Login>

const TokenReply = z.object({ token: z.string() }) satisfies z.ZodType<LoginReply>

export const PasswordChangeBody = z
  .object({
    current_password: Password,
    new_password: z.string().min(PASSWORD_MIN_LENGTH, 'password_too_weak').max(PASSWORD_MAX_LENGTH),
  })
  .meta({ id: 'PasswordChange' }) satisfies z.ZodType<PasswordChange>

export const adminCalls = {
  login: describe(adminApi.login, {
    summary: 'Signs an admin in.',
    input: z.object({ body: LoginBody }),
    reply: TokenReply,
    errors: ['login_failed', 'too_many_attempts'],
  }),
  logout: describe(adminApi.logout, {
    summary: 'Ends the session.',
    input: NoInput,
    reply: DoneReply,
  }),
  changePassword: describe(adminApi.changePassword, {
    summary: 'Changes the own password and ends all own sessions, this one too.',
    input: z.object({ body: PasswordChangeBody }),
    reply: DoneReply,
    errors: ['current_password_wrong', 'password_too_weak', 'too_many_attempts'],
  }),
}
