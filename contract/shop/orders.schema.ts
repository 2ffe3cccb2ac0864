// Orders as admins read them: every order, whatever the status of its payment.
import * as z from 'zod'
import { adminCall, fileReply } from '#contract/call.ts'
import {
  Count,
  DayQuery,
  idOr,
  LanguageQuery,
  Moment,
  optionalChoice,
  optionalTextLine,
  Rupiah,
  Search,
} from '#contract/platform/fields.schema.ts'
import { Cursor, Page, Pagination } from '#contract/platform/pagination.schema.ts'
import { GATEWAY_IDS } from '#contract/settings/gateways.ts'
import { Checked, NeedsPerson, Reason, SendActionDetail } from './delivery.schema.ts'
import { ORDER_DELIVERIES } from './order-delivery.ts'
import { NOTE_MAX_LENGTH, ORDER_EVENTS, ORDER_FLAGS, ORDER_SORTS } from './orders.ts'
import { SHOWN_STATUSES } from './payment.ts'
import { EncodedUsername } from './store.schema.ts'
import { ExecuteItem } from './store-admin.schema.ts'
import { TestQuery, TestShown } from './test-data.schema.ts'

export const OrderFields = z.object({
  _id: z.string(),
  reference: z.string(),
  /** The encoded form, see username.ts. */
  username: z.string(),
  product_name: z.string(),
  /** In Indonesian; absent or empty: the same. */
  product_name_id: z.string().optional(),
  amount: Rupiah,
  status: z.enum(SHOWN_STATUSES),
  payment_type: z.string(),
  created_at: Moment,
  needs_person: z.boolean(),
  /** Paid with play money. */
  is_test: z.boolean(),
  /** The delivery of all its commands together; null when nothing is to be sent. */
  delivery: z.enum(ORDER_DELIVERIES).nullable(),
  /** The admin who gave it by hand. */
  given_by: z.string().nullable(),
})

/** With the gateway's name of the payment method. */
const AdminOrder = OrderFields.extend({ payment_name: z.string() }).meta({ id: 'AdminTransaction' })
export type AdminOrder = z.infer<typeof AdminOrder>

const OrderEvent = z.object({
  at: Moment,
  kind: z.enum(ORDER_EVENTS),
  /** Null when no person did it. */
  admin: z.string().nullable(),
  /** A note, or the reason that was given. */
  text: z.string().optional(),
  /** The encoded names of a correction. */
  from: z.string().optional(),
  to: z.string().optional(),
})
export type OrderEvent = z.infer<typeof OrderEvent>

const OrderDetail = AdminOrder.extend({
  /** The product of the first line; null when it is gone. Names, prices and commands are as they were sold. */
  product_id: z.string().nullable(),
  /** Both prices are of the whole line. */
  items: z.array(
    z.object({
      /** Null when the product is gone. */
      product_id: z.string().nullable(),
      product_name: z.string(),
      product_name_id: z.string(),
      quantity: Count,
      list_price: Rupiah,
      price: Rupiah,
    }),
  ),
  price: Rupiah,
  /** Before the discount; the price when there was none. */
  list_price: Rupiah,
  /** How the price came about: the product's own sale price, a sale, or a coupon. */
  discount: z.object({ kind: z.enum(['product', 'sale', 'coupon']), name: z.string().nullable() }).nullable(),
  /** The buyer's words to a friend; null when it is no gift. */
  gift: z.object({ sender: z.string().nullable(), message: z.string().nullable() }).nullable(),
  fee: Rupiah,
  /** The fee that the gateway keeps; null when it was not reported. */
  gateway_fee: Rupiah.nullable(),
  /** The sum that the gateway returned of a payment that stays paid; null for nothing. */
  returned_amount: Rupiah.nullable(),
  execute: z.array(ExecuteItem),
  /** Sent when it is refunded. */
  execute_on_refund: z.array(ExecuteItem),
  /** The gateway that has the payment; null when none was needed. */
  gateway: z.string().nullable(),
  /** Null when the gateway never answered, or was not needed. */
  gateway_reference: z.string().nullable(),
  pay_code: z.string().nullable(),
  biller_code: z.string().nullable(),
  expires_at: Moment.nullable(),
  paid_at: Moment.nullable(),
  refunded_at: Moment.nullable(),
  flags: z.array(z.object({ flag: z.enum(ORDER_FLAGS), at: Moment, detail: z.string() })),
  events: z.array(OrderEvent),
  send_actions: z.array(SendActionDetail),
  /** The newest other orders of the player. */
  other_orders: z.array(AdminOrder),
}).meta({ id: 'TransactionDetail' })
export type OrderDetail = z.infer<typeof OrderDetail>

/** Which orders a list, its totals or an export takes. */
export const OrderQuery = z.object({
  /** Part of a username, a reference or a part of it, the gateway's, a payment code, or an amount. */
  search: Search,
  status: optionalChoice(SHOWN_STATUSES),
  needs_person: NeedsPerson,
  test: TestQuery,
  /** Placed on these days, both included. */
  from: DayQuery,
  until: DayQuery,
  method: optionalTextLine(32),
  gateway: optionalChoice(GATEWAY_IDS),
  /** Id of the product. */
  product: optionalTextLine(64),
  delivery: optionalChoice(ORDER_DELIVERIES),
  /** Id of a game server that something was sent to. */
  server: optionalTextLine(64),
})
export type OrderQuery = z.infer<typeof OrderQuery>

