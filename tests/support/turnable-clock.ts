// A clock that a test sets.
import type { Clock } from '#server/platform/kernel/clock.ts'

export type TurnableClock = Clock & { pass(ms: number): void }

export function turnableClock(start = '2026-11-15T12:00:00Z'): TurnableClock {
  let now = new Date(start)
  return {
    now: () => now,
    pass(ms) {
      now = new Date(now.getTime() + ms)
    },
  }
}
