// Rate limits of orders. A player's limit includes the network, so that a stranger cannot use it up.
import { playerKey } from '#contract/network/player-key.ts'
import { networkOf, siteOf } from '#server/platform/kernel/network-of.ts'
import { digest, type Limits } from '#server/platform/limits/limits.service.ts'

const MINUTE_MS = 60_000
const PER_NAME_WINDOW_MS = 10 * MINUTE_MS
/** Mobile carriers put thousands of players behind one address. */
const PER_NETWORK = { limit: 60, windowMs: MINUTE_MS }
/** One customer may own all 65,536 networks of an IPv6 /48. */
const PER_SITE = { limit: 120, windowMs: MINUTE_MS }

/** Every look at a code counts: codes cannot be guessed by trying. */
const CODES_PER_NETWORK = { limit: 30, windowMs: MINUTE_MS }
const CODES_PER_SITE = { limit: 60, windowMs: MINUTE_MS }

/** Addresses of one customer count as one place. */
export function reservingNetwork(address: string): string {
  return siteOf(address) ?? networkOf(address)
}

type OrderToCount = {
  username: string
  address: string
  /** Orders of one player from one network in ten minutes. */
  perPlayer: number
}

/** Throws `too_many_requests` above a limit. */
export async function countOrder(
  limits: Limits,
  { username, address, perPlayer }: OrderToCount,
): Promise<void> {
  const network = digest(networkOf(address))
  const site = siteOf(address)
  const ofPlayer = { limit: perPlayer, windowMs: PER_NAME_WINDOW_MS }
  await limits.require(`order for ${digest(playerKey(username))} from ${network}`, ofPlayer)
  await limits.require(`order from ${network}`, PER_NETWORK)
  if (site) await limits.require(`order from site ${digest(site)}`, PER_SITE)
}

export async function countCode(limits: Limits, address: string): Promise<void> {
  const site = siteOf(address)
  await limits.require(`coupon from ${digest(networkOf(address))}`, CODES_PER_NETWORK)
  if (site) await limits.require(`coupon from site ${digest(site)}`, CODES_PER_SITE)
}
