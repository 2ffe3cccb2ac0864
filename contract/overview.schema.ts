// The overview as the API gives it.
import * as z from 'zod'
import { describe } from './call.ts'
import { Count, Moment, NoInput, Rupiah } from './fields.schema.ts'
import { PART_MODES, PARTS } from './health.ts'
import { type Overview, overviewApi } from './overview.ts'

export const OverviewReply = z
  .object({
    admin: z.string(),
    needs_person: z.object({
      unknown_deliveries: Count,
      failed_deliveries: Count,
      flagged_transactions: Count,
    }),
    waiting_deliveries: Count,
    today: z.object({ orders: Count, paid: Count, revenue: Rupiah }),
    images: z.object({ active: Count, total: Count }),
    parts: z.array(
      z.object({
        part: z.enum(PARTS),
        mode: z.enum(PART_MODES),
        uses: z.string(),
        trouble: z.string().nullable(),
        since: Moment.nullable(),
      }),
    ),
  })
  .meta({ id: 'Overview' }) satisfies z.ZodType<Overview>

export const overviewCalls = {
  getOverview: describe(overviewApi.getOverview, {
    summary: 'Tells what needs a person and what the server talks to.',
    input: NoInput,
    reply: OverviewReply,
  }),
}
