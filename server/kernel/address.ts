/** The host without brackets, ready for a socket. */
export type Address = { readonly host: string; readonly port: number }

/** `host`, `host:port`, `[ipv6]` or `[ipv6]:port`. */
export function toAddress(text: string, defaultPort: number): Address {
  const bracketed = /^\[([^\]]+)\](?::(\d+))?$/.exec(text)
  const [, host = text, port] = bracketed ?? /^([^:]+):(\d+)$/.exec(text) ?? []
  return { host, port: port === undefined ? defaultPort : Number(port) }
}
