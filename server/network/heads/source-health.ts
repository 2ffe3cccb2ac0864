// A source that fails is rested, so that an outage costs neither visitors nor the service.
import type { Clock } from '#server/platform/kernel/clock.ts'

const FAILURES_BEFORE_REST = 3
const REST_MIN_MS = 30_000
const REST_MAX_MS = 30 * 60_000

export type SourceHealth = ReturnType<typeof createSourceHealth>

export function createSourceHealth(clock: Clock) {
  const now = () => clock.now().getTime()
  let failures = 0
  let restsUntil = 0
  let problem: string | null = null

  return {
    /** False while it rests. After a rest one request is let through, and the others wait for its result. */
    isReady(): boolean {
      if (now() < restsUntil) return false
      if (failures >= FAILURES_BEFORE_REST) restsUntil = now() + REST_MIN_MS
      return true
    },

    /** True when it ends an outage. */
    succeed(): boolean {
      const wasResting = failures >= FAILURES_BEFORE_REST
      failures = 0
      restsUntil = 0
      problem = null
      return wasResting
    },

    /** True when an outage begins. `retryAfterMs`: the service itself asks for a rest. */
    fail(why: string, retryAfterMs: number | null): boolean {
      const wasResting = failures >= FAILURES_BEFORE_REST
      problem = why
      failures = retryAfterMs === null ? failures + 1 : Math.max(failures + 1, FAILURES_BEFORE_REST)
      if (failures < FAILURES_BEFORE_REST) return false
      const backOff = REST_MIN_MS * 2 ** (failures - FAILURES_BEFORE_REST)
      restsUntil = now() + Math.min(REST_MAX_MS, Math.max(backOff, retryAfterMs ?? 0))
      return !wasResting
    },

    /** Null: the last request was answered. */
    problem: (): string | null => problem,
    /** Null: it does not rest. */
    restsUntil: (): Date | null => (now() < restsUntil ? new Date(restsUntil) : null),
  }
}
