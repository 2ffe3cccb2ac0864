// The Go live screen: last result of each check, and what visitors see now.
import * as z from 'zod'
import { adminCall } from '#contract/call.ts'
import { bodyOrNothing, Count, Moment, named } from '#contract/platform/fields.schema.ts'
import { CHECK_PARTS, CHECK_REASONS, CHECK_STATES } from './checks.ts'

export const CheckValues = z.record(z.string(), z.union([z.string(), z.number()]))

/** A finding; its words are in the texts of the checks. */
export const Found = z.object({ reason: z.enum(CHECK_REASONS), values: CheckValues })

const CheckResult = named('CheckResult', {
  id: z.string(),
  part: z.enum(CHECK_PARTS),
  subject: z.string().nullable(),
  state: z.enum(CHECK_STATES),
  reason: z.enum(CHECK_REASONS),
  values: CheckValues,
  at: Moment,
  ms: Count,
})

const VISIBLE_PLACES = ['name', 'players', 'store', 'leaderboard', 'voters', 'donators', 'content'] as const

/** The state of one part of the site as a visitor finds it right now. */
const VisiblePart = z.object({
  place: z.enum(VISIBLE_PLACES),
  state: z.enum(['real', 'demo', 'off', 'away']),
  /** The name, players online, products for sale, entries of the demo; null where there is nothing to count. */
  value: z.union([z.string(), z.number()]).nullable(),
})
export type VisiblePart = z.infer<typeof VisiblePart>

const Checks = named('Checks', {
  /** Parts in the order of the contract; empty until they are tested for the first time. */
  results: z.array(CheckResult),
  /** Parts that exist, tested or not. */
  parts: z.array(z.enum(CHECK_PARTS)),
  /** When the process started or something was saved: earlier results are not of now. */
  valid_from: Moment,
  visitors: z.array(VisiblePart),
})
export type Checks = z.infer<typeof Checks>

export const checksCalls = {
  getChecks: adminCall('GET /api/admin/checks', 'operation', {
    summary: 'Gives the last result of each check, without testing anything.',
    reply: Checks,
  }),
  runChecks: adminCall('POST /api/admin/checks/run', 'operation', {
    summary: 'Tests one part or all of them now; nothing is sent that costs money or changes the game.',
    input: z.object({ body: bodyOrNothing(z.object({ part: z.enum(CHECK_PARTS).optional() })) }),
    reply: Checks,
    errors: ['too_many_requests'],
  }),
}
