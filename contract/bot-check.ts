// The bot check of the checkout: which one is in use, what its widget needs, and the puzzle of our own one.
import { endpoint } from './endpoint.ts'

/** Longer tokens are refused unread; Turnstile's have at most 2048 signs, ours fewer. */
export const BOT_CHECK_TOKEN_MAX_LENGTH = 4_096
/** What a token is good for; Turnstile calls it the action, ALTCHA finds it in the challenge's own fields. */
export const BOT_CHECK_PURPOSE = 'checkout'
/** How often the widget is tried again when it does not load. */
export const BOT_CHECK_LOAD_RETRIES = 5
export const BOT_CHECK_LOAD_RETRY_MS = 2_000
export const BOT_CHECK_THEME = 'dark'

export const BOT_CHECK_KINDS = ['turnstile', 'proof-of-work'] as const
export type BotCheckKind = (typeof BOT_CHECK_KINDS)[number]

/** Only what the browser may know. */
export type BotCheck =
  | { kind: 'turnstile'; siteKey: string; scriptUrl: string }
  /** Its puzzle comes from `getChallenge`. */
  | { kind: 'proof-of-work' }

/** An ALTCHA challenge, version 2: find the counter whose derived key begins with the prefix. */
export type Challenge = {
  parameters: {
    algorithm: string
    nonce: string
    salt: string
    cost: number
    keyLength: number
    keyPrefix: string
    keySignature?: string
    /** Unix seconds. */
    expiresAt?: number
    data?: Record<string, string | number | boolean | null>
  }
  signature: string
}

/** What `turnstileToken` holds for a proof of work: this as JSON in base64. */
export type ProofOfWork = {
  challenge: Challenge
  solution: { counter: number; derivedKey: string; time?: number }
}

export const botCheckApi = {
  getBotCheck: endpoint<BotCheck>('GET', '/api/bot-check'),
  getChallenge: endpoint<Challenge>('GET', '/api/bot-check/challenge'),
}
