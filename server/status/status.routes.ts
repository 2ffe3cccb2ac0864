import type { FastifyInstance } from 'fastify'
import { statusCalls } from '#contract/status.schema.ts'
import { serveCached } from '#server/http/serve-cached.ts'
import type { Status } from './status.service.ts'

export function statusRoutes(app: FastifyInstance, status: Status): void {
  serveCached(app, statusCalls.getStatus, ({ params }) => status.get(params.id))
}
