// When a vote counts as given, by the rule of its site.
import type { VoteReset } from '#contract/settings/votes.schema.ts'

const HOUR_MS = 60 * 60 * 1_000
const DAY_MS = 24 * HOUR_MS

/** Whether a vote at `votedAt` still holds at `now`. */
export function isVoted(reset: VoteReset, votedAt: number, now: number): boolean {
  if (votedAt > now) return false
  if (reset.kind === 'after') return now - votedAt < reset.hours * HOUR_MS
  return voteDay(reset, votedAt) === voteDay(reset, now)
}

/** Most sites of this kind can be voted on again by tomorrow. */
export function waitsADay(reset: VoteReset): boolean {
  return reset.kind === 'daily' || reset.hours >= 18
}

/** The number of the day in the site's zone, which begins at its time of reset. */
function voteDay({ at, zone }: Extract<VoteReset, { kind: 'daily' }>, moment: number): number {
  const [hours = 0, minutes = 0] = at.split(':').map(Number)
  const local = localTime(moment, zone)
  const begins = hours * 60 + minutes
  return local.day - (local.minutes < begins ? 1 : 0)
}

function localTime(moment: number, zone: string): { day: number; minutes: number } {
  const format = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
  const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
  return {
    day: Date.UTC(part('year'), part('month') - 1, part('day')) / DAY_MS,
    minutes: part('hour') * 60 + part('minute'),
  }
}
