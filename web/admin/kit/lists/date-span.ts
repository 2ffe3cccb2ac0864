// The days that a choice of the date filter means, in Jakarta.
import { addDays, groupStart } from '#contract/shop/money.ts'
import { jakartaDate } from '#web/kit/i18n/jakarta-time.ts'
import { readDay } from './list-view.ts'

export const DATE_CHOICES = ['today', 'yesterday', 'week', 'month', 'lastMonth', 'range'] as const

type Span = { from?: string; until?: string }

/** Both days are included; an empty span is all of them. */
export function dateSpan(
  { date = '', from = '', until = '' }: Span & { date?: string },
  now = new Date(),
): Span {
  const today = jakartaDate(now)
  const yesterday = addDays(today, -1)
  const month = groupStart(today, 'month')
  const monthEnd = addDays(month, -1)
  const spans: Record<string, Span> = {
    today: { from: today, until: today },
    yesterday: { from: yesterday, until: yesterday },
    week: { from: addDays(today, -6), until: today },
    month: { from: month, until: today },
    lastMonth: { from: groupStart(monthEnd, 'month'), until: monthEnd },
    range: { from: readDay(from), until: readDay(until) },
  }
  return spans[date] ?? {}
}
