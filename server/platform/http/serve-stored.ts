// Replies that are the same for everyone, other than pages and calls with JSON: made, compressed and stored once until
// something changes.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ByteCache } from './byte-cache.ts'
import { encodeBody } from './encoding.ts'
import { replyStored, type StoredResponse, toStoredResponse, weakEtag } from './stored-response.ts'

export type Made = {
  body: string | Buffer
  type: string
  cacheControl: string
  /** Instead of the policy for data. */
  csp?: string
}

export type SendStored = (
  request: FastifyRequest,
  reply: FastifyReply,
  key: string,
  make: () => Promise<Made>,
) => Promise<void>

/** Changes invalidate the cache; this is for what a time changes, such as news with a date. */
const FRESH_SECONDS = 60
const COMPRESSIBLE = /^text\/|\b(?:json|xml)\b/

/** With the path of the request as its key, a reply is sent before the framework from the second time on. */
export function createSendStored(cache: Pick<ByteCache, 'get'>): SendStored {
  return async (request, reply, key, make) => {
    const common = headersOf(reply)
    const stored = await cache.get(key, async () => ({
      response: await storeMade(await make(), common),
      freshSeconds: FRESH_SECONDS,
    }))
    replyStored(request, reply, stored)
  }
}

export function serveStored(app: FastifyInstance, send: SendStored, path: string, make: () => Promise<Made>) {
  app.get(path, (request, reply) => send(request, reply, path, make))
}

/** The headers of every reply. The id belongs to one request. */
export function headersOf(reply: FastifyReply): object {
  const { 'x-request-id': _own, ...headers } = reply.getHeaders()
  return headers
}

export async function storeMade(made: Made, common: object): Promise<StoredResponse> {
  const body = Buffer.from(made.body)
  const headers = Object.entries({
    ...common,
    'content-type': made.type,
    'cache-control': made.cacheControl,
    ...(made.csp && { 'content-security-policy': made.csp }),
  }).flat()
  const bodies = COMPRESSIBLE.test(made.type)
    ? await encodeBody(body)
    : { br: body, gzip: body, identity: body }
  return toStoredResponse({ status: 200, etag: weakEtag(body), bodies }, headers)
}
