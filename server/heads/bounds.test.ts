import { expect, test } from 'vitest'
import { turnableClock } from '#tests/support/turnable-clock.ts'
import { createMisses } from './misses.ts'
import { createPace } from './pace.ts'
import { createVisitorLimit } from './visitor-limit.ts'

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

test('a visitor may ask for sixty new names a minute, a whole IPv6 network counts as one', () => {
  const clock = turnableClock()
  const mayAsk = createVisitorLimit(clock)
  const asked = (address: string) => Array.from({ length: 61 }, () => mayAsk(address)).filter(Boolean).length

  expect(asked('192.0.2.1')).toBe(60)
  expect(asked('192.0.2.2')).toBe(60)
  expect(asked('2001:db8:1:2::1')).toBe(60)
  expect(mayAsk('2001:db8:1:2::2')).toBe(false)
  clock.pass(60_000)
  expect(mayAsk('192.0.2.1')).toBe(true)
})

test('many networks cannot fill the memory', () => {
  const mayAsk = createVisitorLimit(turnableClock())
  const network = (index: number) => `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`
  for (let index = 0; index < 10_000; index += 1) mayAsk(network(index))

  expect(mayAsk(network(10_000))).toBe(false)
  expect(mayAsk(network(9_999))).toBe(true)
})
