import type { FastifyInstance } from 'fastify'
import { leaderboardsCalls } from '#contract/leaderboards.schema.ts'
import { serveCached } from '#server/http/serve-cached.ts'
import type { Leaderboards } from './leaderboards.service.ts'

export function leaderboardsRoutes(app: FastifyInstance, { tab, donators, voters }: Leaderboards): void {
  serveCached(app, leaderboardsCalls.getDonators, donators)
  serveCached(app, leaderboardsCalls.getVoters, voters)
  serveCached(app, leaderboardsCalls.getSurvivalBoards, () => tab('survival'))
  serveCached(app, leaderboardsCalls.getTycoonBoards, () => tab('tycoon'))
}
