// Past of the simulated network, so that a demo shows what the page looks like after three months.
import { STATUS_DAYS } from '#contract/network/status-history.ts'
import type { Current } from './current-series.ts'
import type { Point } from './point.repository.ts'
import { DAY, HOUR, RESOLUTIONS, startOf, toMoment } from './spans.ts'

type PlayersAt = (at: Date) => number

/** Outages by how many days ago they began, and at which minute of the day. */
const OUTAGES = [
  { daysAgo: 60, begin: 14 * HOUR, minutes: 3 * HOUR },
  { daysAgo: 28, begin: 9 * HOUR, minutes: 11 },
]
const SHOWN_DAYS = { fine: 1, hours: 31, days: STATUS_DAYS }

/** The demo's past covers the simulated series only. */
export function demoHistory(all: readonly Current[], now: number, playersAt: PlayersAt | null): Point[] {
  const names = ['fine', 'hours', 'days'] as const
  const demo = all.filter(({ isDemo }) => isDemo)
  return demo.flatMap(({ series, players }) =>
    names.flatMap((name) => {
      const { span } = RESOLUTIONS[name]
      const count = (SHOWN_DAYS[name] * DAY) / span
      const last = startOf(now, span)
      return Array.from({ length: count }, (_, index) => {
        const place = { span, at: last - (index + 1) * span, now }
        return toPoint(series, { ...place, playersAt: players === null ? null : playersAt })
      })
    }),
  )
}

type Place = { span: number; at: number; now: number; playersAt: PlayersAt | null }

function toPoint(series: string, { span, at, now, playersAt }: Place): Point {
  const down = playersAt ? downMinutes(at, span, now) : 0
  const minutes = span - down
  // A point of a day is made from its hours.
  const step = Math.min(span, HOUR)
  const looks = Array.from({ length: span / step }, (_, index) => {
    const minute = at + index * step
    return { minute, players: playersAt?.(new Date(toMoment(minute))) ?? 0 }
  })
  const busiest = looks.toSorted((one, other) => other.players - one.players)[0]
  const mean = looks.reduce((sum, { players }) => sum + players, 0) / looks.length
  return {
    series,
    is_demo: 1,
    span,
    at,
    up: minutes,
    down,
    unknown: 0,
    players: Math.round(mean * minutes),
    peak: minutes > 0 ? (busiest?.players ?? 0) : 0,
    peak_at: busiest?.minute ?? at,
  }
}

function downMinutes(at: number, span: number, now: number): number {
  return OUTAGES.reduce((sum, { daysAgo, begin, minutes }) => {
    const start = startOf(now, DAY) - daysAgo * DAY + begin
    return sum + Math.max(0, Math.min(at + span, start + minutes) - Math.max(at, start))
  }, 0)
}
