import { expect, test } from 'vitest'
import { barLabel, barName, dayText, spanText } from './period-labels.ts'

test.each([
  ['2026-11-01', '2026-11-16', '1 – 16 Nov 2026'],
  ['2026-10-29', '2026-11-04', '29 Oct – 4 Nov 2026'],
  ['2025-12-29', '2026-01-04', '29 Dec 2025 – 4 Jan 2026'],
  ['2026-11-16', '2026-11-16', '16 Nov 2026'],
])('%s to %s is %s', (from, until, text) => {
  expect(spanText({ from, until }, 'en')).toBe(text)
})

test('days, weeks and months in both languages', () => {
  const week = { from: '2026-11-09', until: '2026-11-15' }
  expect(dayText('2026-11-15', 'id')).toBe('Min 15 Nov')
  expect(barName(week, 'month', 'id')).toBe('November 2026')
  expect(barName(week, 'week', 'en')).toBe('9 – 15 Nov 2026')
  expect([barLabel('2026-08-01', 'month', 'id'), barLabel('2026-08-03', 'week', 'id')]).toEqual([
    'Agu',
    '3 Agu',
  ])
})
