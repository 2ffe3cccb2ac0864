import type { FastifyInstance } from 'fastify'
import { healthCalls } from '#contract/monitoring/health.schema.ts'
import type { Part, PartMode } from '#contract/monitoring/health.ts'
import { serve } from '#server/platform/http/serve.ts'
import { AppError } from '#server/platform/kernel/app-error.ts'
import type { EchoService } from './echo.service.ts'
import type { ReadinessService } from './readiness.service.ts'

const RETRY_AFTER_SECONDS = 5

type HealthDeps = {
  parts: () => Record<Part, { mode: PartMode }>
  readiness: ReadinessService
  echo: EchoService
}

export function healthRoutes(app: FastifyInstance, { parts, readiness, echo }: HealthDeps): void {
  // Liveness: 200 also while the database is away, because cached pages are served.
  serve(app, healthCalls.getHealth, () => {
    if (readiness.isLeaving()) throw new AppError('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS })
    const modes = Object.entries(parts()).map(([part, { mode }]) => [part, mode])
    return { status: 'ok' as const, parts: Object.fromEntries(modes) as Record<Part, PartMode> }
  })
  // The question of the checks about the public address and the proxies before it.
  serve(app, healthCalls.echo, ({ query }, { request }) => {
    const reply = echo.answer(query, {
      address: request.ip,
      forwardedFor: request.headers['x-forwarded-for'],
      peer: request.socket.remoteAddress,
    })
    if (!reply) throw new AppError('not_found')
    return reply
  })
  // Readiness, for load balancers.
  serve(app, healthCalls.getReadiness, async () => {
    if (!(await readiness.isReady())) {
      throw new AppError('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS })
    }
    return { status: 'ready' as const }
  })
}
