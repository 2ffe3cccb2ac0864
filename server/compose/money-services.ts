// Services of the money screen: sums, the reconciliation board, and the checks of everything that is summed up.
import type { Audit } from '#server/platform/audit/audit.service.ts'
import { createExports } from '#server/shop/export/export.service.ts'
import { createMoney } from '#server/shop/money/money.service.ts'
import { createReconciliation } from '#server/shop/money/reconciliation.service.ts'
import type { Orders } from '#server/shop/payments/orders.service.ts'
import { createUnknownPayments } from '#server/shop/payments/unknown-payments.service.ts'
import { createSumsCheck } from '#server/shop/sums/sums-check.service.ts'
import type { CheckoutServices } from './checkout-services.ts'
import type { NetworkServices } from './network-services.ts'
import type { World } from './world.ts'

type Deps = Pick<NetworkServices, 'donations'> &
  Pick<CheckoutServices, 'gateways' | 'payments'> & { audit: Audit; orders: Orders }

export function createMoneyServices(world: World, { audit, donations, orders, gateways, payments }: Deps) {
  const { channels, core, countsTests } = world
  const unknownPayments = createUnknownPayments({ ...core, countsTests, audit, gateways, payments })
  return {
    sumsCheck: createSumsCheck(world),
    unknownPayments,
    exports: createExports({ ...core, audit, orders }),
    money: createMoney({
      ...core,
      countsTests,
      donations,
      labelOf: channels.labelOf,
      splitsGateways: gateways.list.length > 1,
    }),
    reconciliation: createReconciliation({ ...core, countsTests, unknownPayments }),
  }
}
