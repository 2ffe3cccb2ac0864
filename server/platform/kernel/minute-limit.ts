// Requests per minute and network. In memory: for what is not worth a write to the database.
import { AppError } from './app-error.ts'
import type { Clock } from './clock.ts'
import { networkOf } from './network-of.ts'

const MINUTE_MS = 60_000
/** Bounds the memory; more networks than that in one minute are not counted. */
const NETWORKS_MAX = 10_000

export function createMinuteLimit(clock: Clock, perMinute: number, allowsUncounted = false) {
  let counts = new Map<string, number>()
  let begun = 0

  /** Counts a request; false when it is one too many. */
  function allows(address: string): boolean {
    const now = clock.now().getTime()
    // The clock may have been set back.
    if (Math.abs(now - begun) >= MINUTE_MS) {
      counts = new Map()
      begun = now
    }
    const network = networkOf(address)
    const count = (counts.get(network) ?? 0) + 1
    if (count === 1 && counts.size >= NETWORKS_MAX) return allowsUncounted
    if (count > perMinute) return false
    counts.set(network, count)
    return true
  }

  return {
    allows,
    /** Throws in place of `false`. */
    require(address: string): void {
      if (allows(address)) return
      const leftMs = begun + MINUTE_MS - clock.now().getTime()
      throw new AppError('too_many_requests', { retryAfterSeconds: Math.max(1, Math.ceil(leftMs / 1_000)) })
    },
  }
}
