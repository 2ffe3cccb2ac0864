// A complete response in memory: body in every encoding, headers for each, ETag. The one way to send bytes.
import { createHash } from 'node:crypto'
import { type IncomingMessage, type ServerResponse, validateHeaderValue } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Bodies, ENCODINGS, type Encoding, pickEncoding } from './encoding.ts'

/** Name, value, name, value: the form in which Node writes headers fastest. */
export type FlatHeaders = string[]

export type StoredResponse = {
  status: number
  etag: string
  bytes: number
  bodies: Bodies
  headers: Record<Encoding, FlatHeaders>
  notModified: FlatHeaders
}

type Content = { status: number; etag: string; bodies: Bodies }

/** Throws for a header that Node would refuse to send: where the response is made, an error still has a handler. */
export function toStoredResponse({ status, etag, bodies }: Content, headers: FlatHeaders): StoredResponse {
  for (let at = 0; at < headers.length; at += 2) validateHeaderValue(headers[at] ?? '', headers[at + 1] ?? '')
  const isEncoded = (encoding: Encoding) => bodies[encoding] !== bodies.identity
  const vary = ENCODINGS.some(isEncoded) ? ['vary', 'accept-encoding'] : []
  const shared = ['etag', etag, ...vary, ...headers]
  const headersOf = (encoding: Encoding): FlatHeaders => [
    ...shared,
    ...(isEncoded(encoding) ? ['content-encoding', encoding] : []),
    'content-length',
    String(bodies[encoding].length),
  ]
  return {
    status,
    etag,
    bytes: [...new Set(Object.values(bodies))].reduce((sum, body) => sum + body.length, 0),
    bodies,
    headers: { br: headersOf('br'), gzip: headersOf('gzip'), identity: headersOf('identity') },
    notModified: shared,
  }
}

/** A weak ETag, because one response has several encodings. */
export function weakEtag(body: Buffer): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
}

export function sendStored(request: IncomingMessage, response: ServerResponse, stored: StoredResponse): void {
  if (stored.status === 200 && matchesEtag(request, stored.etag)) {
    response.writeHead(304, stored.notModified).end()
    return
  }
  const encoding = pickEncoding(request.headers['accept-encoding'])
  response.writeHead(stored.status, stored.headers[encoding])
  response.end(request.method === 'HEAD' ? undefined : stored.bodies[encoding])
}

/** The one way around Fastify, which gives up the reply only once it is sent: an exception before that has its handler. */
export function replyStored(request: FastifyRequest, reply: FastifyReply, stored: StoredResponse): void {
  sendStored(request.raw, reply.raw, stored)
  reply.hijack()
}

/** As many ETags as caches in between may put together. */
const LONGEST_MATCH = 1_024

/** `If-None-Match` may name several ETags, weak or strong. */
function matchesEtag(request: IncomingMessage, etag: string): boolean {
  const given = request.headers['if-none-match']
  if (!given) return false
  if (given === etag) return true
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
  return (
    given === '*' ||
    given
      .slice(0, LONGEST_MATCH)
      .split(',')
      .some((tag) => opaque(tag) === opaque(etag))
  )
}
