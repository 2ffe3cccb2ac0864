// The contents of the status page, from stored points and the current state.
import type { Incident, SeriesView, StatusOverview } from '#contract/network/status-history.schema.ts'
import { type DayState, STATUS_DAYS, type StatusRange } from '#contract/network/status-history.ts'
import type { Current } from './current-series.ts'
import type { ChartPoint, DayPoint } from './point.repository.ts'
import { DAY, HOUR, RESOLUTIONS, startOf, toMinute, toMoment } from './spans.ts'

export const CHARTS: Record<StatusRange, { span: number; step: number; length: number }> = {
  '24h': { span: RESOLUTIONS.fine.span, step: 15, length: DAY },
  '7d': { span: HOUR, step: HOUR, length: 7 * DAY },
  '30d': { span: HOUR, step: 8 * HOUR, length: 30 * DAY },
}

/** A restart is shorter; a day with longer outages counts as down. */
const DOWN_DAY_MINUTES = 15

/** The first minute of the chart; its last step is the current one. */
export function chartStart(range: StatusRange, now: number): number {
  const { step, length } = CHARTS[range]
  return startOf(now, step) + step - length
}

type Chart = StatusOverview['chart']

export function toChart(
  points: readonly ChartPoint[],
  { range, now, current }: { range: StatusRange; now: number; current: Current | undefined },
): Chart {
  const { step, length } = CHARTS[range]
  const from = chartStart(range, now)
  const steps = Array.from({ length: length / step }, () => ({ players: 0, minutes: 0 }))
  for (const { at, up, down, players } of points) {
    const one = steps[Math.floor((at - from) / step)]
    if (!one) continue
    one.players += players
    // Nobody plays on a network that is down; minutes that could not be checked do not count.
    one.minutes += up + down
  }
  // Points do not say that nobody could be counted: while the network hides its players, none are no count.
  const isHidden = current?.reach === 'up' && current.players === null
  const isCounted = (one: { players: number; minutes: number }) =>
    one.minutes > 0 && !(isHidden && one.players === 0)
  const busiest = points.toSorted((one, other) => other.peak - one.peak)[0]
  return {
    now: current?.reach === 'unknown' ? null : (current?.players ?? null),
    peak: busiest && busiest.peak > 0 ? { players: busiest.peak, at: toMoment(busiest.peak_at) } : null,
    from: toMoment(from),
    step_minutes: step,
    players: steps.map((one) => (isCounted(one) ? Math.round(one.players / one.minutes) : null)),
  }
}

export function daysStart(now: number): number {
  return startOf(now, DAY) - (STATUS_DAYS - 1) * DAY
}

type Past = { points: readonly DayPoint[]; incidents: readonly Incident[]; now: number }

export function toSeriesView(current: Current, { points, incidents, now }: Past): SeriesView {
  const own = points.filter(({ series }) => series === current.series)
  const byStart = new Map(own.map((point) => [point.at, point]))
  const from = daysStart(now)
  const about = incidents.filter(({ servers }) => servers.length === 0 || servers.includes(current.series))
  const starts = Array.from({ length: STATUS_DAYS }, (_, index) => from + index * DAY)
  return {
    id: current.series,
    name: current.name,
    accent: current.accent,
    state: current.reach,
    players: current.reach === 'up' ? current.players : null,
    uptime: toUptime(own),
    days: starts.map((start) => toDayState(byStart.get(start), about, { start, now })),
    outages: starts.flatMap((start, index) => {
      const minutes = byStart.get(start)?.down ?? 0
      return minutes > 0 ? [{ ago: STATUS_DAYS - 1 - index, minutes }] : []
    }),
  }
}

/** Rounded down: 100 means that there was no outage at all. */
function toUptime(points: readonly DayPoint[]): number | null {
  const up = points.reduce((sum, point) => sum + point.up, 0)
  const known = points.reduce((sum, point) => sum + point.up + point.down, 0)
  return known > 0 ? Math.floor((up / known) * 10_000) / 100 : null
}

function toDayState(
  point: DayPoint | undefined,
  incidents: readonly Incident[],
  { start, now }: { start: number; now: number },
): DayState {
  const { up, down } = point ?? { up: 0, down: 0 }
  if (down >= DOWN_DAY_MINUTES) return 'down'
  const end = Math.min(start + DAY, now + 1)
  if (down > 0 || incidents.some((one) => disrupts(one, start, end))) return 'disrupted'
  return up > 0 ? 'up' : 'no_data'
}

export function touchesToday(incident: Incident, now: number): boolean {
  return overlaps(incident, startOf(now, DAY), now + 1)
}

function disrupts(incident: Incident, start: number, end: number): boolean {
  return incident.level !== 'maintenance' && overlaps(incident, start, end)
}

function overlaps({ starts_at, ends_at }: Incident, start: number, end: number): boolean {
  const until = ends_at === null ? end : toMinute(new Date(ends_at))
  return toMinute(new Date(starts_at)) < end && until > start
}
