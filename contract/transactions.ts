// Transactions as admins read them: every order, whatever became of its payment.
import type { Checked, SendAction } from './delivery.ts'
import { adminEndpoint } from './endpoint.ts'
import type { PageQuery, Pagination } from './pagination.ts'
import type { ShownStatus } from './payment.ts'
import type { PaymentType } from './payment-methods.ts'
import type { ExecuteItem } from './store-admin.ts'

/** What somebody should look at. All but the last two are news that do not fit the order: they move and deliver nothing. */
export const TRANSACTION_FLAGS = [
  'amount_mismatch',
  'reference_mismatch',
  'unknown_status',
  'open_payment',
  'paid_after_failure',
  'refunded',
] as const
export type TransactionFlag = (typeof TRANSACTION_FLAGS)[number]

export type AdminTransaction = {
  _id: string
  reference: string
  /** In the sent form, see username.ts. */
  username: string
  product_name: string
  amount: number
  status: ShownStatus
  payment_type: PaymentType
  created_at: string
  needs_person: boolean
}

export type TransactionDetail = AdminTransaction & {
  /** Null when the product is gone; name, price and commands are as they were sold. */
  product_id: string | null
  price: number
  fee: number
  execute: ExecuteItem[]
  /** Null when the gateway never answered, or was not needed. */
  gateway_reference: string | null
  pay_code: string | null
  expires_at: string | null
  paid_at: string | null
  flags: { flag: TransactionFlag; at: string; detail: string }[]
  send_actions: SendAction[]
}

export type TransactionQuery = PageQuery & {
  /** Part of a username, or a whole reference, ours or the gateway's. */
  search?: string
  status?: ShownStatus
  /** Only rows that wait for somebody to look. */
  needs_person?: 'yes'
}

type OfTransaction = { params: { id: string } }

export const transactionsApi = {
  listTransactions: adminEndpoint<
    { transactions: AdminTransaction[]; pagination: Pagination },
    { query: TransactionQuery }
  >('GET', '/api/admin/transactions'),
  getTransaction: adminEndpoint<TransactionDetail, OfTransaction>('GET', '/api/admin/transactions/:id'),
  markTransactionChecked: adminEndpoint<TransactionDetail, OfTransaction & { body: Checked }>(
    'POST',
    '/api/admin/transactions/:id/checked',
  ),
}
