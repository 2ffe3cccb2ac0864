// Transactions as admins read them: every order, whatever the status of its payment.
import * as z from 'zod'
import { adminCall } from './call.ts'
import { Checked, NeedsPerson, Search, SendAction } from './delivery.schema.ts'
import { idOr, Moment, optionalChoice, Rupiah } from './fields.schema.ts'
import { Cursor, Page, Pagination } from './pagination.schema.ts'
import { SHOWN_STATUSES } from './payment.ts'
import { PAYMENT_TYPES } from './payment-methods.ts'
import { ExecuteItem } from './store-admin.schema.ts'
import { TestQuery, TestShown } from './test-data.schema.ts'
import { TRANSACTION_FLAGS } from './transactions.ts'

const TransactionFields = z.object({
  _id: z.string(),
  reference: z.string(),
  /** The encoded form, see username.ts. */
  username: z.string(),
  product_name: z.string(),
  amount: Rupiah,
  status: z.enum(SHOWN_STATUSES),
  payment_type: z.enum(PAYMENT_TYPES),
  created_at: Moment,
  needs_person: z.boolean(),
  /** Paid with play money. */
  is_test: z.boolean(),
})

const AdminTransaction = TransactionFields.meta({ id: 'AdminTransaction' })
export type AdminTransaction = z.infer<typeof AdminTransaction>

const TransactionDetail = TransactionFields.extend({
  /** Null when the product is gone; name, price and commands are as they were sold. */
  product_id: z.string().nullable(),
  price: Rupiah,
  fee: Rupiah,
  execute: z.array(ExecuteItem),
  /** Null when the gateway never answered, or was not needed. */
  gateway_reference: z.string().nullable(),
  pay_code: z.string().nullable(),
  expires_at: Moment.nullable(),
  paid_at: Moment.nullable(),
  flags: z.array(z.object({ flag: z.enum(TRANSACTION_FLAGS), at: Moment, detail: z.string() })),
  send_actions: z.array(SendAction),
}).meta({ id: 'TransactionDetail' })
export type TransactionDetail = z.infer<typeof TransactionDetail>

const TransactionQuery = z.object({
  page: Page,
  cursor: Cursor,
  /** Part of a username, or a whole reference, ours or the gateway's. */
  search: Search,
  status: optionalChoice(SHOWN_STATUSES),
  needs_person: NeedsPerson,
  test: TestQuery,
})
export type TransactionQuery = z.infer<typeof TransactionQuery>

const ofTransaction = z.object({ id: idOr('transaction_not_found') })

export const transactionsCalls = {
  listTransactions: adminCall('GET /api/admin/transactions', {
    permission: 'orders',
    summary: 'Lists transactions, newest first.',
    input: z.object({ query: TransactionQuery }),
    reply: z.object({ transactions: z.array(AdminTransaction), pagination: Pagination, test: TestShown }),
  }),
  getTransaction: adminCall('GET /api/admin/transactions/:id', {
    permission: 'orders',
    summary: 'Gives one transaction with what was sold, the replies of the gateway and the send actions.',
    input: z.object({ params: ofTransaction }),
    reply: TransactionDetail,
    errors: ['transaction_not_found'],
  }),
  markTransactionChecked: adminCall('POST /api/admin/transactions/:id/checked', {
    permission: 'deliveries',
    summary: 'Notes that a person looked at a flagged transaction.',
    input: z.object({ params: ofTransaction, body: Checked }),
    reply: TransactionDetail,
    errors: ['transaction_not_found'],
  }),
}
