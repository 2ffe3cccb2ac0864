// Groups addresses for limits per client: one customer may have many IPv6 addresses.
import { isIPv6 } from 'node:net'

/** A customer's own network is a /64; a /48 holds 65,536 of those and may belong to one customer too. */
const GROUPS_OF_NETWORK = 4
const GROUPS_OF_SITE = 3

/** The /64 of an IPv6 address, or the IPv4 address itself. */
export function networkOf(address: string): string {
  const groups = ipv6Groups(address)
  if (!groups) return address.replace(/^::ffff:/i, '')
  if (!isMapped(groups)) return prefix(groups, GROUPS_OF_NETWORK)
  const bytes = groups.slice(6).flatMap((group) => [group >> 8, group & 0xff])
  return bytes.join('.')
}

/** The /48 around an IPv6 network; null for IPv4. */
export function siteOf(address: string): string | null {
  const groups = ipv6Groups(address)
  return groups && !isMapped(groups) ? prefix(groups, GROUPS_OF_SITE) : null
}

/** Enough to recognise a network, not the person: `203.0.113.x` or `2001:db8:1::`. */
export function shortAddress(address: string): string {
  const site = siteOf(address)
  return site === null ? networkOf(address).replace(/\.\d+$/, '.x') : `${site}::`
}

function ipv6Groups(address: string): number[] | null {
  if (!isIPv6(address) || address.includes('.')) return null
  const [head = '', tail] = address.split('%', 1).join('').split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length
  return [...before, ...Array<string>(Math.max(0, zeros)).fill('0'), ...after].map((group) =>
    Number.parseInt(group, 16),
  )
}

function prefix(groups: readonly number[], length: number): string {
  return groups
    .slice(0, length)
    .map((group) => group.toString(16))
    .join(':')
}

/** `::ffff:c000:207` is the IPv4 address 192.0.2.7. */
function isMapped(groups: readonly number[]): boolean {
  return groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
}
