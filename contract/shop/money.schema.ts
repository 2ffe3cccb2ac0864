// Money: sums of paid orders by day, product and method, and what the gateway, the orders and the deliveries say together.
import * as z from 'zod'
import { adminCall } from '#contract/call.ts'
import { Count, Moment, named, optionalChoice, Rupiah } from '#contract/platform/fields.schema.ts'
import { Reason } from './delivery.schema.ts'
import { countDays, MAX_BARS, MONEY_GROUPS, splitPeriod } from './money.ts'

/** A day in Jakarta; the years of a shop. */
const Day = z.iso
  .date()
  .max(10)
  .refine((day) => day >= '2015-01-01' && day <= '2100-12-31')
const LONGEST_DAYS = 3_660

const MoneyQuery = z
  .object({ from: Day, until: Day, group: optionalChoice(MONEY_GROUPS) })
  .refine(({ from, until }) => from <= until && countDays(from, until) <= LONGEST_DAYS)
  .refine(({ from, until, group = 'day' }) => splitPeriod(from, until, group).length <= MAX_BARS)

const Span = z.object({ from: z.string(), until: z.string() })

const Sums = z.object({
  /** Paid and not refunded. */
  paid: Count,
  price: Rupiah,
  /** Paid by the buyers on top of the price. */
  fee: Rupiah,
  gateway_fee: Rupiah,
  /** Orders for which the gateway has not reported its fee: the fee of the buyer is taken for it. */
  fee_unknown: Count,
  /** The sum that gateways returned of paid orders; absent for nothing. */
  returned: Rupiah.optional(),
  received: z.int(),
})

const Money = named('Money', {
  ...Span.shape,
  /** The period goes on. */
  is_open: z.boolean(),
  totals: Sums,
  /** The period that it is compared with. */
  before: Span.extend({ price: Rupiah }),
  bars: z.array(Span.extend({ price: Rupiah, paid: Count })),
  products: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      /** In Indonesian; empty: `name` is used for both languages, also of a product that is gone. */
      name_id: z.string(),
      price: Rupiah,
      paid: Count,
    }),
  ),
  methods: z.array(z.object({ method: z.string(), name: z.string(), price: Rupiah, paid: Count })),
  /** By name, while the site has more than one; else empty. */
  gateways: z.array(z.object({ gateway: z.string(), price: Rupiah, paid: Count })),
  /** Counts of the orders that were placed in the period, and of the payments in it. */
  funnel: z.object({
    placed: Count,
    converted: Count,
    expired: Count,
    failed: Count,
    paid: Count,
    delivered: Count,
    refunded: Count,
    refunded_price: Rupiah,
  }),
  /** The last twelve months, newest first. */
  months: z.array(Sums.extend({ month: z.string() })),
  /** The top buyers of the month in which the period ends, blocked ones too. */
  buyers: z.array(z.object({ name: z.string(), amount: Rupiah })),
  /** Payments are play money: test orders are counted. */
  is_demo: z.boolean(),
})
export type Money = z.infer<typeof Money>

const BoardOrder = z.object({
  id: z.string(),
  /** Encoded, see username.ts. */
  username: z.string(),
  amount: Rupiah,
  status: z.string(),
  delivery: z.string().nullable(),
  at: Moment,
})
export type BoardOrder = z.infer<typeof BoardOrder>

const UnknownPayment = z.object({
  gateway_reference: z.string(),
  reference: z.string().nullable(),
  amount: z.int(),
  at: Moment,
  asked_at: Moment.nullable(),
  /** A status, `not_found`, or null. */
  asked_result: z.string().nullable(),
})
export type UnknownPayment = z.infer<typeof UnknownPayment>

const Board = named('ReconciliationBoard', {
  /** Newest first. */
  days: z.array(
    z.object({
      day: z.string(),
      gateway_paid: Count,
      orders_paid: Count,
      delivered: Count,
      on_the_way: Count,
      /** Paid, and a person must look at the delivery. */
      stuck: Count,
    }),
  ),
  /** The gateway has reported a payment for which there is no order. */
  unknown: z.object({ count: Count, payments: z.array(UnknownPayment) }),
  /** The gateway has reported a payment that does not match its order, or came to one that had ended. */
  mismatched: z.object({ count: Count, orders: z.array(BoardOrder) }),
  not_delivered: z.object({ count: Count, orders: z.array(BoardOrder) }),
  never_paid: z.object({ count: Count, orders: z.array(BoardOrder) }),
})
export type Board = z.infer<typeof Board>

const ofUnknown = z.object({
  gateway_reference: z.string().regex(/^[\x21-\x7e]{1,64}$/, 'payment_not_found'),
})

export const moneyCalls = {
  getMoney: adminCall('GET /api/admin/money', 'money', {
    summary: 'Sums up paid orders of a period by day, week or month, by product and by method.',
    input: z.object({ query: MoneyQuery }),
    reply: Money,
  }),
  getBoard: adminCall('GET /api/admin/money/board', 'money', {
    summary: 'Compares what the gateway, the orders and the deliveries say of the last days.',
    reply: Board,
  }),
  askUnknownPayment: adminCall('POST /api/admin/money/unknown/:gateway_reference/ask', 'money', {
    summary: 'Asks the gateway again about a payment without an order.',
    input: z.object({ params: ofUnknown }),
    reply: z.object({ result: z.string() }),
    errors: ['payment_not_found', 'payment_unavailable'],
  }),
  closeUnknownPayment: adminCall('POST /api/admin/money/unknown/:gateway_reference/close', 'money', {
    summary: 'Takes a payment without an order off the board, with a reason.',
    input: z.object({ params: ofUnknown, body: Reason }),
    errors: ['payment_not_found'],
  }),
}
