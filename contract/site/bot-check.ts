/** Longer tokens are refused unread; Turnstile's have at most 2048 characters, ours fewer. */
export const BOT_CHECK_TOKEN_MAX_LENGTH = 4_096
/** Binds a token to the checkout: the action of Turnstile, a data field of the ALTCHA challenge. */
export const BOT_CHECK_PURPOSE = 'checkout'
export const BOT_CHECK_LOAD_RETRIES = 5
export const BOT_CHECK_LOAD_RETRY_MS = 2_000
export const BOT_CHECK_THEME = 'dark'
