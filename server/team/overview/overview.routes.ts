import type { FastifyInstance } from 'fastify'
import { overviewCalls } from '#contract/team/overview.schema.ts'
import { serve } from '#server/platform/http/serve.ts'
import type { OverviewService } from './overview.service.ts'

export function overviewRoutes(app: FastifyInstance, overview: OverviewService): void {
  serve(app, overviewCalls.getOverview, (_input, { admin }) => overview.look(admin))
}
