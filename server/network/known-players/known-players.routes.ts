import type { FastifyInstance } from 'fastify'
import { knownPlayersCalls } from '#contract/network/known-players.schema.ts'
import { serve } from '#server/platform/http/serve.ts'
import type { KnownPlayers } from './known-players.service.ts'

export function knownPlayersRoutes(app: FastifyInstance, { check }: KnownPlayers): void {
  serve(app, knownPlayersCalls.checkPlayer, ({ query }, { request }) => check(query, request.ip))
}
