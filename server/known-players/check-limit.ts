import { AppError } from '#server/kernel/app-error.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { networkOf } from '#server/kernel/network-of.ts'

const MINUTE_MS = 60_000
/** A form checks once for each pause in typing; a whole class may share one address. */
const CHECKS_PER_MINUTE = 60
/** Bounds the memory; more networks than that in one minute are refused. */
const NETWORKS_MAX = 10_000

/** Throws when a network asks too often. In memory, because a hint is not worth a write to the database. */
export function createCheckLimit(clock: Clock, perMinute = CHECKS_PER_MINUTE) {
  let counts = new Map<string, number>()
  let begun = 0
  return (address: string): void => {
    const now = clock.now().getTime()
    if (now - begun >= MINUTE_MS) {
      counts = new Map()
      begun = now
    }
    const network = networkOf(address)
    const count = (counts.get(network) ?? 0) + 1
    if (count > perMinute || (count === 1 && counts.size >= NETWORKS_MAX)) {
      const retryAfterSeconds = Math.max(1, Math.ceil((begun + MINUTE_MS - now) / 1_000))
      throw new AppError('too_many_requests', { retryAfterSeconds })
    }
    counts.set(network, count)
  }
}
