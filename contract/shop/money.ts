export const MONEY_GROUPS = ['day', 'week', 'month'] as const
export type MoneyGroup = (typeof MONEY_GROUPS)[number]

/** More bars cannot be read. */
export const MAX_BARS = 100
/** Days of the board that compares the gateway with the orders. */
export const BOARD_DAYS = 7
/** The rows of each list of the board. */
export const BOARD_ROWS = 20

const DAY_MS = 24 * 60 * 60 * 1_000

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** Both included. */
export function countDays(from: string, until: string): number {
  return Math.round((Date.parse(`${until}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS) + 1
}

/** The first day of the week (Monday) or month that the day is in. */
export function groupStart(day: string, group: MoneyGroup): string {
  if (group === 'month') return `${day.slice(0, 7)}-01`
  if (group === 'day') return day
  return addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))
}

export function groupEnd(start: string, group: MoneyGroup): string {
  if (group === 'day') return start
  return group === 'week' ? addDays(start, 6) : addDays(groupStart(addDays(start, 31), 'month'), -1)
}

type Span = { from: string; until: string }

/** The bars from one day to another, both included; the first and the last one may be cut. */
export function splitPeriod(from: string, until: string, group: MoneyGroup): Span[] {
  const spans: Span[] = []
  for (let start = from; start <= until; ) {
    const end = groupEnd(groupStart(start, group), group)
    spans.push({ from: start, until: end < until ? end : until })
    start = addDays(end, 1)
  }
  return spans
}

/** The days of the month before that match a period that begins a month, else as many days right before it. */
export function periodBefore(from: string, until: string): Span {
  const monthBefore = groupStart(addDays(from, -1), 'month')
  if (from.endsWith('-01') && groupEnd(from, 'month') >= until) {
    const isWhole = groupEnd(from, 'month') === until
    const last = groupEnd(monthBefore, 'month')
    const same = addDays(monthBefore, countDays(from, until) - 1)
    return { from: monthBefore, until: isWhole || same > last ? last : same }
  }
  return { from: addDays(from, -countDays(from, until)), until: addDays(from, -1) }
}
