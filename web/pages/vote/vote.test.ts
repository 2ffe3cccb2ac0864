import { expect, test } from 'vitest'
import { voteSiteAt } from './vote.loader.ts'
import { readVotes } from './votes-cast.ts'

const SITES = Array.from({ length: 9 }, (_, index) => ({
  name: `Site ${index + 1}`,
  url: `https://${index + 1}.example`,
}))

test('the index counts from 1', () => {
  expect(voteSiteAt(SITES, '1')?.name).toBe('Site 1')
  expect(voteSiteAt(SITES, '9')?.name).toBe('Site 9')
})

test.each([undefined, '', '0', '10', '-1', '1.5', '01', '1e0', ' 1', '１', '__proto__'])(
  'the index %j leads to no site',
  (index) => {
    expect(voteSiteAt(SITES, index)).toBeNull()
  },
)

const HOUR_MS = 60 * 60 * 1_000

test('votes in storage are forgotten after a week, and those of the future ignored', () => {
  const now = 10_000 * HOUR_MS
  const stored = JSON.stringify({ a: now - 168 * HOUR_MS + 1, b: now - 168 * HOUR_MS, c: now + 1 })

  expect(readVotes(stored, now)).toEqual({ a: now - 168 * HOUR_MS + 1 })
})

test.each([null, '', 'x', 'null', '[]', '3', '{"a":"yesterday"}'])('ignores %j in storage', (stored) => {
  expect(readVotes(stored, 1)).toEqual({})
})
