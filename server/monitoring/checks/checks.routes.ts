import type { FastifyInstance } from 'fastify'
import { checksCalls } from '#contract/monitoring/checks.schema.ts'
import { serve } from '#server/platform/http/serve.ts'
import type { ChecksService } from './checks.service.ts'

export function checksRoutes(app: FastifyInstance, checks: ChecksService): void {
  serve(app, checksCalls.getChecks, () => checks.report())

  serve(app, checksCalls.runChecks, ({ body }, { request }) => checks.run(body.part, request.admin.username))
}
