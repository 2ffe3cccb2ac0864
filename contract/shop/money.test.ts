import { expect, test } from 'vitest'
import { groupEnd, groupStart, periodBefore, splitPeriod } from './money.ts'

test.each([
  ['2026-11-16', 'week', '2026-11-16', '2026-11-22'],
  ['2026-11-15', 'week', '2026-11-09', '2026-11-15'],
  ['2026-02-28', 'month', '2026-02-01', '2026-02-28'],
  ['2028-02-28', 'month', '2028-02-01', '2028-02-29'],
  ['2026-12-31', 'month', '2026-12-01', '2026-12-31'],
  ['2026-12-31', 'day', '2026-12-31', '2026-12-31'],
] as const)('%s is in the %s from %s to %s', (day, group, start, end) => {
  expect([groupStart(day, group), groupEnd(groupStart(day, group), group)]).toEqual([start, end])
})

test('weeks of a period are cut at its ends', () => {
  expect(splitPeriod('2026-11-01', '2026-11-16', 'week')).toEqual([
    { from: '2026-11-01', until: '2026-11-01' },
    { from: '2026-11-02', until: '2026-11-08' },
    { from: '2026-11-09', until: '2026-11-15' },
    { from: '2026-11-16', until: '2026-11-16' },
  ])
})

test.each([
  ['2026-11-01', '2026-11-16', '2026-10-01', '2026-10-16'],
  ['2026-11-01', '2026-11-30', '2026-10-01', '2026-10-31'],
  ['2026-03-01', '2026-03-30', '2026-02-01', '2026-02-28'],
  ['2026-11-10', '2026-11-16', '2026-11-03', '2026-11-09'],
  ['2026-01-01', '2026-12-31', '2025-01-01', '2025-12-31'],
])('%s to %s is compared with %s to %s', (from, until, beforeFrom, beforeUntil) => {
  expect(periodBefore(from, until)).toEqual({ from: beforeFrom, until: beforeUntil })
})
