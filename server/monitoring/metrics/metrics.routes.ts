import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { inBackground } from '#server/platform/kernel/work-context.ts'
import type { Metrics } from './metrics.service.ts'

type Deps = {
  /** Null turns metrics off. */
  token: string | null
  /** Called only with a token: prom-client is not loaded otherwise. */
  loadMetrics(): Promise<Metrics>
  pageCache(): { pages: number; bytes: number }
}

export const METRICS_PATH = '/metrics'

/** Replies 404 without the right token. */
export function metricsRoutes(app: FastifyInstance, { token, loadMetrics, pageCache }: Deps): void {
  if (token === null) {
    app.get(METRICS_PATH, (_request, reply) => reply.callNotFound())
    return
  }
  const expected = digest(`Bearer ${token}`)
  let metrics: Metrics | null = null
  app.addHook('onReady', async () => {
    metrics = await loadMetrics()
  })
  app.addHook('onClose', async () => metrics?.stop())
  app.addHook('onResponse', async ({ routeOptions }, { statusCode, elapsedTime }) => {
    metrics?.observeRequest(routeOptions.url, statusCode, elapsedTime)
  })
  app.get(METRICS_PATH, async (request, reply) => {
    const given = digest(request.headers.authorization ?? '')
    if (!metrics || !timingSafeEqual(given, expected)) return reply.callNotFound()
    const sizes = pageCache()
    const text = await inBackground(() => metrics?.render(sizes))
    return reply.header('cache-control', 'no-store').type(metrics.contentType).send(text)
  })
}

/** Equal lengths make the comparison take the same time for every input. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
