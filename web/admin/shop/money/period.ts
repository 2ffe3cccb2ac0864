// The period of the money screen, as it is in the address.
import {
  addDays,
  groupEnd,
  groupStart,
  MAX_BARS,
  MONEY_GROUPS,
  type MoneyGroup,
  splitPeriod,
} from '#contract/shop/money.ts'

export const PERIODS = ['this_month', 'last_month', 'days_7', 'days_30', 'this_year', 'custom'] as const
type PeriodName = (typeof PERIODS)[number]

export type MoneyView = { period: PeriodName; from: string; until: string; group: MoneyGroup }

const DAY = /^\d{4}-\d{2}-\d{2}$/
export const FIRST_DAY = '2015-01-01'

/** Days in Jakarta. */
function spanOf(period: Exclude<PeriodName, 'custom'>, today: string): { from: string; until: string } {
  const month = groupStart(today, 'month')
  if (period === 'this_month') return { from: month, until: today }
  if (period === 'this_year') return { from: `${today.slice(0, 4)}-01-01`, until: today }
  if (period === 'days_7') return { from: addDays(today, -6), until: today }
  if (period === 'days_30') return { from: addDays(today, -29), until: today }
  const before = groupStart(addDays(month, -1), 'month')
  return { from: before, until: groupEnd(before, 'month') }
}

/** Groups with few enough bars to be read. */
export function groupsFor(from: string, until: string): MoneyGroup[] {
  return MONEY_GROUPS.filter((group) => splitPeriod(from, until, group).length <= MAX_BARS)
}

/** A value that cannot be read counts as not given. */
export function readView(query: URLSearchParams, today: string): MoneyView {
  const period = PERIODS.find((name) => name === query.get('period')) ?? 'this_month'
  const span = period === 'custom' ? customSpan(query) : spanOf(period, today)
  const { from, until } = span ?? spanOf('this_month', today)
  const groups = groupsFor(from, until)
  const wanted = groups.find((group) => group === query.get('group'))
  const usual = period === 'this_year' ? 'month' : (groups[0] ?? 'month')
  return { period: span ? period : 'this_month', from, until, group: wanted ?? usual }
}

function customSpan(query: URLSearchParams): { from: string; until: string } | null {
  const [from = '', until = ''] = [query.get('from') ?? '', query.get('until') ?? '']
  const isDay = (day: string) => DAY.test(day) && !Number.isNaN(Date.parse(day)) && day >= FIRST_DAY
  if (!isDay(from) || !isDay(until) || from > until) return null
  return groupsFor(from, until).length > 0 ? { from, until } : null
}

export function writeView({ period, from, until, group }: MoneyView): string {
  const query = new URLSearchParams({ period, group })
  if (period === 'custom') {
    query.set('from', from)
    query.set('until', until)
  }
  return query.toString()
}
