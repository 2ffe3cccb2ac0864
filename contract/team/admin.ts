/** The local storage key of the token. */
export const ADMIN_TOKEN_STORAGE_KEY = 'adminToken'

/** A session ends after this long without a request, and after this long in any case. */
export const SESSION_IDLE_MS = 2 * 60 * 60 * 1_000
export const SESSION_MAX_MS = 24 * 60 * 60 * 1_000

/** How long a typed password or a used passkey counts as a fresh proof. */
export const PROOF_MS = 5 * 60 * 1_000

export const ADMIN_USERNAME_MAX_LENGTH = 64
export const PASSWORD_MIN_LENGTH = 12
export const PASSWORD_MAX_LENGTH = 256

export function isPasswordTooShort(password: string): boolean {
  return password.length < PASSWORD_MIN_LENGTH
}
