import { expect, test } from 'vitest'
import { voteSiteAt } from './vote.loader.ts'
import { isVoted } from './vote-reset.ts'
import { readVotes } from './votes-cast.ts'

const SITES = Array.from({ length: 9 }, (_, index) => ({
  name: `Site ${index + 1}`,
  url: `https://${index + 1}.example`,
}))

test('the index counts from 1', () => {
  expect(voteSiteAt(SITES, '1')?.name).toBe('Site 1')
  expect(voteSiteAt(SITES, '9')?.name).toBe('Site 9')
})

test.each([
  undefined,
  '',
  '0',
  '10',
  '-1',
  '1.5',
  '01',
  '1e0',
  'abc',
  ' 1',
  '1 ',
  '１',
  'NaN',
  'length',
  '__proto__',
  '9999999999',
])('the index %j leads to no site', (index) => {
  expect(voteSiteAt(SITES, index)).toBeNull()
})

const HOUR_MS = 60 * 60 * 1_000

test('votes in storage are forgotten after a week, and those of the future ignored', () => {
  const now = 10_000 * HOUR_MS
  const stored = JSON.stringify({ a: now - 168 * HOUR_MS + 1, b: now - 168 * HOUR_MS, c: now + 1 })

  expect(readVotes(stored, now)).toEqual({ a: now - 168 * HOUR_MS + 1 })
})

test.each([1, 12, 24, 168])('a vote counts for the %d hours of its site', (hours) => {
  const reset = { kind: 'after', hours } as const
  const now = 10_000 * HOUR_MS
  expect(isVoted(reset, now - hours * HOUR_MS + 1, now)).toBe(true)
  expect(isVoted(reset, now - hours * HOUR_MS, now)).toBe(false)
  expect(isVoted(reset, now + 1, now)).toBe(false)
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
})

test.each([null, '', 'x', 'null', '[]', '3', '{"a":"yesterday"}'])('ignores %j in storage', (stored) => {
  expect(readVotes(stored, 1)).toEqual({})
})
