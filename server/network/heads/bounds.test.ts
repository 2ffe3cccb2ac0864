import { expect, test } from 'vitest'
import { turnableClock } from '#tests/support/turnable-clock.ts'
import { createMisses } from './misses.ts'
import { createPace } from './pace.ts'

test('a burst passes at once, then requests are spread evenly', () => {
  const clock = turnableClock()
  const reserve = createPace({ perSecond: 4, burst: 3 }, clock)

  expect([1, 2, 3, 4, 5].map(reserve)).toEqual([0, 0, 0, 250, 500])
  clock.pass(10_000)
  expect([1, 2, 3, 4].map(reserve)).toEqual([0, 0, 0, 250])
})

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
