// Pipelined requests of a connection: handled one after another, and only a few may wait.
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Browsers and proxies do not pipeline. */
const WAITING_MAX = 16

/**
 * Node parses 64 kB of requests at once and hands over all of them. A client that reads no reply would otherwise fill the
 * memory with replies; so a request is handled when the reply before it has left.
 */
export function inTurn(listener: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, number>()

  function count(socket: Socket, change: 1 | -1): number {
    const now = (waiting.get(socket) ?? 0) + change
    waiting.set(socket, now)
    return now
  }

  function waitForTurn(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request
    if (count(socket, 1) > WAITING_MAX) {
      refuseRest(socket)
      return
    }
    response.once('socket', () => {
      count(socket, -1)
      // Node flushes the response after this event.
      process.nextTick(listener, request, response)
    })
  }

  return (request, response) => {
    // A response has the socket when none is before it.
    if (response.socket) listener(request, response)
    else waitForTurn(request, response)
  }
}

/** What an HTTP parser returns for an upgrade: nothing more of this connection is HTTP. */
const NO_MORE_REQUESTS = 2

type Parsed = Socket & { parser?: { onIncoming: () => number } | null }

/** The parser has up to 64 kB left, and each request in it would cost as much as a cached page, though the socket is closed. */
function refuseRest(socket: Parsed): void {
  if (socket.parser) socket.parser.onIncoming = () => NO_MORE_REQUESTS
  socket.destroy()
}
