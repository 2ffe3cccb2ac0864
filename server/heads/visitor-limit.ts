import type { Clock } from '#server/kernel/clock.ts'
import { networkOf } from '#server/kernel/network-of.ts'

const MINUTE_MS = 60_000
const NAMES_PER_MINUTE = 60
/** Bounds the memory; more networks than that in one minute get generated faces. */
const NETWORKS_MAX = 10_000

/** Names that a visitor may add to the queue. In memory, because a head is not worth a write to the database. */
export function createVisitorLimit(clock: Clock) {
  let counts = new Map<string, number>()
  let begun = 0
  return (address: string): boolean => {
    const now = clock.now().getTime()
    if (now - begun >= MINUTE_MS) {
      counts = new Map()
      begun = now
    }
    const network = networkOf(address)
    const count = (counts.get(network) ?? 0) + 1
    if (count > NAMES_PER_MINUTE || (count === 1 && counts.size >= NETWORKS_MAX)) return false
    counts.set(network, count)
    return true
  }
}
