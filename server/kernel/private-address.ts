// Addresses that requests on behalf of the settings must not reach: this machine and the networks behind it.
import { lookup as resolve } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

const IPV4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const
/** Also those that carry an IPv4 address: a translator would reach the network behind it. */
const IPV6 = [
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const

const blocked = new BlockList()
for (const [network, bits] of IPV4) blocked.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of IPV6) blocked.addSubnet(network, bits, 'ipv6')

export class PrivateAddressError extends Error {}

/** Of an IP address; IPv4 addresses in IPv6 notation count as what they stand for. */
export function isPrivateAddress(address: string): boolean {
  return blocked.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}

/** Whether the host of a URL says by itself that it is private; names are resolved only when they are requested. */
export function isPrivateHost(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  if (isIP(bare) !== 0) return isPrivateAddress(bare)
  return /(?:^|\.)(?:localhost|local|internal|home\.arpa)$/i.test(bare)
}

/** For sockets: the address that was checked is the one that is connected to, so a second answer of the name server has no effect. */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, [])
    if (addresses.some(({ address }) => isPrivateAddress(address)))
      return callback(new PrivateAddressError(`${hostname} is a private address`), [])
    if (options.all) return callback(null, addresses)
    const [first] = addresses
    callback(null, first?.address ?? '', first?.family)
  })
}
