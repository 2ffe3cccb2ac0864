// The port of the bot check: one question, whichever check is in use.
import type { BotCheck, Challenge } from '#contract/bot-check.schema.ts'

export type BotCheckVerdict = 'passed' | 'failed' | 'expired' | 'unavailable'

export type Visitor = { token: string; address: string }

export type BotChecker = {
  /** What the browser may know. */
  describe(): BotCheck
  /** Null where the check has no puzzle of ours. */
  newChallenge(): Promise<Challenge | null>
  /** A token is good once. Never throws. */
  verify(visitor: Visitor): Promise<BotCheckVerdict>
}

/** As the process holds it. */
export type SweptBotChecker = BotChecker & {
  /** Forgets what could not be used again anyway. */
  sweep(): Promise<void>
}
