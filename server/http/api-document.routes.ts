// The API, described by itself: only calls that are really served stand in the document.
import type { FastifyInstance } from 'fastify'
import type { Call } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import { openapiDocument } from '#contract/openapi.ts'
import { drawApiPage } from './api-page.ts'

type About = { title: string; version: string; serverUrl: string }

/** Must be called before the routes that it shall know. */
export function apiDocumentRoutes(app: FastifyInstance, about: About): void {
  const served = new Set<Call>()
  app.addHook('onRoute', ({ config }) => {
    if (config?.call) served.add(config.call)
  })
  const document = once(() =>
    openapiDocument(
      calls.filter((call) => isServed(call, served)),
      about,
    ),
  )
  const page = once(() => drawApiPage(document()))

  app.get('/api/openapi.json', () => document())
  app.get('/api/docs', (_request, reply) => {
    reply.header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    )
    return reply.type('text/html; charset=utf-8').send(page())
  })
}

function isServed(call: Call, served: Set<Call>): boolean {
  return [...served].some(({ endpoint }) => endpoint === call.endpoint)
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
