// Vote sites, in the order of the page.
import * as z from 'zod'
import { Id, line, WebUrl } from './fields.schema.ts'

export const VOTE_SITES_MAX = 40

export const VOTE_ZONES = ['UTC', 'Asia/Jakarta', 'Europe/London', 'America/New_York'] as const

/** When a player can vote again. */
const Reset = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('after'), hours: z.int().min(1).max(168) }),
  z.object({
    kind: z.literal('daily'),
    at: z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'not_a_time'),
    zone: z.enum(VOTE_ZONES),
  }),
])

export type VoteReset = z.infer<typeof Reset>

const Reward = z.object({ server: Id, text: line(500), wait_online: z.boolean() })

const VoteSiteEntry = z.object({
  name: line(40),
  url: WebUrl,
  /** The name that the site sends by Votifier. */
  service: line(64).nullable(),
  reset: Reset,
  /** Commands for each verified vote. */
  reward: z.array(Reward).max(10),
})
export type VoteSiteEntry = z.infer<typeof VoteSiteEntry>

export const Votes = z.object({ sites: z.array(VoteSiteEntry).max(VOTE_SITES_MAX) })
export type Votes = z.infer<typeof Votes>
