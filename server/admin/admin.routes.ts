import type { FastifyInstance } from 'fastify'
import { adminCalls } from '#contract/admin.schema.ts'
import type { Done } from '#contract/fields.schema.ts'
import { serve } from '#server/http/serve.ts'
import type { Sessions } from './sessions.service.ts'

const DONE: Done = { success: true }

export function adminRoutes(app: FastifyInstance, sessions: Sessions): void {
  serve(app, adminCalls.login, ({ body }, { request }) => sessions.login(body, request.ip))

  serve(app, adminCalls.logout, async (_input, { request }) => {
    await sessions.logout(request.admin)
    return DONE
  })

  serve(app, adminCalls.changePassword, async ({ body }, { request }) => {
    await sessions.changePassword(request.admin, body, request.ip)
    return DONE
  })
}
