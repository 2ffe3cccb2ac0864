// Serves what lies ready in memory: checked and written once, sent as it is until there is something new.
import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Call } from '#contract/call.ts'
import { ERROR_REPLIES } from '#contract/error-replies.ts'
import type { ErrorReply } from '#contract/errors.ts'
import { type Forms, pickEncoding, toForms } from './encoding.ts'

type Written = { forms: Forms; etag: string }

const { status, error } = ERROR_REPLIES.unavailable
const UNAVAILABLE = Buffer.from(JSON.stringify({ error, code: 'unavailable' } satisfies ErrorReply))
const JSON_TYPE = 'application/json; charset=utf-8'
const COME_BACK_SECONDS = '60'

/** `find` gives the same object until there is another one; null is answered as unavailable. */
export function serveKept<Reply extends object>(
  app: FastifyInstance,
  call: Call<Reply>,
  find: () => Reply | null,
): void {
  const { method, path } = call.endpoint
  const written = new WeakMap<Reply, Promise<Written>>()

  app.route({
    method,
    url: path,
    config: { call: call as unknown as Call },
    handler: async (request, reply) => {
      const found = find()
      reply.type(JSON_TYPE)
      if (!found) {
        // Not thrown: a source that is away for hours is no fault of each request, and would fill the log.
        return reply.code(status).header('retry-after', COME_BACK_SECONDS).send(UNAVAILABLE)
      }
      const writing = written.get(found) ?? write(call, found)
      written.set(found, writing)
      const { forms, etag } = await writing
      // Kept by the browser, but asked about every time.
      reply.header('cache-control', 'no-cache').header('etag', etag).header('vary', 'accept-encoding')
      if (matches(request, etag)) return reply.code(304).send()
      const encoding = pickEncoding(request.headers['accept-encoding'])
      if (encoding !== 'identity') reply.header('content-encoding', encoding)
      return reply.send(forms[encoding])
    },
  })
}

async function write<Reply>({ reply }: Call<Reply>, found: Reply): Promise<Written> {
  const body = Buffer.from(JSON.stringify(reply.parse(found)))
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  return { forms: await toForms(body), etag }
}

/** Fingerprints are weak, because the answer travels in several forms; some clients give them back as strong. */
function matches({ headers }: FastifyRequest, etag: string): boolean {
  const given = headers['if-none-match']
  return given?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag.slice(2)) ?? false
}
