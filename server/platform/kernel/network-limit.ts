// Requests of one network in a window of time. In memory: for what is not worth a write to the database.
import { AppError } from './app-error.ts'
import type { Clock } from './clock.ts'
import { networkOf, siteOf } from './network-of.ts'

const MINUTE_MS = 60_000
/** Bounds the memory; more networks than that in one window are not counted, and not refused. */
const NETWORKS_MAX = 10_000
/** A /48 may belong to one customer, or hold the customers of a small provider. */
const NETWORKS_OF_SITE = 8

export function createNetworkLimit(clock: Clock, most: number, windowMs = MINUTE_MS) {
  let counts = new Map<string, number>()
  let begun = 0

  function isFull(key: string, networks = 1): boolean {
    return (counts.get(key) ?? 0) >= most * networks
  }

  function count(key: string): void {
    const known = counts.get(key)
    if (known !== undefined || counts.size < NETWORKS_MAX) counts.set(key, (known ?? 0) + 1)
  }

  /** Counts a request; false when it is one too many. */
  function allows(address: string): boolean {
    const now = clock.now().getTime()
    // The clock may have been set back.
    if (Math.abs(now - begun) >= windowMs) {
      counts = new Map()
      begun = now
    }
    const [network, site] = [networkOf(address), siteOf(address)]
    // What is refused adds no network: those of one /48 cannot fill the counts.
    if (isFull(network)) return false
    if (site !== null && isFull(site, NETWORKS_OF_SITE)) return false
    count(network)
    if (site !== null) count(site)
    return true
  }

  return {
    allows,
    /** Throws in place of `false`. */
    require(address: string): void {
      if (allows(address)) return
      const leftMs = begun + windowMs - clock.now().getTime()
      throw new AppError('too_many_requests', { retryAfterSeconds: Math.max(1, Math.ceil(leftMs / 1_000)) })
    },
  }
}
