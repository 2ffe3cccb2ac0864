import { expect, test } from 'vitest'
import { turnableClock } from '#tests/support/turnable-clock.ts'
import { createMinuteLimit } from './minute-limit.ts'

test('a network may ask so often a minute, a whole IPv6 network counts as one', () => {
  const clock = turnableClock()
  const { allows } = createMinuteLimit(clock, 60)
  const asked = (address: string) => Array.from({ length: 61 }, () => allows(address)).filter(Boolean).length

  expect(asked('192.0.2.1')).toBe(60)
  expect(asked('192.0.2.2')).toBe(60)
  expect(asked('2001:db8:1:2::1')).toBe(60)
  expect(allows('2001:db8:1:2::2')).toBe(false)
  clock.pass(60_000)
  expect(allows('192.0.2.1')).toBe(true)
})

test('many networks cannot fill the memory', () => {
  const { allows } = createMinuteLimit(turnableClock(), 60)
  const network = (index: number) => `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`
  for (let index = 0; index < 10_000; index += 1) allows(network(index))

  expect(allows(network(10_000))).toBe(false)
  expect(allows(network(9_999))).toBe(true)
})

test('a refusal says when to try again', () => {
  const clock = turnableClock()
  const limit = createMinuteLimit(clock, 1)
  limit.require('192.0.2.1')
  clock.pass(20_000)
  expect(() => limit.require('192.0.2.1')).toThrow(
    expect.objectContaining({ code: 'too_many_requests', retryAfterSeconds: 40 }),
  )
})
