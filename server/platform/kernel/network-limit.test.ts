import { expect, test } from 'vitest'
import { turnableClock } from '#tests/support/turnable-clock.ts'
import { createNetworkLimit } from './network-limit.ts'

test('a network may ask so often a minute, a whole IPv6 network counts as one', () => {
  const clock = turnableClock()
  const { allows } = createNetworkLimit(clock, 60)
  const asked = (address: string) => Array.from({ length: 61 }, () => allows(address)).filter(Boolean).length

  expect(asked('192.0.2.1')).toBe(60)
  expect(asked('192.0.2.2')).toBe(60)
  expect(asked('2001:db8:1:2::1')).toBe(60)
  expect(allows('2001:db8:1:2::2')).toBe(false)
  clock.pass(60_000)
  expect(allows('192.0.2.1')).toBe(true)
})

test('the networks of one IPv6 /48 count together, as eight', () => {
  const { allows } = createNetworkLimit(turnableClock(), 60)
  const asked = (site: string) =>
    Array.from({ length: 1_000 }, (_, index) => allows(`${site}:${index.toString(16)}::1`)).filter(Boolean)

  expect(asked('2001:db8:1')).toHaveLength(8 * 60)
  expect(asked('2001:db8:2')).toHaveLength(8 * 60)
})

test('networks beyond those that are counted are allowed, and one /48 is never so many', () => {
  const { allows } = createNetworkLimit(turnableClock(), 60)
  for (let index = 0; index < 60_000; index += 1) allows(`2001:db8:1:${index.toString(16)}::1`)
  const of = (address: string) => Array.from({ length: 61 }, () => allows(address)).filter(Boolean)
  expect(of('192.0.2.1')).toHaveLength(60)

  for (let index = 0; index < 20_000; index += 1) allows(`10.1.${index >> 8}.${index & 255}`)
  expect(of('192.0.2.2')).toHaveLength(61)
  expect(allows('192.0.2.1')).toBe(false)
})

test('a refusal says when to try again', () => {
  const clock = turnableClock()
  const limit = createNetworkLimit(clock, 1)
  limit.require('192.0.2.1')
  clock.pass(20_000)
  expect(() => limit.require('192.0.2.1')).toThrow(
    expect.objectContaining({ code: 'too_many_requests', retryAfterSeconds: 40 }),
  )
})
