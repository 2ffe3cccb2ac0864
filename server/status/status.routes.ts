import type { FastifyInstance } from 'fastify'
import { statusCalls } from '#contract/status.schema.ts'
import { serve } from '#server/http/serve.ts'
import type { Status } from './status.service.ts'

export function statusRoutes(app: FastifyInstance, status: Status): void {
  serve(app, statusCalls.getStatus, ({ params }) => status.get(params.id))
}
