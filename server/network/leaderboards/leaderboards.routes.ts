import type { FastifyInstance } from 'fastify'
import { leaderboardsAdminCalls, leaderboardsCalls } from '#contract/network/leaderboards.schema.ts'
import { serve } from '#server/platform/http/serve.ts'
import { serveCached } from '#server/platform/http/serve-cached.ts'
import { AppError } from '#server/platform/kernel/app-error.ts'
import type { FoundBoards } from './found-boards.service.ts'
import type { Found, Leaderboards } from './leaderboards.service.ts'

export function leaderboardsRoutes(app: FastifyInstance, { tab, donators, voters }: Leaderboards): void {
  serveCached(app, leaderboardsCalls.getDonators, () => dataOf(donators()))
  serveCached(app, leaderboardsCalls.getVoters, () => dataOf(voters()))
  serveCached(app, leaderboardsCalls.getBoards, ({ params }) => dataOf(tab(params.tab)))
}

/** A board that the owner hides is not found; one that was never read is not available. */
function dataOf<Value>(found: Found<Value>): Value | null {
  if (!found) throw new AppError('not_found')
  if (found.isOff) throw new AppError('part_off')
  return found.data
}

export function foundBoardsRoutes(app: FastifyInstance, { list }: FoundBoards): void {
  serve(app, leaderboardsAdminCalls.listFoundBoards, ({ params }) => list(params.id))
}
