// Services of the money screen: sums, the reconciliation board, and the checks of everything that is summed up.
import type { Audit } from '#server/platform/audit/audit.service.ts'
import { createExports } from '#server/shop/export/export.service.ts'
import { createMoney } from '#server/shop/money/money.service.ts'
import { createReconciliation } from '#server/shop/money/reconciliation.service.ts'
import type { Donations } from '#server/shop/payments/donations.service.ts'
import type { PaymentGateways } from '#server/shop/payments/gateways/payment-gateway.ts'
import type { Orders } from '#server/shop/payments/orders.service.ts'
import type { Payments } from '#server/shop/payments/payments.service.ts'
import { createUnknownPayments } from '#server/shop/payments/unknown-payments.service.ts'
import { createSumsCheck } from '#server/shop/sums/sums-check.service.ts'
import type { World } from './world.ts'

type Deps = {
  audit: Audit
  donations: Donations
  gateways: PaymentGateways
  payments: Payments
  orders: Orders
}

export function createMoneyServices(world: World, { audit, donations, orders, gateways, payments }: Deps) {
  const { core, countsTests } = world
  const unknownPayments = createUnknownPayments({ ...core, countsTests, audit, gateways, payments })
  return {
    sumsCheck: createSumsCheck(world),
    unknownPayments,
    exports: createExports({ ...core, audit, orders }),
    money: createMoney({ ...core, countsTests, donations, splitsGateways: gateways.list.length > 1 }),
    reconciliation: createReconciliation({ ...core, countsTests, unknownPayments }),
  }
}
