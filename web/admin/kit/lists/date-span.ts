// The days that a choice of the date filter means, in Jakarta.
import type { MoreFilters } from './list-view.ts'

export const DATE_CHOICES = ['today', 'yesterday', 'week', 'month', 'lastMonth', 'range'] as const

const JAKARTA_MS = 7 * 60 * 60 * 1_000
const DAY_MS = 24 * 60 * 60 * 1_000
const DAY = /^\d{4}-\d\d-\d\d$/

type Span = { from?: string; until?: string }

/** Both days are included; an empty span is all of them. */
export function dateSpan({ date, from, until }: MoreFilters, now = new Date()): Span {
  const day = (before: number) =>
    new Date(now.getTime() + JAKARTA_MS - before * DAY_MS).toISOString().slice(0, 10)
  const today = day(0)
  switch (date) {
    case 'today':
      return { from: today, until: today }
    case 'yesterday':
      return { from: day(1), until: day(1) }
    case 'week':
      return { from: day(6), until: today }
    case 'month':
      return { from: `${today.slice(0, 7)}-01`, until: today }
    case 'lastMonth': {
      const last = new Date(Date.parse(`${today.slice(0, 7)}-01`) - DAY_MS).toISOString().slice(0, 10)
      return { from: `${last.slice(0, 7)}-01`, until: last }
    }
    case 'range':
      return {
        from: from && DAY.test(from) ? from : undefined,
        until: until && DAY.test(until) ? until : undefined,
      }
    default:
      return {}
  }
}
