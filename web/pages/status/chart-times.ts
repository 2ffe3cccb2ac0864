// Times of the chart in Jakarta: labels of the x axis, and the rows of its table.
import type { Language } from '#contract/language.ts'
import type { StatusOverview } from '#contract/network/status-history.schema.ts'
import type { StatusRange } from '#contract/network/status-history.ts'
import { jakartaShortDay, jakartaTime, jakartaWeekday } from '#web/kit/i18n/jakarta-time.ts'

type Chart = StatusOverview['chart']
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const AHEAD_MS = 7 * HOUR_MS

/** The labels of each range: their distance, and the time after midnight in Jakarta; the name of a day is at its noon. */
const LABELS: Record<StatusRange, { every: number; after: number }> = {
  '24h': { every: 4 * HOUR_MS, after: 0 },
  '7d': { every: DAY_MS, after: 12 * HOUR_MS },
  '30d': { every: 5 * DAY_MS, after: 0 },
}
/** A label this near to an end, in parts of the width, would stick out. */
const EDGE = 0.03

export type AxisLabel = { place: number; label: string }

export function axisLabels(chart: Chart, range: StatusRange, language: Language): AxisLabel[] {
  const from = Date.parse(chart.from)
  const length = chart.players.length * chart.step_minutes * MINUTE_MS
  const { every, after } = LABELS[range]
  const first = Math.ceil((from + AHEAD_MS - after) / every) * every - AHEAD_MS + after
  const labels: AxisLabel[] = []
  for (let at = first; at <= from + length; at += every) {
    const place = (at - from) / length
    if (place >= EDGE && place <= 1 - EDGE)
      labels.push({ place, label: labelOf(new Date(at), range, language) })
  }
  return labels
}

function labelOf(at: Date, range: StatusRange, language: Language): string {
  if (range === '24h') return jakartaTime(at, language)
  return range === '7d' ? jakartaWeekday(at, language).slice(0, 3) : jakartaShortDay(at, language, at)
}

export type TableRow = { label: string; players: number | null }

/** Means of hours, for longer ranges of days. */
export function tableRows(chart: Chart, range: StatusRange, language: Language): TableRow[] {
  const rows = new Map<string, number[]>()
  chart.players.forEach((value, index) => {
    const at = new Date(Date.parse(chart.from) + index * chart.step_minutes * MINUTE_MS)
    const day = jakartaShortDay(at, language, at)
    const hour = new Date(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS)
    const label = range === '24h' ? `${day}, ${jakartaTime(hour, language)}` : day
    const values = rows.get(label) ?? []
    rows.set(label, value === null ? values : [...values, value])
  })
  return [...rows].map(([label, values]) => ({
    label,
    players: values.length > 0 ? Math.round(values.reduce((sum, one) => sum + one, 0) / values.length) : null,
  }))
}
