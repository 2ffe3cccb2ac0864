import { expect, test } from 'vitest'
import { turnableClock } from '#tests/support/turnable-clock.ts'
import { createSourceHealth } from './source-health.ts'

const SECOND = 1_000

test('rests after three failures in a row, longer each time, at most half an hour', () => {
  const clock = turnableClock()
  const health = createSourceHealth(clock)
  expect([1, 2, 3].map(() => health.fail('replied 500', null))).toEqual([false, false, true])

  const rests: number[] = []
  for (let round = 0; round < 9; round += 1) {
    const until = health.restsUntil()?.getTime() ?? 0
    rests.push((until - clock.now().getTime()) / SECOND)
    clock.pass(until - clock.now().getTime() - 1)
    expect(health.isReady()).toBe(false)
    clock.pass(1)
    expect(health.isReady()).toBe(true)
    expect(health.fail('replied 500', null)).toBe(false)
  }
  expect(rests).toEqual([30, 60, 120, 240, 480, 960, 1_800, 1_800, 1_800])
})

test('after a rest one request is let through, and the others wait for it', () => {
  const clock = turnableClock()
  const health = createSourceHealth(clock)
  for (let tries = 0; tries < 3; tries += 1) health.fail('timeout', null)
  clock.pass(30 * SECOND)

  expect([health.isReady(), health.isReady(), health.isReady()]).toEqual([true, false, false])
  expect(health.succeed()).toBe(true)
  expect([health.isReady(), health.isReady()]).toEqual([true, true])
  expect(health.problem()).toBeNull()
})

test('a success in between starts the count again', () => {
  const health = createSourceHealth(turnableClock())
  health.fail('a', null)
  health.fail('b', null)
  expect(health.succeed()).toBe(false)
  expect([health.fail('c', null), health.fail('d', null)]).toEqual([false, false])
  expect(health.isReady()).toBe(true)
  expect(health.problem()).toBe('d')
})

test('a service that asks for a rest gets it at once, at most half an hour', () => {
  const clock = turnableClock()
  const health = createSourceHealth(clock)
  expect(health.fail('replied 429', 120 * SECOND)).toBe(true)
  expect(health.restsUntil()).toEqual(new Date(clock.now().getTime() + 120 * SECOND))

  const greedy = createSourceHealth(clock)
  greedy.fail('replied 429', 86_400 * SECOND)
  expect(greedy.restsUntil()).toEqual(new Date(clock.now().getTime() + 1_800 * SECOND))
})
