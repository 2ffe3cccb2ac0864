// The first screen of the admin area: open tasks, today's figures and the state of each connection.
import * as z from 'zod'
import { adminCall } from '#contract/call.ts'
import { Found } from '#contract/monitoring/checks.schema.ts'
import { PART_MODES, PARTS } from '#contract/monitoring/health.ts'
import { ROLES } from '#contract/permissions.ts'
import { Count, Moment, named, Rupiah } from '#contract/platform/fields.schema.ts'

const PartReport = z.object({
  part: z.enum(PARTS),
  mode: z.enum(PART_MODES),
  /** The service that it uses, in a few words and without secrets: `Tripay`, `PostgreSQL`. */
  uses: z.string(),
  /** The error of the last attempt; null while it works. */
  trouble: z.string().nullable(),
  /** The error in words, as on Go live; absent while it works. */
  found: Found.optional(),
  /** Since when it fails, where that is known; null while it works. */
  since: Moment.nullable(),
})
export type PartReport = z.infer<typeof PartReport>

const ServerReport = z.object({
  id: z.string(),
  name: z.string(),
  mode: z.enum(PART_MODES),
  /** Why its commands wait for as long as nobody changes the settings. */
  waits_for: z.enum(['server', 'rcon_address', 'rcon_password']).nullable(),
  trouble: z.string().nullable(),
  found: Found.optional(),
  since: Moment.nullable(),
  /** Queued, apart from what waits for players. */
  waiting: Count,
  awaiting_players: Count,
})
export type ServerReport = z.infer<typeof ServerReport>

const Overview = named('Overview', {
  admin: z.string(),
  role: z.enum(ROLES),
  /** A new password, a demotion or a command ended the own second step of sign-in, and none was set up since. */
  two_factor_ended: z.boolean(),
  needs_person: z.object({ flagged_transactions: Count }),
  /** Length of the queue of the Today screen, as far as the role may see it. */
  attention: Count,
  /** Paid, and queued until the game server is reachable again. */
  waiting_deliveries: Count,
  /** Since midnight in Jakarta: orders in any status; revenue without gateway fees and refunds, null for roles that see no money. */
  today: z.object({ orders: Count, paid: Count, revenue: Rupiah.nullable() }),
  /** Parts of the Go live screen; null until they are tested for the first time. */
  go_live: z.object({ ready: Count, total: Count }).nullable(),
  parts: z.array(PartReport),
  /** In the order of the settings, then those that are gone and still have something queued. */
  servers: z.array(ServerReport),
})
export type Overview = z.infer<typeof Overview>

export const overviewCalls = {
  getOverview: adminCall('GET /api/admin/overview', 'orders', {
    summary: 'Tells what needs a person and what the server talks to.',
    reply: Overview,
  }),
}