const OrderListQuery = z.object({
  page: Page,
  /** Not of a list by amount, whose pages are found by their number. */
  cursor: Cursor,
  /** `amount`: the highest first. */
  sort: optionalChoice(ORDER_SORTS),
  ...OrderQuery.shape,
})
export type OrderListQuery = z.infer<typeof OrderListQuery>

/** Sums of paid orders that were not refunded. Products given by hand are left out, as in the sums of days and months. */
const OrderSums = z.object({
  orders: Count,
  paid: Count,
  price: Rupiah,
  /** Paid by the buyers on top of the price. */
  fees: Rupiah,
  /** Without what the gateway keeps. */
  received: z.int(),
  /** Test orders in the list, which are not counted. */
  tests: Count,
  /** Given by hand, which is not counted. */
  given: Count,
})
export type OrderSums = z.infer<typeof OrderSums>

const Choice = z.object({ id: z.string(), name: z.string() })
const ofOrder = z.object({ id: idOr('transaction_not_found') })
const NoteText = z
  .string()
  .trim()
  .min(1)
  .max(NOTE_MAX_LENGTH)
  .regex(/^[^\p{Cs}\0]*$/u)

export const ordersCalls = {
  listOrders: adminCall('GET /api/admin/transactions', 'orders', {
    summary: 'Lists transactions, newest first or by amount.',
    input: z.object({ query: OrderListQuery }),
    reply: z.object({ transactions: z.array(AdminOrder), pagination: Pagination, test: TestShown }),
  }),
  listOrderChoices: adminCall('GET /api/admin/transactions/choices', 'orders', {
    summary: 'Gives the products, methods, game servers and gateways that transactions can be filtered by.',
    /** One gateway is nothing to filter by. */
    reply: z.object({
      products: z.array(Choice),
      methods: z.array(Choice),
      servers: z.array(Choice),
      gateways: z.array(Choice),
    }),
  }),
  sumOrders: adminCall('GET /api/admin/transactions/totals', 'money', {
    summary: 'Sums up the transactions of a filter; null when there are more than 10,000.',
    input: z.object({ query: OrderQuery }),
    reply: z.object({ sums: OrderSums.nullable() }),
  }),
  getOrder: adminCall('GET /api/admin/transactions/:id', 'orders', {
    summary: 'Gives one transaction with what was sold, the replies of the gateway and the send actions.',
    input: z.object({ params: ofOrder }),
    reply: OrderDetail,
    errors: ['transaction_not_found'],
  }),
  markOrderChecked: adminCall('POST /api/admin/transactions/:id/checked', 'deliveries', {
    summary: 'Notes that a person looked at a flagged transaction.',
    input: z.object({ params: ofOrder, body: Checked }),
    reply: OrderDetail,
    errors: ['transaction_not_found'],
  }),
  addOrderNote: adminCall('POST /api/admin/transactions/:id/notes', 'deliveries', {
    summary: 'Adds a note to an order, for the team only.',
    input: z.object({ params: ofOrder, body: z.object({ text: NoteText }) }),
    errors: ['transaction_not_found'],
  }),
  renameOrder: adminCall('POST /api/admin/transactions/:id/rename', 'deliveries', {
    summary: 'Corrects the name of an order: only what was not delivered moves to the new one.',
    input: z.object({
      params: ofOrder,
      body: z.object({
        username: EncodedUsername,
        /** A person has seen in the game that what was not confirmed did not arrive. */
        not_arrived: z.boolean().optional(),
      }),
    }),
    errors: [
      'transaction_not_found',
      'username_invalid',
      'username_reserved',
      'order_refunded',
      'already_delivered',
      'delivery_in_progress',
      'delivery_unconfirmed',
      'name_not_movable',
    ],
  }),
  refundOrder: adminCall('POST /api/admin/transactions/:id/refund', 'refunds', {
    summary: 'Marks a paid order as refunded, cancels what is queued and sends its commands on refund.',
    input: z.object({ params: ofOrder, body: Reason }),
    errors: ['transaction_not_found', 'order_refunded', 'order_not_paid'],
  }),
  acceptPayment: adminCall('POST /api/admin/transactions/:id/accept', 'refunds', {
    summary: 'Takes a payment that does not match as the payment of the order, and delivers it.',
    input: z.object({ params: ofOrder, body: Reason }),
    errors: ['transaction_not_found', 'order_not_flagged'],
  }),
}

/** Enough for the ids of several pages. */
const IDS_MAX_LENGTH = 4_000

export const exportCalls = {
  exportOrders: adminCall('GET /api/admin/export/orders', 'money', {
    summary: 'Streams orders as CSV, newest first, with the words and the separator of a language.',
    /** With the filters of the list of transactions, or only the orders with these ids, separated by commas. */
    input: z.object({
      query: z.object({ ...LanguageQuery.shape, ...OrderQuery.shape, ids: optionalTextLine(IDS_MAX_LENGTH) }),
    }),
    /** UTF-8 with a byte order mark. */
    reply: fileReply('text/csv'),
  }),
}
