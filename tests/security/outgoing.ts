// Records every connection and DNS lookup of this process while active.
import dns from 'node:dns'
import net from 'node:net'

export type Outgoing = { hosts: string[] } & Disposable

export function watchOutgoing(): Outgoing {
  const hosts: string[] = []
  const connect = net.Socket.prototype.connect
  const lookup = dns.lookup
  net.Socket.prototype.connect = function (this: net.Socket, ...args: unknown[]) {
    hosts.push(nameOf(args))
    return Reflect.apply(connect, this, args)
  } as typeof connect
  dns.lookup = ((name: string, ...rest: unknown[]) => {
    hosts.push(name)
    return Reflect.apply(lookup, dns, [name, ...rest])
  }) as typeof lookup
  return {
    hosts,
    [Symbol.dispose]() {
      net.Socket.prototype.connect = connect
      dns.lookup = lookup
    },
  }
}

/** Node passes the options directly or as the first element of an array. */
function nameOf(args: unknown[]): string {
  const [first] = args.flat()
  const { host, path, port } = (typeof first === 'object' && first ? first : { port: first }) as {
    host?: string
    path?: string
    port?: unknown
  }
  return path ?? `${host ?? 'localhost'}:${port}`
}
