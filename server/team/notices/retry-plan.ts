// When a message that was not delivered is tried again, and when it is given up.
import { NOTICE_TRIES } from '#contract/settings/notices.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** After the first, the second, … try: eight tries within 24 hours. */
const PAUSES_MS = [10 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 15 * HOUR]
export const GIVE_UP_MS = 24 * HOUR
/** While a channel fails, its other messages wait: one try a minute shows whether it works again. */
const FIRST_CHANNEL_PAUSE_MS = 2 * SECOND
const LONGEST_CHANNEL_PAUSE_MS = MINUTE
/** After so many failures in a row a success means that an outage has ended. */
export const OUTAGE_FAILURES = 3

/** Null after the last try. `tries`: including the one that failed. */
export function nextTry(tries: number, now: Date): Date | null {
  return tries >= NOTICE_TRIES ? null : new Date(now.getTime() + (PAUSES_MS[tries - 1] ?? 0))
}

export function isTooOld(createdAt: Date, now: Date): boolean {
  return now.getTime() - createdAt.getTime() >= GIVE_UP_MS
}

/** `failures`: in a row, including the last one. */
export function channelPause(failures: number): number {
  return Math.min(LONGEST_CHANNEL_PAUSE_MS, FIRST_CHANNEL_PAUSE_MS * 2 ** (failures - 1))
}
