// Which connections the receiver admits. Networks are IPv4 addresses and /64 of IPv6: one of them cannot take the places of
// all others.
import type { Clock } from '#server/platform/kernel/clock.ts'
import { createNetworkLimit } from '#server/platform/kernel/network-limit.ts'
import { networkOf } from '#server/platform/kernel/network-of.ts'

type Closable = { destroy(): void }

export type GateLimits = {
  /** Open at once, in all and of one network. */
  open: number
  openOfNetwork: number
  /** New in a minute, of one network. */
  perMinute: number
}

const GATE_LIMITS: GateLimits = { open: 256, openOfNetwork: 16, perMinute: 240 }

export function createConnectionGate(clock: Clock, limits: GateLimits = GATE_LIMITS) {
  const open = new Map<string, Set<Closable>>()
  let openCount = 0
  const newOnes = createNetworkLimit(clock, limits.perMinute)

  function release(network: string, connection: Closable): void {
    const ofNetwork = open.get(network)
    if (!ofNetwork?.delete(connection)) return
    openCount -= 1
    if (ofNetwork.size === 0) open.delete(network)
  }

  /** Closes the oldest connection of the network that has most. False when the newcomer's network is that one. */
  function makeRoom(newcomer: string): boolean {
    const [network, connections] = [...open].reduce((most, one) => (one[1].size > most[1].size ? one : most))
    if (connections.size <= (open.get(newcomer)?.size ?? 0)) return false
    const [oldest] = connections
    if (!oldest) return false
    release(network, oldest)
    oldest.destroy()
    return true
  }

  return {
    /** Null when the connection is refused; otherwise call the function when it is closed. */
    admit(address: string, connection: Closable): (() => void) | null {
      const network = networkOf(address)
      if (!newOnes.allows(address)) return null
      if ((open.get(network)?.size ?? 0) >= limits.openOfNetwork) return null
      if (openCount >= limits.open && !makeRoom(network)) return null
      const ofNetwork = open.get(network) ?? new Set()
      open.set(network, ofNetwork.add(connection))
      openCount += 1
      return () => release(network, connection)
    },
    closeAll(): void {
      for (const connections of [...open.values()]) for (const one of [...connections]) one.destroy()
    },
  }
}

/** At most `perSecond` in the long run, `burst` at once. */
export function createPace(clock: Clock, { perSecond, burst }: { perSecond: number; burst: number }) {
  let left = burst
  let at = clock.now().getTime()
  return (): boolean => {
    const now = clock.now().getTime()
    left = Math.min(burst, left + (Math.max(0, now - at) / 1_000) * perSecond)
    at = now
    if (left < 1) return false
    left -= 1
    return true
  }
}
