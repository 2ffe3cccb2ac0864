// Limits of the bot check in the checkout.

/** Longer tokens are refused unread; Turnstile's have at most 2048 characters, ours fewer. */
export const BOT_CHECK_TOKEN_MAX_LENGTH = 4_096
/** What a token is good for; Turnstile calls it the action, ALTCHA finds it in the challenge's own fields. */
export const BOT_CHECK_PURPOSE = 'checkout'
/** How often the widget is tried again when it does not load. */
export const BOT_CHECK_LOAD_RETRIES = 5
export const BOT_CHECK_LOAD_RETRY_MS = 2_000
export const BOT_CHECK_THEME = 'dark'
