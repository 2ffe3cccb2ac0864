// Calls whose answers lie ready in memory: checked and written once, then sent before the framework is even asked.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Call, CallInput } from '#contract/call.ts'
import { ERROR_REPLIES } from '#contract/error-replies.ts'
import type { ErrorReply } from '#contract/fields.schema.ts'
import { toForms } from './encoding.ts'
import { fingerprint, type KeptAnswer, sendKept, toKeptAnswer } from './kept-answer.ts'
import { readInput } from './serve.ts'

type Source<Reply, Input extends CallInput> = {
  /** Addresses that are asked for all the time, and what lies ready for each: the same object until there is another. */
  ready: Readonly<Record<string, () => Reply | null>>
  /** For every other address, and while nothing lies ready. Null is answered as unavailable. */
  find(input: Input): Reply | null | Promise<Reply | null>
}

export type ReadyAnswers = ReturnType<typeof createReadyAnswers>

const { status, error } = ERROR_REPLIES.unavailable
const UNAVAILABLE: ErrorReply = { error, code: 'unavailable' }
const COME_BACK_SECONDS = '60'

/** `common` are the headers of whatever the API answers. */
export function createReadyAnswers(common: Readonly<Record<string, string>>) {
  const ready = new Map<string, () => KeptAnswer | undefined>()
  const headers = Object.entries({
    ...common,
    'content-type': 'application/json; charset=utf-8',
    // Kept by the browser, but asked about every time.
    'cache-control': 'no-cache',
  }).flat()

  async function write<Reply>({ reply }: Pick<Call<Reply>, 'reply'>, found: Reply): Promise<KeptAnswer> {
    const body = Buffer.from(JSON.stringify(reply.parse(found)))
    return toKeptAnswer({ status: 200, etag: fingerprint(body), forms: await toForms(body) }, headers)
  }

  return {
    /** Whether the request was answered. */
    answer(request: IncomingMessage, response: ServerResponse): boolean {
      const { method, url = '' } = request
      const answer = method === 'GET' || method === 'HEAD' ? ready.get(url)?.() : undefined
      if (answer) sendKept(request, response, answer)
      return answer !== undefined
    },

    serve<Reply extends object, Input extends CallInput>(
      app: FastifyInstance,
      call: Call<Reply, Input>,
      source: Source<Reply, Input>,
    ): void {
      const written = new WeakMap<Reply, KeptAnswer>()
      const writing = new WeakMap<Reply, Promise<KeptAnswer>>()
      for (const [address, find] of Object.entries(source.ready)) {
        ready.set(address, () => {
          const found = find()
          return found ? written.get(found) : undefined
        })
      }
      app.route({
        method: call.endpoint.method,
        url: call.endpoint.path,
        config: { call: call as unknown as Call },
        handler: async (request, reply) => {
          const found = await source.find(readInput(call, request))
          // Not thrown: a source that is away for hours is no fault of each request, and would fill the log.
          if (!found) return reply.code(status).header('retry-after', COME_BACK_SECONDS).send(UNAVAILABLE)
          const underWay = writing.get(found) ?? write(call, found)
          writing.set(found, underWay)
          const answer = await underWay
          written.set(found, answer)
          reply.hijack()
          sendKept(request.raw, reply.raw, answer)
        },
      })
    },
  }
}
