import { expect, test } from 'vitest'
import { turnableClock } from '#tests/support/turnable-clock.ts'
import { createMisses } from './misses.ts'

test('a miss expires, and the oldest is dropped when there are too many', () => {
  const clock = turnableClock()
  const misses = createMisses(clock, 2)
  misses.add('a', 'none', 1_000)
  misses.add('b', 'away', 500)
  expect([misses.find('a'), misses.find('b')]).toEqual(['none', 'away'])
  clock.pass(500)
  expect([misses.find('a'), misses.find('b')]).toEqual(['none', null])

  misses.add('c', 'none', 1_000)
  expect([misses.find('a'), misses.find('c'), misses.size()]).toEqual([null, 'none', 2])
})
