import type { FastifyInstance } from 'fastify'
import { votesCalls } from '#contract/network/votes.schema.ts'
import { serve, serveDone } from '#server/platform/http/serve.ts'
import { AppError } from '#server/platform/kernel/app-error.ts'
import type { VisitorVotes } from './votes.service.ts'
import type { VotesAdmin } from './votes-admin.service.ts'

export function votesRoutes(app: FastifyInstance, votes: VisitorVotes): void {
  serve(app, votesCalls.getPlayerVotes, async ({ query }, { request }) => {
    const found = await votes.mine(query, request.ip)
    if (!found) throw new AppError('username_invalid')
    return found
  })
}

export function votesAdminRoutes(app: FastifyInstance, votes: VotesAdmin): void {
  serve(app, votesCalls.getVoteReceiver, () => votes.state())
  serve(app, votesCalls.testVoteReceiver, (_, { admin }) => votes.test(admin.username))
  serveDone(app, votesCalls.renewVoteKeys, (_, { admin }) => votes.renewKeys(admin.username))
}
