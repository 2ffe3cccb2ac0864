// Admins: signing in and out, and the password.
import { adminEndpoint, type Done, endpoint } from './endpoint.ts'

/** Where the browser keeps the token; the name is the spec's. */
export const ADMIN_TOKEN_STORAGE_KEY = 'adminToken'

/** A session ends after this long without a request, and after this long in any case. */
export const SESSION_IDLE_MS = 2 * 60 * 60 * 1_000
export const SESSION_MAX_MS = 24 * 60 * 60 * 1_000

export const ADMIN_USERNAME_MAX_LENGTH = 64
/** For new passwords. */
export const PASSWORD_MIN_LENGTH = 12
export const PASSWORD_MAX_LENGTH = 256

export type Login = { username: string; password: string }

export type LoginReply = {
  /** For `Authorization: Bearer`. */
  token: string
}

export type PasswordChange = { current_password: string; new_password: string }

export const adminApi = {
  /** Anybody may try. */
  login: endpoint<LoginReply, { body: Login }>('POST', '/api/admin/login'),
  logout: adminEndpoint<Done>('POST', '/api/admin/logout'),
  /** Ends every session of the admin, this one too. */
  changePassword: adminEndpoint<Done, { body: PasswordChange }>('PUT', '/api/admin/password'),
}

export function isPasswordTooShort(password: string): boolean {
  return password.length < PASSWORD_MIN_LENGTH
}
