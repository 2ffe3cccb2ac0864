import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withLoadRetries } from './load-retries.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('retries 5 times, 2 seconds apart', async () => {
  const load = vi.fn().mockRejectedValue(new Error('away'))
  const loading = withLoadRetries(load, new AbortController().signal)
  const failed = expect(loading).rejects.toThrow('away')

  await vi.advanceTimersByTimeAsync(1_999)
  expect(load).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(load).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(load).toHaveBeenCalledTimes(6)
  await failed
})

test('stops retrying after a success', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue('here')
  const loading = withLoadRetries(load, new AbortController().signal)
  await vi.advanceTimersByTimeAsync(60_000)

  expect(await loading).toBe('here')
  expect(load).toHaveBeenCalledTimes(2)
})

test('an abort stops the retries and leaves no timer', async () => {
  const stop = new AbortController()
  const load = vi.fn().mockRejectedValue(new Error('away'))
  const ended = expect(withLoadRetries(load, stop.signal)).rejects.toThrow(/abort/)
  await vi.advanceTimersByTimeAsync(1_000)
  stop.abort()

  await ended
  expect(load).toHaveBeenCalledTimes(1)
  expect(vi.getTimerCount()).toBe(0)
})
