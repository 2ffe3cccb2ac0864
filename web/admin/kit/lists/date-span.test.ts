import { expect, test } from 'vitest'
import { dateSpan } from './date-span.ts'

/** Already the 1st of December in Jakarta. */
const NOW = new Date('2026-11-30T17:30:00.000Z')

test.each([
  [{ date: 'today' }, { from: '2026-12-01', until: '2026-12-01' }],
  [{ date: 'yesterday' }, { from: '2026-11-30', until: '2026-11-30' }],
  [{ date: 'week' }, { from: '2026-11-25', until: '2026-12-01' }],
  [{ date: 'month' }, { from: '2026-12-01', until: '2026-12-01' }],
  [{ date: 'lastMonth' }, { from: '2026-11-01', until: '2026-11-30' }],
  [
    { date: 'range', from: '2026-01-05' },
    { from: '2026-01-05', until: undefined },
  ],
  [
    { date: 'range', from: 'x', until: '2026-01-05' },
    { from: undefined, until: '2026-01-05' },
  ],
  [{ date: 'ever' }, {}],
  [{}, {}],
])('%j is a span of days in Jakarta', (filters, span) => {
  expect(dateSpan(filters, NOW)).toEqual(span)
})
