import * as z from 'zod'
import { publicCall } from '#contract/call.ts'
import { named } from '#contract/platform/fields.schema.ts'
import { PART_MODES, PARTS } from './health.ts'

const HEX_64 = /^[0-9a-f]{64}$/

const Echo = named('Echo', {
  /** Shows that this site answered. */
  proof: z.string(),
  /** The visitor's address as the site sees it. */
  address: z.string(),
  /** X-Forwarded-For and the connection itself, from far to near. */
  chain: z.array(z.string()),
})
export type Echo = z.infer<typeof Echo>

export const healthCalls = {
  getHealth: publicCall('GET /api/health', {
    summary: 'Says that the process lives, and which of its parts are real, sandbox or off.',
    reply: named('Health', {
      status: z.literal('ok'),
      parts: z.record(z.enum(PARTS), z.enum(PART_MODES)),
    }),
    errors: ['unavailable'],
  }),
  echo: publicCall('GET /api/health/echo', {
    summary:
      'Tells the site itself, by a signed question, which address it sees; not found for everyone else.',
    input: z.object({
      query: z.object({
        nonce: z.string('not_found').regex(HEX_64, 'not_found'),
        sign: z.string('not_found').regex(HEX_64, 'not_found'),
      }),
    }),
    reply: Echo,
    errors: ['not_found'],
  }),
  getReadiness: publicCall('GET /api/health/ready', {
    summary: 'Says whether requests can be sent here: the database answers and the process is not stopping.',
    reply: named('Readiness', { status: z.literal('ready') }),
    errors: ['unavailable'],
  }),
}
