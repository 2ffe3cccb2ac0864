// Mounts calls of the contract: input is checked before the handler, only named fields leave after it.
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify'
import type { Call, CallInput, Done } from '#contract/call.ts'
import { refusalOf } from '#contract/errors.ts'
import { AppError } from '#server/platform/kernel/app-error.ts'
import { inBackground, ofRequest } from '#server/platform/kernel/work-context.ts'

type Handler<Reply, Input extends CallInput> = (
  input: Input,
  http: { request: FastifyRequest; reply: FastifyReply; admin: FastifyRequest['admin'] },
) => Reply | Promise<Reply>

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call that a route serves, for the API document and for tests that walk all routes. */
    call?: Call
  }
}

export function serve<Reply, Input extends CallInput>(
  app: FastifyInstance,
  call: Call<Reply, Input>,
  handler: Handler<Reply, Input>,
): void {
  const handle = async (request: FastifyRequest, reply: FastifyReply) => {
    const http = {
      request,
      reply,
      /** Throws in a call without one. */
      get admin() {
        return request.admin
      },
    }
    return call.reply.parse(await handler(readInput(call, request), http))
  }
  mountCall(app, call, handle)
}

/** For a reply that is no JSON, or that is sent from a cache. No visitor waits for the statements of the console. */
export function mountCall<Reply, Input extends CallInput>(
  app: FastifyInstance,
  call: Call<Reply, Input>,
  handler: RouteHandlerMethod,
): void {
  const { method, path, admin } = call.endpoint
  const run: RouteHandlerMethod = function (request, reply) {
    const work = () => handler.call(this, request, reply)
    const inItsThread = () => (admin ? inBackground(work) : work())
    if (method === 'GET') return inItsThread()
    return ofRequest({ reqId: request.id, address: request.ip }, inItsThread)
  }
  const config = { call: call as unknown as Call }
  app.route({ method, url: path, bodyLimit: call.bodyBytes, config, handler: run })
}

/** A call whose reply says only that it is done. */
export function serveDone<Input extends CallInput>(
  app: FastifyInstance,
  call: Call<Done, Input>,
  act: Handler<unknown, Input>,
): void {
  serve(app, call, async (input, http) => {
    await act(input, http)
    return { success: true }
  })
}

export function readInput<Input extends CallInput>(
  { input }: Pick<Call<unknown, Input>, 'input'>,
  { params, query, body }: FastifyRequest,
): Input {
  const read = input.safeParse({ params, query, body })
  if (read.success) return read.data
  const { code, error } = refusalOf(read.error.issues)
  throw new AppError(code, { text: error })
}
