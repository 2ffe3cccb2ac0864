import { vi } from 'vitest'

const SHORT_MS = 100

/** Shortens every `AbortSignal.timeout`, or those chosen by duration and place, and records their durations. Not for concurrent tests. */
export function shortTimeouts(isShort: (ms: number, place: number) => boolean = () => true) {
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  const requested: number[] = []
  const spy = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const place = requested.push(ms) - 1
    return timeout(isShort(ms, place) ? SHORT_MS : ms)
  })
  return { requested, [Symbol.dispose]: () => spy.mockRestore() }
}
