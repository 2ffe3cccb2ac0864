// When a vote counts as given, by the rule of its site.
import type { VoteReset } from '#contract/settings/votes.schema.ts'

const MINUTE_MS = 60 * 1_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const DAY_MINUTES = 24 * 60
/** The next day has begun by then, also where a day has 25 hours, and is not over, also where it has 23. */
const INTO_NEXT_DAY_MS = 26 * HOUR_MS

export function isVoted(reset: VoteReset, votedAt: number, now: number): boolean {
  return votedAt <= now && now < againAt(reset, votedAt)
}

/** The moment from which a player who voted at `votedAt` can vote again. */
export function againAt(reset: VoteReset, votedAt: number): number {
  if (reset.kind === 'after') return votedAt + reset.hours * HOUR_MS
  return voteDayStart(reset, voteDayStart(reset, votedAt) + INTO_NEXT_DAY_MS)
}

/** Most sites of this kind can be voted on again by tomorrow. */
export function waitsADay(reset: VoteReset): boolean {
  return reset.kind === 'daily' || reset.hours >= 18
}

type Daily = Extract<VoteReset, { kind: 'daily' }>

/** The start of the day for votes that contains the moment: the last time that it was `at` in the site's zone. */
export function voteDayStart({ at, zone }: Daily, moment: number): number {
  const [hours = 0, minutes = 0] = at.split(':').map(Number)
  const begins = hours * 60 + minutes
  const minute = Math.floor(moment / MINUTE_MS) * MINUTE_MS
  const passed = (localMinutes(minute, zone) - begins + DAY_MINUTES) % DAY_MINUTES
  const start = minute - passed * MINUTE_MS
  // The clocks were changed since: the same time of day is an hour earlier or later.
  const off = ((localMinutes(start, zone) - begins + 1.5 * DAY_MINUTES) % DAY_MINUTES) - DAY_MINUTES / 2
  const corrected = start - off * MINUTE_MS
  return corrected > moment ? corrected - DAY_MS : corrected
}

function localMinutes(moment: number, zone: string): number {
  const format = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hourCycle: 'h23',
    hour: 'numeric',
    minute: 'numeric',
  })
  const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]))
  return (parts.get('hour') ?? 0) * 60 + (parts.get('minute') ?? 0)
}
