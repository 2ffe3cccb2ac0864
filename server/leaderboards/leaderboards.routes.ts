import type { FastifyInstance } from 'fastify'
import type { Call } from '#contract/call.ts'
import { leaderboardsCalls } from '#contract/leaderboards.schema.ts'
import type { ReadyAnswers } from '#server/http/ready-answers.ts'
import type { Leaderboards } from './leaderboards.service.ts'

export function leaderboardsRoutes(
  app: FastifyInstance,
  answers: ReadyAnswers,
  { tab, donators, voters }: Leaderboards,
): void {
  function serve<Reply extends object>(call: Call<Reply>, find: () => Reply | null): void {
    answers.serve(app, call, { ready: { [call.endpoint.path]: find }, find })
  }
  serve(leaderboardsCalls.getDonators, donators)
  serve(leaderboardsCalls.getVoters, voters)
  serve(leaderboardsCalls.getSurvivalBoards, () => tab('survival'))
  serve(leaderboardsCalls.getTycoonBoards, () => tab('tycoon'))
}
