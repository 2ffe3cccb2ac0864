// The Today screen: what needs a person, how the day is going, and the last orders.
import * as z from 'zod'
import { adminCall } from '#contract/call.ts'
import { CheckValues } from '#contract/monitoring/checks.schema.ts'
import { CHECK_REASONS } from '#contract/monitoring/checks.ts'
import { Count, Moment, named, Rupiah } from '#contract/platform/fields.schema.ts'
import { HOLDS } from '#contract/shop/delivery.ts'
import { REPLY_CAUSES } from '#contract/shop/failed-reply.ts'
import { OrderFields } from '#contract/shop/orders.schema.ts'
import { ORDER_FLAGS } from '#contract/shop/orders.ts'

const Outage = z.object({
  kind: z.literal('away'),
  /** A game server, or the payment gateway. */
  part: z.enum(['delivery', 'payments']),
  /** The id of a game server. */
  server: z.string().nullable(),
  name: z.string(),
  since: Moment,
  /** Deliveries that go out once it is back. */
  waiting: Count,
})

/** Checkouts fail at the gateway or with some methods, and none has succeeded since; or no method is on offer. */
const CheckoutFailure = z.object({
  kind: z.literal('checkout'),
  gateway: z.string(),
  /** The finding and its remedy, as on Go live. */
  reason: z.enum(CHECK_REASONS),
  values: CheckValues,
  /** Null where that is not known. */
  since: Moment.nullable(),
  /** Null where they are not counted. */
  times: Count.nullable(),
  /** False: no method is on offer, so nobody can buy. */
  sells: z.boolean(),
})

const OpenDelivery = z.object({
  /** Unknown: sent without a reply. Failed: the game server refused. Held: a person decides whether it is sent. */
  kind: z.enum(['unknown', 'failed', 'held']),
  action_id: z.string(),
  /** Null for the reward of a vote. */
  transaction_id: z.string().nullable(),
  /** The encoded form, see username.ts. */
  username: z.string(),
  /** Null for the reward of a vote, and for an order that is gone. */
  product_name: z.string().nullable(),
  /** In Indonesian; absent or empty: the same. */
  product_name_id: z.string().nullable().optional(),
  at: Moment,
  reply: z.string().nullable(),
  /** Why the game refused; null where its reply is not known, and for one without a reply. */
  cause: z.enum(REPLY_CAUSES).nullable(),
  /** Null for the reward of a vote. */
  product_id: z.string().nullable(),
  /** Why it is held; null for the other kinds. */
  held: z.enum(HOLDS).nullable(),
})

const FlaggedPayment = z.object({
  kind: z.literal('flagged'),
  transaction_id: z.string(),
  username: z.string(),
  product_name: z.string(),
  /** In Indonesian; absent or empty: the same. */
  product_name_id: z.string().optional(),
  amount: Rupiah,
  at: Moment,
  flag: z.enum(ORDER_FLAGS).nullable(),
  /** The order as it is now: it may have been paid or refunded since. */
  ...OrderFields.pick({ status: true, delivery: true }).shape,
})

/** Paid at the gateway, and no order of ours has it. */
const UnknownPayment = z.object({
  kind: z.literal('unknown_payment'),
  gateway_reference: z.string(),
  amount: Rupiah,
  at: Moment,
})

const QueueItem = z.discriminatedUnion('kind', [
  CheckoutFailure,
  Outage,
  OpenDelivery,
  FlaggedPayment,
  UnknownPayment,
])
export type QueueItem = z.infer<typeof QueueItem>

const Revenue = z.object({
  /** Prices of orders that were paid today in Jakarta and not refunded. */
  today: Rupiah,
  /** On the same weekday of the last week, at the same time; null when nothing was sold by then. */
  compared: Rupiah.nullable(),
  /** Mean of that weekday in the last four weeks; null when there is none. */
  usual: Rupiah.nullable(),
  /** The last 14 days, today last; empty until there were two days with sales. */
  days: z.array(z.object({ day: z.iso.date(), revenue: Rupiah })),
})
export type Revenue = z.infer<typeof Revenue>

const LastOrder = OrderFields.omit({ reference: true, payment_type: true, given_by: true })
export type LastOrder = z.infer<typeof LastOrder>

/** For owners: a way into the console that somebody else made in the last week. */
const NewAccess = z.object({ kind: z.enum(['passkey', 'owner']), admin: z.string(), at: Moment })

const Today = named('Today', {
  /** The most urgent kind first, of a kind the oldest. */
  queue: z.array(QueueItem),
  more: Count,
  orders: Count,
  paid: Count,
  delivered: Count,
  /** Null for a role that may not see money. */
  revenue: Revenue.nullable(),
  last_orders: z.array(LastOrder),
  new_access: z.array(NewAccess),
})
export type Today = z.infer<typeof Today>

export const todayCalls = {
  getToday: adminCall('GET /api/admin/today', 'orders', {
    summary: 'Tells what needs a person, what was sold today, and the last orders.',
    reply: Today,
  }),
}
