// The OpenAPI document of the calls that are mounted.
import type { FastifyInstance } from 'fastify'
import type { Endpoint } from '#contract/call.ts'
import type { OpenapiDocument } from '#contract/openapi.ts'
import { renderApiPage } from './api-page.ts'

type About = { title: () => string; accent: () => string; version: string; serverUrl: string }

const PAGE_CSP = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"

/** Must be called before the routes are mounted. */
export function apiDocumentRoutes(app: FastifyInstance, about: About): void {
  const served = new Set<Endpoint>()
  app.addHook('onRoute', ({ config }) => {
    if (config?.call) served.add(config.call.endpoint)
  })
  const untitled = once(() => describeApi(served, { ...about, title: '' }))

  /** The title has the name of the network, which the owner can change. */
  async function document(): Promise<OpenapiDocument> {
    const { info, ...rest } = await untitled()
    return { ...rest, info: { ...info, title: about.title() } }
  }

  app.get('/api/openapi.json', () => document())
  app.get('/api/docs', async (_request, reply) => {
    reply.header('content-security-policy', PAGE_CSP)
    return reply.type('text/html; charset=utf-8').send(renderApiPage(await document(), about.accent()))
  })
}

/** Rarely requested, so the schemas of the whole contract are loaded on the first request. */
async function describeApi(
  served: ReadonlySet<Endpoint>,
  about: Omit<About, 'title' | 'accent'> & { title: string },
): Promise<OpenapiDocument> {
  const [{ calls }, { openapiDocument }] = await Promise.all([
    import('#contract/calls.ts'),
    import('#contract/openapi.ts'),
  ])
  return openapiDocument(
    calls.filter(({ endpoint }) => served.has(endpoint)),
    about,
  )
}

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined
  return () => {
    made ??= make()
    return made
  }
}
