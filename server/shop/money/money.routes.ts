import type { FastifyInstance } from 'fastify'
import { moneyCalls } from '#contract/shop/money.schema.ts'
import { serve, serveDone } from '#server/platform/http/serve.ts'
import type { UnknownPayments } from '#server/shop/payments/unknown-payments.service.ts'
import type { MoneyService } from './money.service.ts'
import type { Reconciliation } from './reconciliation.service.ts'

type Services = { money: MoneyService; reconciliation: Reconciliation; unknownPayments: UnknownPayments }

export function moneyRoutes(
  app: FastifyInstance,
  { money, reconciliation, unknownPayments }: Services,
): void {
  serve(app, moneyCalls.getMoney, ({ query }) => money.look(query))

  serve(app, moneyCalls.getBoard, reconciliation.board)

  serve(app, moneyCalls.askUnknownPayment, async ({ params }) => ({
    result: await unknownPayments.ask(params.gateway_reference),
  }))

  serveDone(app, moneyCalls.closeUnknownPayment, ({ params, body }, { admin }) =>
    unknownPayments.close(params.gateway_reference, body.reason, admin.username),
  )
}
