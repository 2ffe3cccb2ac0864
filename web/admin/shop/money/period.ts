// The period of the money screen, as it is in the address.

import type { Language } from '#contract/language.ts'
import {
  addDays,
  groupEnd,
  groupStart,
  MAX_BARS,
  MONEY_GROUPS,
  type MoneyGroup,
  splitPeriod,
} from '#contract/shop/money.ts'
import { jakartaDay, jakartaWeekday } from '#web/kit/i18n/jakarta-time.ts'

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

const noonOf = (day: string) => new Date(`${day}T05:00:00Z`)

/** `16`, `November`, `2026`. */
function partsOf(day: string, language: Language): [string, string, string] {
  const [date = '', month = '', year = ''] = jakartaDay(noonOf(day), language).split(' ')
  return [date, month, year]
}

const short = (name: string) => name.slice(0, 3)

/** `1 – 16 Nov 2026`, `29 Oct – 4 Nov 2026`. */
export function spanText({ from, until }: { from: string; until: string }, language: Language): string {
  const [one, other] = [partsOf(from, language), partsOf(until, language)]
  const end = `${other[0]} ${short(other[1])} ${other[2]}`
  if (from === until) return end
  if (one[2] !== other[2]) return `${one[0]} ${short(one[1])} ${one[2]} – ${end}`
  return one[1] === other[1] ? `${one[0]} – ${end}` : `${one[0]} ${short(one[1])} – ${end}`
}

/** `Sun 15 Nov`. */
export function dayText(day: string, language: Language): string {
  const [date, month] = partsOf(day, language)
  return `${short(jakartaWeekday(noonOf(day), language))} ${date} ${short(month)}`
}

/** `November 2026`, from `2026-11`. */
export function monthText(month: string, language: Language): string {
  const [, name, year] = partsOf(`${month}-01`, language)
  return `${name} ${year}`
}

/** Below a bar. */
export function barLabel(from: string, group: MoneyGroup, language: Language): string {
  const [date, month] = partsOf(from, language)
  if (group === 'month') return short(month)
  return group === 'day' ? date : `${date} ${short(month)}`
}

/** In the table and the reading line. */
export function barName(bar: { from: string; until: string }, group: MoneyGroup, language: Language): string {
  if (group === 'day') return dayText(bar.from, language)
  return group === 'month' ? monthText(bar.from.slice(0, 7), language) : spanText(bar, language)
}
