import type { FastifyInstance } from 'fastify'
import { healthCalls } from '#contract/health.schema.ts'
import type { Part, PartMode } from '#contract/health.ts'
import { serve } from '#server/http/serve.ts'

export function healthRoutes(app: FastifyInstance, modes: Record<Part, PartMode>): void {
  serve(app, healthCalls.getHealth, () => ({ status: 'ok' as const, parts: modes }))
}
