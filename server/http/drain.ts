// The end of a server that breaks no question: an idle connection may be the one that somebody is just writing to.
import { once } from 'node:events'
import type { Server } from 'node:http'
import { Server as SocketServer } from 'node:net'
import { setImmediate as afterReading, setTimeout as sleep } from 'node:timers/promises'
import { closeMoreDoors } from './doors.ts'

/** Takes no new connections, and resolves when the last one has gone or the patience is over. */
export async function drain(server: Server, patienceMs: number): Promise<void> {
  const over = new AbortController()
  const left = closeMoreDoors(server, over.signal)
  left.catch(() => {})
  if (!server.listening || patienceMs === 0) return over.abort()
  const empty = Promise.all([left, once(server, 'close', over)])
  // The way of the HTTP server would break idle connections at once, with what is on its way to us in them.
  SocketServer.prototype.close.call(server)
  await Promise.race([empty, sleep(patienceMs, undefined, over)])
  over.abort()
  await empty.catch(() => {})
  // What came while the process was busy is read before anybody closes anything.
  await afterReading()
}
