import type { FastifyInstance } from 'fastify'
import { healthCalls } from '#contract/health.schema.ts'
import type { Part, PartMode } from '#contract/health.ts'
import { serve } from '#server/http/serve.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { ReadinessService } from './readiness.service.ts'

const RETRY_AFTER_SECONDS = 5

export function healthRoutes(app: FastifyInstance, modes: Record<Part, PartMode>): void {
  serve(app, healthCalls.getHealth, () => ({ status: 'ok' as const, parts: modes }))
}

/** Readiness for load balancers; liveness is /api/health. */
export function readinessRoutes(app: FastifyInstance, readiness: ReadinessService): void {
  let isStopping = false
  app.addHook('preClose', async () => {
    isStopping = true
  })
  serve(app, healthCalls.getReadiness, async () => {
    if (isStopping || !(await readiness.isReady())) {
      throw new AppError('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS })
    }
    return { status: 'ready' as const }
  })
}
