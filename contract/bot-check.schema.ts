// The settings and the puzzle of the bot check as the API gives them.
import * as z from 'zod'
import { type BotCheck, botCheckApi, type Challenge } from './bot-check.ts'
import { describe } from './call.ts'
import { Count, NoInput } from './fields.schema.ts'

export const BotCheckReply = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('turnstile'), siteKey: z.string(), scriptUrl: z.string() }),
    z.object({ kind: z.literal('proof-of-work') }),
  ])
  .meta({ id: 'BotCheck' }) satisfies z.ZodType<BotCheck>

export const ChallengeReply = z
  .object({
    parameters: z.object({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: Count,
      keyLength: Count,
      keyPrefix: z.string(),
      keySignature: z.string().optional(),
      expiresAt: z.int().optional(),
      data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])).optional(),
    }),
    signature: z.string(),
  })
  .meta({ id: 'Challenge' }) satisfies z.ZodType<Challenge>

export const botCheckCalls = {
  getBotCheck: describe(botCheckApi.getBotCheck, {
    summary: 'Tells which bot check is in use and what its widget needs.',
    input: NoInput,
    reply: BotCheckReply,
  }),
  getChallenge: describe(botCheckApi.getChallenge, {
    summary: 'Gives a fresh proof-of-work challenge; not there while Turnstile is in use.',
    input: NoInput,
    reply: ChallengeReply,
    errors: ['not_found'],
  }),
}
