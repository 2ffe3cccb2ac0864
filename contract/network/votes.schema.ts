// Verified votes: of one player for the vote page, and of all for the console.
import * as z from 'zod'
import { adminCall, publicCall } from '#contract/call.ts'
import { PART_MODES } from '#contract/monitoring/health.ts'
import { Count, Moment, named } from '#contract/platform/fields.schema.ts'
import { Day } from '#contract/settings/fields.schema.ts'
import { RECEIVER_REFUSALS, VOTE_NAME_MAX_LENGTH, VOTE_NAME_MIN_LENGTH } from './votes.ts'

const VoteName = z
  .string('username_invalid')
  .trim()
  .min(VOTE_NAME_MIN_LENGTH, 'username_invalid')
  .max(VOTE_NAME_MAX_LENGTH, 'username_invalid')

export const PlayerVotes = named('PlayerVotes', {
  /** As the player spelled it in the last vote, otherwise as asked. */
  name: z.string(),
  sites: z.array(
    z.object({
      verifiable: z.boolean(),
      /** The time of the last verified vote, while it still holds. */
      voted_at: Moment.nullable(),
      again_at: Moment.nullable(),
    }),
  ),
  /** Days in a row with a verified vote, up to today or yesterday. */
  streak: Count,
  /** Days of this week in Jakarta with a verified vote. */
  days: z.array(Day),
  /** Every site that can be verified has a vote that holds. */
  all_done: z.boolean(),
})
export type PlayerVotes = z.infer<typeof PlayerVotes>

const Protocol = z.union([z.literal(1), z.literal(2)])

const CountedVote = z.object({
  id: z.string(),
  /** The encoded form, see username.ts. */
  username: z.string(),
  /** The vote site of the settings; null when none has this name any more. */
  site: z.string().nullable(),
  service: z.string(),
  protocol: Protocol,
  at: Moment,
})
export const VoteReceiver = named('VoteReceiver', {
  mode: z.enum(PART_MODES),
  port: z.int().nullable(),
  problem: z.string().nullable(),
  has_token: z.boolean(),
  /** For sites that use protocol 1; null when the stored key cannot be read. */
  public_key: z.string().nullable(),
  /** Since the process started. */
  received: Count,
  duplicates: Count,
  refused: z.partialRecord(z.enum(RECEIVER_REFUSALS), Count),
  last_refusal: z.object({ why: z.enum(RECEIVER_REFUSALS), at: Moment }).nullable(),
  votes: z.array(CountedVote),
  /** Names that sites sent and that no vote site has, the last one first. */
  unknown_services: z.array(z.object({ name: z.string(), times: Count, last_at: Moment })),
})
export type VoteReceiver = z.infer<typeof VoteReceiver>

export const votesCalls = {
  getPlayerVotes: publicCall('GET /api/votes/mine', {
    summary: 'Gives the verified votes of one player, for the ticks of the vote page.',
    input: z.object({
      query: z.object({
        name: VoteName,
        /** Positions of the sites that the visitor has opened, from 1; the simulated sites of a demo send their votes. */
        opened: z
          .string()
          .regex(/^\d{1,2}(?:,\d{1,2}){0,39}$/)
          .optional(),
      }),
    }),
    reply: PlayerVotes,
    errors: ['part_off', 'username_invalid', 'too_many_requests'],
  }),
  getVoteReceiver: adminCall('GET /api/admin/votes', 'settings', {
    summary: 'Gives the state of the vote receiver, the last votes and names of sites that are not known.',
    reply: VoteReceiver,
  }),
  testVoteReceiver: adminCall('POST /api/admin/votes/test', 'settings', {
    summary: 'Sends a test vote to the receiver by each protocol that is set up. It counts nowhere.',
    reply: z.object({
      results: z.array(z.object({ protocol: Protocol, ok: z.boolean(), detail: z.string() })),
    }),
    errors: ['part_off', 'too_many_requests'],
  }),
  renewVoteKeys: adminCall('POST /api/admin/votes/keys', 'secrets', {
    summary: 'Makes a new key pair for protocol 1; sites need the new public key.',
    errors: ['part_off', 'secret_key_unavailable'],
  }),
}
