import type { FastifyInstance } from 'fastify'
import { knownPlayersCalls } from '#contract/known-players.schema.ts'
import { serve } from '#server/http/serve.ts'
import type { KnownPlayers } from './known-players.service.ts'

export function knownPlayersRoutes(app: FastifyInstance, { check }: KnownPlayers): void {
  serve(app, knownPlayersCalls.checkPlayer, ({ query }, { request }) => check(query, request.ip))
}
