// What the transaction screens take and give.
import * as z from 'zod'
import { describe } from './call.ts'
import { CheckedBody, NeedsPerson, Search, SendActionReply } from './delivery.schema.ts'
import { idOr, Moment, optionalChoice, Rupiah } from './fields.schema.ts'
import { Page, PaginationReply } from './pagination.schema.ts'
import { SHOWN_STATUSES } from './payment.ts'
import { PAYMENT_TYPES } from './payment-methods.ts'
import { ExecuteItemReply } from './store-admin.schema.ts'
import {
  type AdminTransaction,
  TRANSACTION_FLAGS,
  type TransactionDetail,
  transactionsApi,
} from './transactions.ts'

const transactionFields = {
  _id: z.string(),
  reference: z.string(),
  username: z.string(),
  product_name: z.string(),
  amount: Rupiah,
  status: z.enum(SHOWN_STATUSES),
  payment_type: z.enum(PAYMENT_TYPES),
  created_at: Moment,
  needs_person: z.boolean(),
}

export const AdminTransactionReply = z
  .object(transactionFields)
  .meta({ id: 'AdminTransaction' }) satisfies z.ZodType<AdminTransaction>

export const TransactionDetailReply = z
  .object({
    ...transactionFields,
    product_id: z.string().nullable(),
    price: Rupiah,
    fee: Rupiah,
    execute: z.array(ExecuteItemReply),
    gateway_reference: z.string().nullable(),
    pay_code: z.string().nullable(),
    expires_at: Moment.nullable(),
    paid_at: Moment.nullable(),
    flags: z.array(z.object({ flag: z.enum(TRANSACTION_FLAGS), at: Moment, detail: z.string() })),
    send_actions: z.array(SendActionReply),
  })
  .meta({ id: 'TransactionDetail' }) satisfies z.ZodType<TransactionDetail>

const ofTransaction = z.object({ id: idOr('transaction_not_found') })

export const transactionsCalls = {
  listTransactions: describe(transactionsApi.listTransactions, {
    summary: 'Lists transactions, newest first.',
    input: z.object({
      query: z.object({
        page: Page,
        search: Search,
        status: optionalChoice(SHOWN_STATUSES),
        needs_person: NeedsPerson,
      }),
    }),
    reply: z.object({ transactions: z.array(AdminTransactionReply), pagination: PaginationReply }),
  }),
  getTransaction: describe(transactionsApi.getTransaction, {
    summary: 'Gives one transaction with what was sold, what the gateway said and what was sent.',
    input: z.object({ params: ofTransaction }),
    reply: TransactionDetailReply,
    errors: ['transaction_not_found'],
  }),
  markTransactionChecked: describe(transactionsApi.markTransactionChecked, {
    summary: 'Notes that a person looked at a flagged transaction.',
    input: z.object({ params: ofTransaction, body: CheckedBody }),
    reply: TransactionDetailReply,
    errors: ['transaction_not_found'],
  }),
}
