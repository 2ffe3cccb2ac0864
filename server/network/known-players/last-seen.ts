// The last day of a player in the game, and how coarsely it is shown.
import type { LastSeen } from '#contract/network/known-players.ts'
import type { SourcePlayer } from '#server/network/leaderboards/sources/leaderboard-source.ts'
import { jakartaDay } from '#server/platform/kernel/jakarta.ts'

const DAY_MS = 24 * 60 * 60 * 1_000
const WEEK_DAYS = 6
const MONTH_DAYS = 30
/** A period that a board counts says only that the player came within it: the earliest day that fits is stored. */
const DAYS_AGO = { day: 0, week: WEEK_DAYS, month: MONTH_DAYS }

export function dayOf(seen: SourcePlayer['seen'], now: Date): string | null {
  if (seen === null) return null
  if (seen instanceof Date) return seen <= now ? jakartaDay(seen) : jakartaDay(now)
  return daysBefore(now, DAYS_AGO[seen])
}

export function daysBefore(now: Date, days: number): string {
  return jakartaDay(new Date(now.getTime() - days * DAY_MS))
}

export function toLastSeen(seenOn: string | null, now: Date): LastSeen | undefined {
  if (seenOn === null) return undefined
  if (seenOn >= jakartaDay(now)) return 'today'
  if (seenOn >= daysBefore(now, WEEK_DAYS)) return 'week'
  return seenOn >= daysBefore(now, MONTH_DAYS) ? 'month' : 'long'
}
