import type { FastifyInstance } from 'fastify'
import { healthCalls } from '#contract/health.schema.ts'
import type { Part, PartMode } from '#contract/health.ts'
import { serve } from '#server/http/serve.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { ReadinessService } from './readiness.service.ts'

const COME_BACK_SECONDS = 5

export function healthRoutes(app: FastifyInstance, modes: Record<Part, PartMode>): void {
  serve(app, healthCalls.getHealth, () => ({ status: 'ok' as const, parts: modes }))
}

/** For balancers: nobody new is sent here while it cannot be used. Liveness is another question. */
export function readinessRoutes(app: FastifyInstance, readiness: ReadinessService): void {
  let isStopping = false
  app.addHook('preClose', async () => {
    isStopping = true
  })
  serve(app, healthCalls.getReadiness, async () => {
    if (isStopping || !(await readiness.isReady())) {
      throw new AppError('unavailable', { retryAfterSeconds: COME_BACK_SECONDS })
    }
    return { status: 'ready' as const }
  })
}
