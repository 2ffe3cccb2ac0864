import type { FastifyInstance } from 'fastify'
import { isLanguage } from '#contract/language.ts'
import { knownPlayersCalls } from '#contract/network/known-players.schema.ts'
import { HITS_MAX } from '#contract/network/known-players.ts'
import { serve } from '#server/platform/http/serve.ts'
import type { KnownPlayers } from './known-players.service.ts'
import type { PlayerCards } from './player-cards.service.ts'
import type { Profiles } from './profiles.service.ts'

export function knownPlayersRoutes(app: FastifyInstance, { check }: KnownPlayers, profiles: Profiles): void {
  serve(app, knownPlayersCalls.checkPlayer, ({ query }, { request }) => check(query, request.ip))
  serve(app, knownPlayersCalls.findPlayers, ({ query: { q } }) => {
    const players = profiles.search(q).slice(0, HITS_MAX)
    return { players, near: players.length > 0 ? [] : profiles.near(q) }
  })
}

const NAME = /^(.{1,64})\.jpg$/su
const A_DAY = 'public, max-age=86400'
const FIVE_MINUTES = 'public, max-age=300'

export function playerCardsRoutes(app: FastifyInstance, cards: PlayerCards): void {
  app.get<{ Params: { language: string; file: string } }>(
    '/players/:language/:file',
    async ({ params, ip }, reply) => {
      const name = NAME.exec(params.file)?.[1]
      const card = name && isLanguage(params.language) ? await cards.get(name, params.language, ip) : null
      if (!card) return reply.callNotFound()
      return reply
        .type('image/jpeg')
        .header('cache-control', card.isFinal ? A_DAY : FIVE_MINUTES)
        .send(card.bytes)
    },
  )
}
