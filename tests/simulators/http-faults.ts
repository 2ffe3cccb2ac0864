// Faults that several simulated HTTP services have.
import type { ServerResponse } from 'node:http'
import { pipeline, Readable, type Writable } from 'node:stream'

/** `body` is the right reply. */
export type Answering = { response: ServerResponse; body: string | Buffer }

const HUGE_BYTES = 64 * 1_024 * 1_024

export const HTTP_FAULTS = {
  'error-500': ({ response }) => response.writeHead(500).end('<h1>Internal Server Error</h1>'),
  hang: () => {},
  'cut-short': ({ response, body }) => sendHalf(response, body),
  huge: ({ response, body }) => {
    response.write(body)
    sendHuge(response, HUGE_BYTES)
  },
  redirect: ({ response }) => response.writeHead(307, { location: 'http://127.0.0.1:9/secret' }).end(),
} satisfies Record<string, (answering: Answering) => void>

/** The connection is lost in the middle of the body. */
export function sendHalf(response: ServerResponse, body: string | Buffer): void {
  const bytes = Buffer.from(body)
  response.writeHead(200, { 'content-length': bytes.length }).write(bytes.subarray(0, bytes.length / 2))
  setImmediate(() => response.destroy())
}

/** The body exceeds every size limit; a multiple of 64 KiB. */
export function sendHuge(response: ServerResponse, bytes: number): void {
  const piece = Buffer.alloc(64 * 1_024, 0x20)
  pipeline(Readable.from(Array(bytes / piece.length).fill(piece)), response, () => {})
}

/** One byte after the other, until the connection is closed. */
export function drip(connection: Writable, bytes: Buffer, everyMs: number): void {
  let at = 0
  const timer = setInterval(() => connection.write(bytes.subarray(at++, at)), everyMs)
  connection.on('close', () => clearInterval(timer))
}
