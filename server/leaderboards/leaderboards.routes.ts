import type { FastifyInstance } from 'fastify'
import { leaderboardsCalls } from '#contract/leaderboards.schema.ts'
import type { Leaderboards } from './leaderboards.service.ts'
import { serveKept } from './serve-kept.ts'

export function leaderboardsRoutes(app: FastifyInstance, leaderboards: Leaderboards): void {
  const { tab, donators, voters } = leaderboards
  serveKept(app, leaderboardsCalls.getDonators, donators)
  serveKept(app, leaderboardsCalls.getVoters, voters)
  serveKept(app, leaderboardsCalls.getSurvivalBoards, () => tab('survival'))
  serveKept(app, leaderboardsCalls.getTycoonBoards, () => tab('tycoon'))
}
