import type { FastifyInstance } from 'fastify'
import { playersCalls } from '#contract/shop/players.schema.ts'
import { serve } from '#server/platform/http/serve.ts'
import type { Players } from './players.service.ts'

const DONE = { success: true as const }

export function playersRoutes(app: FastifyInstance, players: Players): void {
  serve(app, playersCalls.listPlayers, ({ query }) => players.list(query))
  serve(app, playersCalls.getPlayer, ({ params }) => players.get(params.name))
  serve(app, playersCalls.listOrdersOfPlayer, ({ params, query }) => players.listOrdersOf(params.name, query))
  serve(app, playersCalls.addPlayerNote, ({ params, body }, { request }) =>
    players.addNote(params.name, body.text, request.admin.username),
  )
  serve(app, playersCalls.blockPlayer, async ({ params, body }, { request }) => {
    await players.block(params.name, body.reason, request.admin.username)
    return DONE
  })
  serve(app, playersCalls.unblockPlayer, async ({ params }, { request }) => {
    await players.unblock(params.name, request.admin.username)
    return DONE
  })
}
