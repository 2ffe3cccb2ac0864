import type { FastifyInstance } from 'fastify'
import { knownPlayersCalls } from '#contract/network/known-players.schema.ts'
import { HITS_MAX } from '#contract/network/known-players.ts'
import { serve } from '#server/platform/http/serve.ts'
import type { KnownPlayers } from './known-players.service.ts'
import type { Profiles } from './profiles.service.ts'

export function knownPlayersRoutes(app: FastifyInstance, { check }: KnownPlayers, profiles: Profiles): void {
  serve(app, knownPlayersCalls.checkPlayer, ({ query }, { request }) => check(query, request.ip))
  serve(app, knownPlayersCalls.findPlayers, ({ query: { q } }) => {
    const players = profiles.search(q).slice(0, HITS_MAX)
    return { players, near: players.length > 0 ? [] : profiles.near(q) }
  })
}
