// The bot check of the checkout: which one is in use, what its widget needs, and the proof-of-work challenge.
import * as z from 'zod'
import { publicCall } from '#contract/call.ts'
import { Count, named } from '#contract/platform/fields.schema.ts'

/** Holds only what the browser may know. */
export const BotCheck = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('turnstile'), siteKey: z.string(), scriptUrl: z.string() }),
    z.object({ kind: z.literal('proof-of-work') }),
  ])
  .meta({ id: 'BotCheck' })
export type BotCheck = z.infer<typeof BotCheck>

/** An ALTCHA challenge, version 2: find the counter whose derived key begins with the prefix. */
export const Challenge = named('Challenge', {
  parameters: z.object({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: Count,
    keyLength: Count,
    keyPrefix: z.string(),
    keySignature: z.string().optional(),
    /** Unix seconds. */
    expiresAt: z.int().optional(),
    data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])).optional(),
  }),
  signature: z.string(),
})
export type Challenge = z.infer<typeof Challenge>

/** With proof of work, `turnstileToken` is this as JSON in base64. */
export const ProofOfWork = z.object({
  challenge: Challenge,
  solution: z.object({ counter: z.number(), derivedKey: z.string(), time: z.number().optional() }),
})
export type ProofOfWork = z.infer<typeof ProofOfWork>

export const botCheckCalls = {
  getBotCheck: publicCall('GET /api/bot-check', {
    summary: 'Tells which bot check is in use and what its widget needs.',
    reply: BotCheck,
  }),
  getChallenge: publicCall('GET /api/bot-check/challenge', {
    summary: 'Gives a fresh proof-of-work challenge; not there while Turnstile is in use.',
    reply: Challenge,
    errors: ['not_found'],
  }),
}
