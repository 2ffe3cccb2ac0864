// Addresses of this machine, of its network, and what is not on the internet: requests on behalf of the settings must not lead
// there, and visitors do not come from there.
import { lookup as resolve } from 'node:dns'
import { BlockList, isIP, isIPv4, isIPv6, type LookupFunction } from 'node:net'

const PRIVATE_V4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]
/** Also those that carry an IPv4 address: mapped, translated, 6to4 and Teredo. */
const PRIVATE_V6 = [
  '::/96',
  '::ffff:0:0/96',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '100::/64',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '3fff::/20',
  'fc00::/7',
  'fe80::/9',
  'ff00::/8',
]

const blocked = { ipv4: new BlockList(), ipv6: new BlockList() }
for (const range of PRIVATE_V4) add('ipv4', range)
for (const range of PRIVATE_V6) add('ipv6', range)

function add(family: 'ipv4' | 'ipv6', range: string): void {
  const [address = '', bits] = range.split('/')
  blocked[family].addSubnet(address, Number(bits), family)
}

export class PrivateAddressError extends Error {}

/** True as well for what is no address. */
export function isPrivateAddress(address: string): boolean {
  const plain = address.replace(/%.*$/, '')
  if (isIPv4(plain)) return blocked.ipv4.check(plain, 'ipv4')
  return !isIPv6(plain) || blocked.ipv6.check(plain, 'ipv6')
}

/** The address at the other end of a socket; one that listens for both families shows IPv4 as part of IPv6. */
export function isPrivatePeer(address: string): boolean {
  return isPrivateAddress(address.replace(/^::ffff:(?=[\d.]+$)/i, ''))
}

/** Whether the host of a URL says by itself that it is private; other names are resolved only when they are requested. */
export function isPrivateHost(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  if (isIP(bare) !== 0) return isPrivateAddress(bare)
  return /(?:^|\.)(?:localhost|local|internal|home\.arpa)$/i.test(bare)
}

/** For sockets, which connect to what was checked: a name that resolves to something else a moment later does not matter. */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, [])
    const [first] = addresses
    if (!first || addresses.some(({ address }) => isPrivateAddress(address)))
      return callback(new PrivateAddressError(`${hostname} is a private address`), [])
    if (options.all) return callback(null, addresses)
    callback(null, first.address, first.family)
  })
}
