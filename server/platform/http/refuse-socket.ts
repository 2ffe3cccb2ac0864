// Malformed HTTP gets a JSON error (400, 408, 431), and its connection is closed.
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ErrorReply } from '#contract/platform/fields.schema.ts'

const REFUSALS: Record<string, { status: number; error: string }> = {
  HPE_HEADER_OVERFLOW: { status: 431, error: 'The address and the headers are too large.' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, error: 'The request took too long.' },
}
const MALFORMED = { status: 400, error: 'The request is not valid.' }

type ParseFailure = Error & { code?: string; rawPacket?: unknown }

/** The parser's own message is not sent: it quotes the request. */
export function refuseSocket(failure: ParseFailure, socket: Socket): void {
  // The client has closed the connection.
  if (!socket.writable || failure.code === 'ECONNRESET') {
    socket.destroy()
    return
  }
  const { status, error } = REFUSALS[failure.code ?? ''] ?? MALFORMED
  const body = JSON.stringify({ error, code: 'invalid_request' } satisfies ErrorReply)
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'x-content-type-options: nosniff',
    'cache-control: no-store',
    'connection: close',
  ]
  // A client takes a body after HEAD for a second reply and drops both.
  const isHead = String(failure.rawPacket).startsWith('HEAD ')
  // Destroyed after the reply: some clients never close their half.
  socket.end(`${head.join('\r\n')}\r\n\r\n${isHead ? '' : body}`, () => socket.destroy())
}
