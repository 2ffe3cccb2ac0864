// The global search of the admin area: players, orders and products at once.
import * as z from 'zod'
import { adminCall } from '#contract/call.ts'
import { Count, named, Rupiah, textLine } from '#contract/platform/fields.schema.ts'
import { OrderFields } from '#contract/shop/orders.schema.ts'
import { GLOBAL_SEARCH_MAX_LENGTH, GLOBAL_SEARCH_MIN_LENGTH } from './search.ts'

const FoundPlayer = z.object({
  /** The encoded form, see username.ts. */
  username: z.string(),
  /** Paid and not refunded. */
  orders: Count,
  /** Prices of these orders, without fees. */
  spent: Rupiah,
})

const FoundOrder = OrderFields.omit({
  payment_type: true,
  needs_person: true,
  delivery: true,
  given_by: true,
}).extend({ pay_code: z.string().nullable() })
export type FoundOrder = z.infer<typeof FoundOrder>

const FoundProduct = z.object({ _id: z.string(), name: z.string(), price: Rupiah })
export type FoundProduct = z.infer<typeof FoundProduct>

const SearchReply = named('SearchReply', {
  players: z.array(FoundPlayer),
  orders: z.array(FoundOrder),
  products: z.array(FoundProduct),
})
export type SearchReply = z.infer<typeof SearchReply>

export const searchCalls = {
  searchAll: adminCall('GET /api/admin/search', 'orders', {
    summary:
      'Finds players by part of a name, orders by reference, gateway reference, payment code or amount, and products by name.',
    input: z.object({
      query: z.object({ q: textLine(GLOBAL_SEARCH_MAX_LENGTH).min(GLOBAL_SEARCH_MIN_LENGTH) }),
    }),
    reply: SearchReply,
  }),
}
