import type { FastifyInstance } from 'fastify'
import { serversAdminCalls } from '#contract/network/servers-admin.schema.ts'
import { serve } from '#server/platform/http/serve.ts'
import type { ServerTests } from './server-test.service.ts'

export function serversRoutes(app: FastifyInstance, tests: ServerTests): void {
  serve(app, serversAdminCalls.testServer, ({ params, body }, { request }) =>
    tests.test(params.id, body, request.admin),
  )
}
