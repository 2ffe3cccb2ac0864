import * as z from 'zod'
import { adminCall } from '#contract/call.ts'
import { LanguageQuery, optionalTextLine } from '#contract/platform/fields.schema.ts'
import { OrderQuery } from './orders.schema.ts'

/** Enough for the rows of several pages. */
const IDS_MAX_LENGTH = 4_000

export const exportCalls = {
  exportOrders: adminCall('GET /api/admin/export/orders', 'money', {
    summary: 'Streams orders as CSV, newest first, with the words and the separator of a language.',
    /** With the filters of the list of transactions, or only the orders with these ids, separated by commas. */
    input: z.object({
      query: z.object({ ...LanguageQuery.shape, ...OrderQuery.shape, ids: optionalTextLine(IDS_MAX_LENGTH) }),
    }),
    /** UTF-8 with a byte order mark. */
    reply: z.string(),
  }),
}
