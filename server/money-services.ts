// Services of the money screen: sums, the reconciliation board, and the checks of everything that is summed up.
import type { Audit } from './audit/audit.service.ts'
import { createOrderDeliveryCheck } from './delivery/order-delivery-check.service.ts'
import { createDiscountsCheck } from './discounts/discounts-check.service.ts'
import { createExports } from './export/export.service.ts'
import { createMoney } from './money/money.service.ts'
import { createReconciliation } from './money/reconciliation.service.ts'
import type { Donations } from './payments/donations.service.ts'
import type { PaymentGateway } from './payments/gateways/payment-gateway.ts'
import type { Payments } from './payments/payments.service.ts'
import type { Transactions } from './payments/transactions.service.ts'
import { createUnknownPayments } from './payments/unknown-payments.service.ts'
import { createSumsCheck } from './sums/sums-check.service.ts'
import type { World } from './world.ts'

type Deps = {
  audit: Audit
  donations: Donations
  gateway: PaymentGateway
  payments: Payments
  transactions: Transactions
}

export function createMoneyServices(
  world: World,
  { audit, donations, transactions, gateway, payments }: Deps,
) {
  const unknownPayments = createUnknownPayments({ ...world, audit, gateway, payments })
  return {
    sumsCheck: createSumsCheck(world),
    discountsCheck: createDiscountsCheck(world),
    orderDeliveryCheck: createOrderDeliveryCheck(world),
    unknownPayments,
    exports: createExports({ ...world, audit, transactions }),
    money: createMoney({ ...world, donations }),
    reconciliation: createReconciliation({ ...world, unknownPayments }),
  }
}
