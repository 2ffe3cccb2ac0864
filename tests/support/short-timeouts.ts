import { vi } from 'vitest'

const SHORT_MS = 100

/** Makes every `AbortSignal.timeout` short, and records the durations that were asked for. Not for concurrent tests. */
export function shortTimeouts() {
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  const requested: number[] = []
  const spy = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    requested.push(ms)
    return timeout(SHORT_MS)
  })
  return { requested, [Symbol.dispose]: () => spy.mockRestore() }
}
