import type { Clock } from '#server/platform/kernel/clock.ts'

type Pace = { perSecond: number; burst: number }

/** Generic cell rate algorithm: reserves the next moment for a request, and returns the milliseconds until then. */
export function createPace({ perSecond, burst }: Pace, clock: Clock): () => number {
  const intervalMs = 1_000 / perSecond
  let arrival = 0
  return () => {
    const now = clock.now().getTime()
    arrival = Math.max(arrival, now) + intervalMs
    return Math.max(0, arrival - burst * intervalMs - now)
  }
}
