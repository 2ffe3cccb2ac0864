// Tables for spreadsheets.
import * as z from 'zod'
import { adminCall } from './call.ts'
import { LanguageQuery } from './fields.schema.ts'

/** A day in Jakarta; an empty one filters nothing. */
const Day = z.preprocess((sent) => (sent === '' ? undefined : sent), z.iso.date().max(10).optional())

export const exportCalls = {
  exportOrders: adminCall('GET /api/admin/export/orders', {
    permission: 'money',
    summary: 'Streams orders as CSV, newest first, with the words and the separator of a language.',
    input: z.object({
      /** Placed on these days, both included. */
      query: z.object({ ...LanguageQuery.shape, from: Day, until: Day }),
    }),
    /** UTF-8 with a byte order mark. */
    reply: z.string(),
  }),
}
