// More than one way in. The event loop takes one new connection from a listening socket in a turn, and a turn under load
// answers hundreds of old ones: who is new would wait for seconds. Several sockets on the same port let in several a turn.
import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, createServer, type ListenOptions, type Server as SocketServer } from 'node:net'

const MORE_DOORS = 7
/** Elsewhere the kernel does not spread connections over the sockets of a port, or refuses them. */
const CAN_SHARE = process.platform === 'linux'

const moreDoors = new WeakMap<Server, SocketServer[]>()

/** Resolves with what to listen with. A second process must not come in unnoticed, so we first see that we are alone. */
export async function claim({ port, host }: { port: number; host: string }): Promise<ListenOptions> {
  if (!CAN_SHARE) return { port, host }
  if (port !== 0) await close(await listen({ port, host }))
  return { port, host, reusePort: true }
}

/** For a server that listens as `claim` says. */
export async function openMoreDoors(server: Server): Promise<void> {
  if (!CAN_SHARE) return
  const { address: host, port } = server.address() as AddressInfo
  const opening = Array.from({ length: MORE_DOORS }, () =>
    listen({ port, host, reusePort: true }, (socket) => server.emit('connection', socket)),
  )
  moreDoors.set(server, await Promise.all(opening))
}

/** At once; resolves when those who came in have left. */
export async function closeMoreDoors(server: Server, signal: AbortSignal): Promise<void> {
  const doors = moreDoors.get(server) ?? []
  moreDoors.delete(server)
  await Promise.all(doors.map((door) => close(door, signal)))
}

async function listen(
  options: ListenOptions,
  onConnection?: Parameters<SocketServer['on']>[1],
): Promise<SocketServer> {
  // As the HTTP server has its own sockets.
  const door = createServer({ allowHalfOpen: true, noDelay: true }, onConnection)
  door.listen(options)
  await once(door, 'listening')
  return door
}

async function close(door: SocketServer, signal?: AbortSignal): Promise<void> {
  const closed = once(door, 'close', { signal })
  door.close()
  await closed
}
