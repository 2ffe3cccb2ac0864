import type { FastifyInstance } from 'fastify'
import { playersCalls } from '#contract/shop/players.schema.ts'
import { serve, serveDone } from '#server/platform/http/serve.ts'
import type { Players } from './players.service.ts'

export function playersRoutes(app: FastifyInstance, players: Players): void {
  serve(app, playersCalls.listPlayers, ({ query }) => players.list(query))
  serve(app, playersCalls.getPlayer, ({ params }) => players.get(params.name))
  serve(app, playersCalls.listOrdersOfPlayer, ({ params, query }) => players.listOrdersOf(params.name, query))
  serve(app, playersCalls.addPlayerNote, ({ params, body }, { admin }) =>
    players.addNote(params.name, body.text, admin.username),
  )
  serveDone(app, playersCalls.blockPlayer, ({ params, body }, { admin }) =>
    players.block(params.name, body.reason, admin.username),
  )
  serveDone(app, playersCalls.unblockPlayer, ({ params }, { admin }) =>
    players.unblock(params.name, admin.username),
  )
}
