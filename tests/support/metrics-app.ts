// Metrics of three game servers with known outages, and a site that serves them.
import Fastify, { type FastifyInstance } from 'fastify'
import { PARTS, type Part } from '#contract/monitoring/health.ts'
import { metricsRoutes } from '#server/monitoring/metrics/metrics.routes.ts'
import { createMetrics } from '#server/monitoring/metrics/metrics.service.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { createNotFoundHandler, handleError } from '#server/platform/http/error-handler.ts'
import { gameServers, THREE_SERVERS } from './game-servers.ts'

export const METRICS_TOKEN = 'a token of some length'
export const NOW = new Date('2026-11-15T03:00:00.000Z')
const log = { warn: () => {} }
const allReal = Object.fromEntries(PARTS.map((part) => [part, { mode: 'real' }])) as Record<
  Part,
  { mode: 'real' }
>

export function openMetrics(db: Database, { writable = true, publicUrl = 'http://localhost' } = {}) {
  let now = NOW
  const metrics = createMetrics({
    noticeChannelIds: () => ['discord', 'email'],
    db,
    log,
    clock: { now: () => now },
    parts: () => ({ ...allReal, payments: { mode: 'sandbox' } }),
    findOutage: (part) => (part === 'status' ? { since: '2026-11-15T02:59:00.000Z' } : null),
    findServerOutage: (id) => (id === 'skyblock' ? { since: '2026-11-15T02:50:00.000Z' } : null),
    servers: gameServers(THREE_SERVERS),
    isWritable: () => writable,
    publicUrl,
    countPaymentTroubles: () => 2,
    callbackRefusals: () => ({ signature: 3, unreadable: 0 }),
    version: '1.2.3',
    commit: 'abc1234',
    timeoutMs: 500,
  })
  const pass = (ms: number) => {
    now = new Date(now.getTime() + ms)
  }
  return { metrics, pass }
}

export async function openMetricsApp(db: Database, token: string | null = METRICS_TOKEN) {
  const app = Fastify() as FastifyInstance
  app.setErrorHandler(handleError)
  app.setNotFoundHandler(createNotFoundHandler(() => []))
  const opened = openMetrics(db)
  metricsRoutes(app, {
    token,
    loadMetrics: async () => opened.metrics,
    pageCache: () => ({ pages: 7, bytes: 1_234 }),
  })
  app.get('/api/store/products/:id', async (request, reply) => {
    const { id } = request.params as { id: string }
    return reply.code(id === 'none' ? 404 : 200).send('')
  })
  const ask = (headers: Record<string, string> = { authorization: `Bearer ${METRICS_TOKEN}` }) =>
    app.inject({ url: '/metrics', headers })
  return { app, ask, ...opened, [Symbol.asyncDispose]: () => app.close() }
}
