// The chart as a table, with times in Jakarta.
import type { Language } from '#contract/language.ts'
import type { StatusOverview } from '#contract/network/status-history.schema.ts'
import type { StatusRange } from '#contract/network/status-history.ts'
import { jakartaShortDay, jakartaTime } from '#web/kit/i18n/jakarta-time.ts'

type Chart = StatusOverview['chart']
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
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
