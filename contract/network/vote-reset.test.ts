import { expect, test } from 'vitest'
import { againAt, isVoted, voteDayStart } from './vote-reset.ts'

const HOUR_MS = 60 * 60 * 1_000

test.each([1, 12, 24, 168])('a vote counts for the %d hours of its site', (hours) => {
  const reset = { kind: 'after', hours } as const
  const now = 10_000 * HOUR_MS
  expect(isVoted(reset, now - hours * HOUR_MS + 1, now)).toBe(true)
  expect(isVoted(reset, now - hours * HOUR_MS, now)).toBe(false)
  expect(isVoted(reset, now + 1, now)).toBe(false)
  expect(againAt(reset, now)).toBe(now + hours * HOUR_MS)
})

test.each([
  ['UTC', '00:00', '2026-11-15T23:59:59Z', '2026-11-16T00:00:00Z'],
  ['Asia/Jakarta', '07:30', '2026-11-16T00:29:59Z', '2026-11-16T00:30:00Z'],
  ['Europe/London', '00:00', '2026-07-15T22:59:59Z', '2026-07-15T23:00:00Z'],
  ['Europe/London', '00:00', '2026-01-15T23:59:59Z', '2026-01-16T00:00:00Z'],
  ['America/New_York', '20:00', '2026-03-08T23:59:59Z', '2026-03-09T00:00:00Z'],
] as const)('in %s a new day for votes begins at %s', (zone, at, before, after) => {
  const reset = { kind: 'daily', at, zone } as const
  const [last, first] = [Date.parse(before), Date.parse(after)]
  expect(isVoted(reset, last - 20 * HOUR_MS, last)).toBe(true)
  expect(isVoted(reset, last, first)).toBe(false)
  expect(isVoted(reset, first, first + 20 * HOUR_MS)).toBe(true)
  expect(isVoted(reset, first, first + 24 * HOUR_MS)).toBe(false)
  expect(againAt(reset, last)).toBe(first)
  expect(voteDayStart(reset, first)).toBe(first)
})

test.each([
  // The clocks go forward on 8 March and back on 1 November: days of 23 and of 25 hours.
  ['2026-03-08T05:00:00Z', '2026-03-09T04:00:00Z'],
  ['2026-11-01T04:00:00Z', '2026-11-02T05:00:00Z'],
])('in New York the day from %s ends at %s', (start, end) => {
  const reset = { kind: 'daily', at: '00:00', zone: 'America/New_York' } as const
  const [from, until] = [Date.parse(start), Date.parse(end)]
  for (let moment = from; moment < until; moment += 30 * 60 * 1_000) {
    expect(voteDayStart(reset, moment), new Date(moment).toISOString()).toBe(from)
    expect(againAt(reset, moment), new Date(moment).toISOString()).toBe(until)
  }
})
