// Days, weeks and months in words.
import type { Language } from '#contract/language.ts'
import type { MoneyGroup } from '#contract/shop/money.ts'
import { jakartaDay, jakartaWeekday } from '#web/kit/i18n/jakarta-time.ts'

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
