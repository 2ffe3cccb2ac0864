// Tables for spreadsheets.
import * as z from 'zod'
import { adminCall } from '#contract/call.ts'
import { LanguageQuery } from '#contract/platform/fields.schema.ts'
import { OrderQuery } from './orders.schema.ts'

export const exportCalls = {
  exportOrders: adminCall('GET /api/admin/export/orders', {
    permission: 'money',
    summary: 'Streams orders as CSV, newest first, with the words and the separator of a language.',
    /** With the filters of the list of transactions. */
    input: z.object({ query: z.object({ ...LanguageQuery.shape, ...OrderQuery.shape }) }),
    /** UTF-8 with a byte order mark. */
    reply: z.string(),
  }),
}
