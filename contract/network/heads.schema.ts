// "Test now" of a service for player heads: what it really answers, with the reason when it has no head.
import * as z from 'zod'
import { adminCall } from '#contract/call.ts'
import { Count, named } from '#contract/platform/fields.schema.ts'
import { HeadSource } from '#contract/settings/heads.schema.ts'

const HEAD_TEST_REASONS = [
  'refused',
  'host_not_found',
  'timeout',
  'closed',
  'redirects',
  'not_a_picture',
  'too_large',
  'bad_status',
  'private_address',
  'other',
] as const
export type HeadTestReason = (typeof HEAD_TEST_REASONS)[number]

const HeadTest = named('HeadTest', {
  /** Unknown: it works, and has no head of this player. */
  state: z.enum(['ok', 'unknown', 'failed']),
  ms: Count,
  reason: z.enum(HEAD_TEST_REASONS).nullable(),
  /** The head as a data address, or null. */
  picture: z.string().nullable(),
  detail: z.string().nullable(),
})
export type HeadTest = z.infer<typeof HeadTest>

export const headsCalls = {
  testHeadSource: adminCall('POST /api/admin/heads/test', 'settings', {
    summary: 'Fetches the head of a player from a service, without saving anything.',
    input: z.object({
      body: z.object({ source: HeadSource, name: z.string().trim().min(1).max(32) }),
    }),
    reply: HeadTest,
    errors: ['too_many_requests'],
  }),
}
