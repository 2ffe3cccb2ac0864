import type { FastifyInstance } from 'fastify'
import { may } from '#contract/permissions.ts'
import { playersCalls } from '#contract/shop/players.schema.ts'
import { serve } from '#server/platform/http/serve.ts'
import type { Giving } from './giving.service.ts'

export function givingRoutes(app: FastifyInstance, giving: Giving): void {
  serve(app, playersCalls.giveByHand, async ({ params, body }, { request: { admin } }) => ({
    transaction_id: await giving.give({
      username: params.name,
      gift: body,
      admin: admin.username,
      mayWriteCommands: may(admin.role, 'commands'),
    }),
  }))
}
