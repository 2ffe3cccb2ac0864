import type { FastifyInstance } from 'fastify'
import { leaderboardsCalls } from '#contract/leaderboards.schema.ts'
import { serveKept } from '#server/http/serve-kept.ts'
import type { Leaderboards } from './leaderboards.service.ts'

export function leaderboardsRoutes(app: FastifyInstance, leaderboards: Leaderboards): void {
  const { tab, donators, voters } = leaderboards
  serveKept(app, leaderboardsCalls.getDonators, donators)
  serveKept(app, leaderboardsCalls.getVoters, voters)
  serveKept(app, leaderboardsCalls.getSurvivalBoards, () => tab('survival'))
  serveKept(app, leaderboardsCalls.getTycoonBoards, () => tab('tycoon'))
}
