import { vi } from 'vitest'

const SHORT_MS = 100

/** Shortens every `AbortSignal.timeout`, or the first `count`, and records their durations. Not for concurrent tests. */
export function shortTimeouts(count = Number.POSITIVE_INFINITY) {
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  const requested: number[] = []
  const spy = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    requested.push(ms)
    return timeout(requested.length > count ? ms : SHORT_MS)
  })
  return { requested, [Symbol.dispose]: () => spy.mockRestore() }
}
