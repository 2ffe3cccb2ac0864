// Transactions, behind the guard.
import type { FastifyInstance } from 'fastify'
import { transactionsCalls } from '#contract/transactions.schema.ts'
import { serve } from '#server/http/serve.ts'
import type { Transactions } from './transactions.service.ts'

export function transactionsRoutes(app: FastifyInstance, transactions: Transactions): void {
  serve(app, transactionsCalls.listTransactions, ({ query }) => transactions.list(query))

  serve(app, transactionsCalls.getTransaction, ({ params }) => transactions.get(params.id))

  serve(app, transactionsCalls.markTransactionChecked, ({ params, body }, { request }) =>
    transactions.markChecked(params.id, body.reason, request.admin.username),
  )
}
