// Graceful shutdown: idle keep-alive connections stay open for a moment, because a request may already be on its way.
import { once } from 'node:events'
import type { Server } from 'node:http'
import { Server as SocketServer } from 'node:net'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'

/** Stops accepting connections, then waits until the last one has closed or the time is over. */
export async function drain(server: Server, limitMs: number): Promise<void> {
  if (!server.listening || limitMs === 0) return
  const over = new AbortController()
  const closed = once(server, 'close', over)
  // http.Server.close would close idle connections at once, and with them requests in flight; net.Server.close does not.
  SocketServer.prototype.close.call(server)
  await Promise.race([closed, sleep(limitMs, undefined, over)])
  over.abort()
  await closed.catch(() => {})
  // One more turn of the event loop reads requests that arrived while it was blocked.
  await nextTurn()
}
