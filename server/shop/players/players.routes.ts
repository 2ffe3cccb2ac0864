import type { FastifyInstance } from 'fastify'
import { playersCalls } from '#contract/shop/players.schema.ts'
import { serve, serveDone } from '#server/platform/http/serve.ts'
import type { Players } from './players.service.ts'

export function playersRoutes(app: FastifyInstance, players: Players): void {
  serve(app, playersCalls.listPlayers, ({ query }) => players.list(query))
  serve(app, playersCalls.getPlayer, ({ params }) => players.get(params.name))
  serve(app, playersCalls.listOrdersOfPlayer, ({ params, query }) => players.listOrdersOf(params.name, query))
  serve(app, playersCalls.addPlayerNote, ({ params, body }, { request }) =>
    players.addNote(params.name, body.text, request.admin.username),
  )
  serveDone(app, playersCalls.blockPlayer, ({ params, body }, { request }) =>
    players.block(params.name, body.reason, request.admin.username),
  )
  serveDone(app, playersCalls.unblockPlayer, ({ params }, { request }) =>
    players.unblock(params.name, request.admin.username),
  )
}
