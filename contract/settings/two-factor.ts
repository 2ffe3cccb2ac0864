export const TOTP_DIGITS = 6
export const RECOVERY_CODES = 10
/** Between the password and the code. */
export const CHALLENGE_MS = 5 * 60 * 1_000
export const INVITATION_MS = 24 * 60 * 60 * 1_000

/** The policy decides which accounts must use two-factor login. */
export const TWO_FACTOR_POLICIES = ['nobody', 'owners', 'everybody'] as const
export type TwoFactorPolicy = (typeof TWO_FACTOR_POLICIES)[number]
