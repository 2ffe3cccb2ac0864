import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Challenge } from '#contract/site/bot-check.schema.ts'
import { CHALLENGE } from '#tests/support/cheap-proof.ts'
import { createProofOfWorkCheck } from './proof-of-work.ts'

const MINUTE_MS = 60_000

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function openCheck() {
  let hidden = false
  const getChallenge = vi.fn(async (_signal: AbortSignal) => CHALLENGE)
  const solve = vi.fn(
    async (_challenge: Challenge, _signal: AbortSignal) =>
      ({ counter: 7, derivedKey: 'cc00' }) as { counter: number; derivedKey: string } | null,
  )
  const check = createProofOfWorkCheck({
    getChallenge,
    solve,
    isHidden: () => hidden,
    hasWebCrypto: () => true,
  })
  const states: string[] = []
  check.subscribe(() => states.push(check.state().kind))
  return {
    check,
    getChallenge,
    solve,
    states,
    hide: (next: boolean) => {
      hidden = next
      check.renewIfDue()
    },
  }
}

test('requests one challenge, and only after the start', async () => {
  const { check, getChallenge, states } = openCheck()
  expect(getChallenge).not.toHaveBeenCalled()
  check.start()
  check.start()
  await vi.advanceTimersByTimeAsync(0)

  expect(getChallenge).toHaveBeenCalledTimes(1)
  expect(states).toEqual(['working', 'done'])
  const state = check.state()
  const sent = JSON.parse(atob(state.kind === 'done' ? state.token : ''))
  expect(sent).toEqual({ challenge: CHALLENGE, solution: { counter: 7, derivedKey: 'cc00' } })
})

test('renews the proof a minute before it expires', async () => {
  const { check, getChallenge } = openCheck()
  check.start()
  await vi.advanceTimersByTimeAsync(9 * MINUTE_MS - 1)
  expect(getChallenge).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)

  expect(getChallenge).toHaveBeenCalledTimes(2)
  expect(check.state().kind).toBe('done')
})

test('a hidden tab lets the proof expire and renews it when visible again', async () => {
  const { check, getChallenge, hide } = openCheck()
  check.start()
  await vi.advanceTimersByTimeAsync(0)
  hide(true)
  await vi.advanceTimersByTimeAsync(60 * MINUTE_MS)
  expect(check.state().kind).toBe('idle')
  expect(getChallenge).toHaveBeenCalledTimes(1)

  hide(false)
  await vi.advanceTimersByTimeAsync(0)
  expect(check.state().kind).toBe('done')
})

test('hiding and showing the tab does not renew a valid proof', async () => {
  const { check, getChallenge, hide } = openCheck()
  hide(true)
  hide(false)
  expect(check.state().kind).toBe('idle')
  check.start()
  await vi.advanceTimersByTimeAsync(0)
  hide(true)
  hide(false)

  expect(getChallenge).toHaveBeenCalledTimes(1)
})

test('a challenge without a solution is a failed check', async () => {
  const { check, solve } = openCheck()
  solve.mockResolvedValue(null)
  check.start()
  await vi.advanceTimersByTimeAsync(0)

  expect(check.state()).toEqual({ kind: 'error', reason: 'failed' })
})

test('a reset aborts the previous challenge and ignores its solution', async () => {
  const { check, solve, states } = openCheck()
  const ends: (() => void)[] = []
  solve.mockImplementation(
    () =>
      new Promise((resolve) => {
        const counter = ends.length
        ends.push(() => resolve({ counter, derivedKey: '' }))
      }),
  )
  check.start()
  await vi.advanceTimersByTimeAsync(0)
  check.reset()
  await vi.advanceTimersByTimeAsync(0)
  for (const end of ends) end()
  await vi.advanceTimersByTimeAsync(0)

  expect(states).toEqual(['working', 'working', 'done'])
  expect(solve.mock.calls[0]?.[1].aborted).toBe(true)
})

test('stop leaves no timer, neither after the check nor between two tries, and the check can be started again', async () => {
  const { check, getChallenge } = openCheck()
  check.start()
  await vi.advanceTimersByTimeAsync(0)
  check.stop()
  expect([vi.getTimerCount(), check.state().kind]).toEqual([0, 'idle'])

  getChallenge.mockRejectedValueOnce(new Error('away'))
  check.start()
  await vi.advanceTimersByTimeAsync(1_000)
  check.stop()
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  expect([vi.getTimerCount(), getChallenge.mock.calls.length]).toEqual([0, 2])
})
