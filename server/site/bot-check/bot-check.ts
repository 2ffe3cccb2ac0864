// Port of the bot check: Turnstile or our own proof of work.
import type { BotCheck, Challenge } from '#contract/site/bot-check.schema.ts'

export type BotCheckVerdict = 'passed' | 'failed' | 'expired' | 'unavailable'

export type Visitor = { token: string; address: string }

export type BotChecker = {
  describe(): BotCheck
  /** Null for Turnstile, which has its own challenge. */
  newChallenge(): Promise<Challenge | null>
  /** Tokens are single-use. Never rejects. */
  verify(visitor: Visitor): Promise<BotCheckVerdict>
}

export type SweptBotChecker = BotChecker & {
  sweep(): Promise<void>
}
