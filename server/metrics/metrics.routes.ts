// GET /metrics for Prometheus, for whoever has the token. To everybody else there is nothing at this address.
import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { EXPOSITION_TYPE } from './exposition.ts'
import type { Metrics } from './metrics.service.ts'

type Deps = {
  /** Null: off. */
  token: string | null
  metrics: Metrics
  /** What is kept of pages right now. */
  pageCache(): { pages: number; bytes: number }
}

export const METRICS_PATH = '/metrics'

export function metricsRoutes(app: FastifyInstance, { token, metrics, pageCache }: Deps): void {
  if (token === null) {
    app.get(METRICS_PATH, (_request, reply) => reply.callNotFound())
    return
  }
  const expected = digest(`Bearer ${token}`)
  metrics.start()
  app.addHook('onClose', async () => metrics.stop())
  app.addHook('onResponse', async ({ routeOptions }, { statusCode, elapsedTime }) => {
    metrics.noteRequest(routeOptions.url, statusCode, elapsedTime)
  })
  app.get(METRICS_PATH, async (request, reply) => {
    const given = digest(request.headers.authorization ?? '')
    if (!timingSafeEqual(given, expected)) return reply.callNotFound()
    const text = await metrics.describe({ pages: pageCache() })
    return reply.header('cache-control', 'no-store').type(EXPOSITION_TYPE).send(text)
  })
}

/** Of one length, so that comparing takes the same time whatever was sent. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
