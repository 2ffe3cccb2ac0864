// What is no HTTP that we take gets an answer in the form of all others, and its connection is closed.
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ErrorReply } from '#contract/fields.schema.ts'

const REFUSALS: Record<string, { status: number; error: string }> = {
  HPE_HEADER_OVERFLOW: { status: 431, error: 'The address and the headers are too large.' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, error: 'The request took too long.' },
}
const OTHERWISE = { status: 400, error: 'The request is not valid.' }

/** The words of the parser stay inside: they quote what was sent. */
export function refuseSocket(failure: Error & { code?: string }, socket: Socket): void {
  // Who went away hears nothing any more.
  if (!socket.writable || failure.code === 'ECONNRESET') {
    socket.destroy()
    return
  }
  const { status, error } = REFUSALS[failure.code ?? ''] ?? OTHERWISE
  const body = JSON.stringify({ error, code: 'invalid_request' } satisfies ErrorReply)
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'x-content-type-options: nosniff',
    'cache-control: no-store',
    'connection: close',
  ]
  // Not left half open: some clients would keep their half for ever.
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy())
}
