// Public calls with the same reply for everyone: validated, serialised and compressed once for each value.
import type { FastifyInstance } from 'fastify'
import type { Call, CallInput } from '#contract/call.ts'
import { ERROR_REPLIES } from '#contract/errors.ts'
import type { ErrorReply } from '#contract/platform/fields.schema.ts'
import { mountCall, readInput } from './serve.ts'
import { headersOf, storeMade } from './serve-stored.ts'
import { replyStored, type StoredResponse } from './stored-response.ts'

const { status, error } = ERROR_REPLIES.unavailable
const UNAVAILABLE: ErrorReply = { error, code: 'unavailable' }
const RETRY_AFTER_SECONDS = '60'

/** `find` returns the same object until the data changes; null means that no data was ever loaded. */
export function serveCached<Reply extends object, Input extends CallInput>(
  app: FastifyInstance,
  call: Call<Reply, Input>,
  find: (input: Input) => Reply | null | Promise<Reply | null>,
): void {
  const responses = new WeakMap<Reply, Promise<StoredResponse>>()

  const toResponse = async (value: Reply, common: object) =>
    storeMade(
      {
        body: JSON.stringify(call.reply.parse(value)),
        type: 'application/json; charset=utf-8',
        // Browsers store it, but revalidate every time.
        cacheControl: 'no-cache',
      },
      common,
    )

  mountCall(app, call, async (request, reply) => {
    const value = await find(readInput(call, request))
    // Not thrown: a source may be away for hours, and every request would log an error.
    if (!value) return reply.code(status).header('retry-after', RETRY_AFTER_SECONDS).send(UNAVAILABLE)
    const response = responses.get(value) ?? toResponse(value, headersOf(reply))
    responses.set(value, response)
    replyStored(request, reply, await response)
  })
}
