// Transactions as admins read them: every order, whatever became of its payment.
import type { SendAction } from '#contract/delivery.schema.ts'
import type { Pagination } from '#contract/pagination.schema.ts'
import { type PaymentStatus, type ShownStatus, shownStatus } from '#contract/payment.ts'
import { FREE_OF_CHARGE, type PaymentType } from '#contract/payment-methods.ts'
import type { TestFilter } from '#contract/test-data.ts'
import type { AdminTransaction, TransactionDetail, TransactionQuery } from '#contract/transactions.schema.ts'
import type { TransactionFlag } from '#contract/transactions.ts'
import type { Audit } from '#server/audit/audit.service.ts'
import { readCommands, toExecute } from '#server/database/commands.ts'
import type { Core } from '#server/database/core.ts'
import {
  type NumberPage,
  type PageRequest,
  pageOfFound,
  pageOfQuery,
  tableByTest,
} from '#server/database/list-page.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Servers } from '#server/servers/servers.service.ts'
import {
  countMarked,
  countOrders,
  filteredTransactions,
  findTransaction,
  listFlags,
  listTransactions,
  searchTransactions,
  sumPaid,
  type TransactionRow,
  unmarkTransaction,
} from './transaction.repository.ts'

type Deps = Pick<Core, 'db' | 'clock'> & {
  audit: Audit
  servers: Pick<Servers, 'first'>
  /** Payments are play money: test orders are the normal data. */
  countsTests?: boolean
  /** What was sent for a purchase, oldest first. */
  sendActionsOf(purchaseId: string): Promise<SendAction[]>
}

type Filter = { search?: string; status?: PaymentStatus; needsPerson: boolean; test: TestFilter }

type TransactionPage = { transactions: AdminTransaction[]; pagination: Pagination; test: TestFilter }

export type Transactions = ReturnType<typeof createTransactions>

export function createTransactions(deps: Deps) {
  const { db, clock, audit, servers, sendActionsOf, countsTests = false } = deps
  const all = tableByTest(db, 'purchase', clock)

  async function readNumbers({ search, ...filter }: Filter, request: PageRequest): Promise<NumberPage> {
    if (search !== undefined) return pageOfFound(await searchTransactions(db, { search, ...filter }), request)
    const isFiltered = filter.status !== undefined || filter.needsPerson
    return pageOfQuery(isFiltered ? filteredTransactions(db, filter) : all[filter.test], request)
  }

  async function list({
    search,
    status,
    needs_person,
    test = countsTests ? 'shown' : 'hidden',
    ...request
  }: TransactionQuery): Promise<TransactionPage> {
    const filter = { status: status && storedStatus(status), needsPerson: needs_person === 'yes', test }
    const { numbers, pagination } = await readNumbers({ search, ...filter }, request)
    const rows = await listTransactions(db, numbers)
    return { transactions: rows.map(toTransaction), pagination, test }
  }

  async function get(id: string): Promise<TransactionDetail> {
    const row = await findTransaction(db, id)
    if (!row) throw new AppError('transaction_not_found')
    const [flags, sendActions] = await Promise.all([listFlags(db, id), sendActionsOf(id)])
    return {
      ...toTransaction(row),
      product_id: row.product_id,
      price: row.price,
      fee: row.fee,
      execute: toExecute(readCommands(row), servers.first()),
      gateway_reference: row.gateway_reference,
      pay_code: row.pay_code,
      expires_at: row.method === FREE_OF_CHARGE ? null : row.expires_at,
      paid_at: row.paid_at,
      flags: flags.map(({ flag, ...rest }) => ({ ...rest, flag: flag as TransactionFlag })),
      send_actions: sendActions,
    }
  }

  /** Removes the mark; the flags stay as a record of what happened. */
  async function markChecked(id: string, reason: string | undefined, by: string): Promise<TransactionDetail> {
    await db.transaction().execute(async (trx) => {
      const subject = await unmarkTransaction(trx, id)
      if (subject === null) return
      await audit.write(trx, { admin: by, action: 'transaction_checked', subject, detail: reason })
    })
    return get(id)
  }

  async function sumBetween(
    since: Date,
    until?: Date,
  ): Promise<{ orders: number; paid: number; revenue: number }> {
    const span = { since, until, withTests: countsTests }
    const [orders, sums] = await Promise.all([countOrders(db, span), sumPaid(db, span)])
    return { orders, ...sums }
  }

  return {
    list,
    get,
    markChecked,
    countFlagged: (): Promise<number> => countMarked(db, countsTests),
    /** Of a day, given its first moment. */
    sumSince: (since: Date) => sumBetween(since),
    sumBetween,
  }
}

function storedStatus(status: ShownStatus): PaymentStatus {
  return status === 'PENDING' ? 'UNPAID' : status
}

function toTransaction(row: TransactionRow): AdminTransaction {
  return {
    _id: row.id,
    reference: row.reference,
    username: row.username,
    product_name: row.product_name,
    amount: row.amount,
    status: shownStatus(row.status),
    payment_type: row.method as PaymentType,
    created_at: row.created_at,
    needs_person: row.needs_person === 1,
    is_test: row.is_test === 1,
  }
}
