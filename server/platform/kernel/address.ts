import { isIP } from 'node:net'

/** The host without brackets, ready for a socket. */
export type Address = { readonly host: string; readonly port: number }

/** `host`, `host:port`, `[ipv6]` or `[ipv6]:port`. */
export function toAddress(text: string, defaultPort: number): Address {
  const bracketed = /^\[([^\]]+)\](?::(\d+))?$/.exec(text)
  const [, host = text, port] = bracketed ?? /^([^:]+):(\d+)$/.exec(text) ?? []
  return { host, port: port === undefined ? defaultPort : Number(port) }
}

const HOST = /^[A-Za-z0-9_](?:[A-Za-z0-9_.-]{0,251}[A-Za-z0-9_.])?$/
const PORT_MAX = 65_535

/** A host name or an IP address without brackets. */
export function isHost(text: string): boolean {
  return isIP(text) !== 0 || HOST.test(text)
}

/** `host`, `host:port`, `[ipv6]` or `[ipv6]:port` with a port that exists. */
export function isAddress(text: string): boolean {
  const { host, port } = toAddress(text, 1)
  const isBracketed = text.startsWith('[')
  return (isBracketed ? isIP(host) === 6 : isHost(host)) && port > 0 && port <= PORT_MAX
}

/** An IP address, or a range such as `10.0.0.0/8`. */
export function isAddressRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const kind = isIP(address)
  if (kind === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (kind === 4 ? 32 : 128))
}
