import type { FastifyInstance } from 'fastify'
import { botCheckCalls } from '#contract/site/bot-check.schema.ts'
import { serve } from '#server/platform/http/serve.ts'
import { AppError } from '#server/platform/kernel/app-error.ts'
import type { BotChecker } from './bot-check.ts'

export function botCheckRoutes(app: FastifyInstance, checker: BotChecker): void {
  serve(app, botCheckCalls.getBotCheck, () => checker.describe())
  serve(app, botCheckCalls.getChallenge, async () => {
    const challenge = await checker.newChallenge()
    if (!challenge) throw new AppError('not_found')
    return challenge
  })
}
