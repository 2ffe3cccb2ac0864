// The address of a visitor: which proxies are believed, and how much one network may ask for.
import type { FastifyInstance } from 'fastify'
import type { Clock } from '#server/platform/kernel/clock.ts'
import { createNetworkLimit } from '#server/platform/kernel/network-limit.ts'
import { isPrivatePeer } from '#server/platform/kernel/private-address.ts'

/**
 * A number is the count of proxies. A header that comes over the internet is no proxy's: where the port can be reached, anyone
 * could name any address. Proxies on other public addresses are listed by them.
 */
export function proxyTrust(trusted: boolean | number | string) {
  if (typeof trusted !== 'number') return trusted
  return (address: string, hop: number): boolean => hop < trusted && (hop > 0 || isPrivatePeer(address))
}

/**
 * Twice the rate of deploy/nginx.conf, for Caddy, which has no limit. A mobile carrier puts hundreds of players behind one
 * address, each with a payment page that asks every five seconds. Cached pages and files are not counted.
 */
const WINDOW_MS = 10_000
const REQUESTS_PER_WINDOW = 2_000

/** Not for this machine and its network: game servers, health checks, and a proxy that is not believed. */
export function limitNetworks(app: FastifyInstance, clock: Clock): void {
  const limit = createNetworkLimit(clock, REQUESTS_PER_WINDOW, WINDOW_MS)
  app.addHook('onRequest', async ({ ip }) => {
    if (!isPrivatePeer(ip)) limit.require(ip)
  })
}
