// From the order to its delivery in the game.

import { createLimits } from '#server/platform/limits/limits.service.ts'
import { createDelivery } from '#server/shop/delivery/delivery.service.ts'
import { createDiscounts } from '#server/shop/discounts/discounts.service.ts'
import { createGatewayUpdates } from '#server/shop/payments/channel-updates.service.ts'
import { createCheckout } from '#server/shop/payments/checkout.service.ts'
import { createCheckoutEvents } from '#server/shop/payments/checkout-failures.service.ts'
import { createPaymentTroubles, outageOf } from '#server/shop/payments/payment-troubles.service.ts'
import { countRefusals, createPayments } from '#server/shop/payments/payments.service.ts'
import { createReconciler } from '#server/shop/payments/reconcile.service.ts'
import { watchGateways } from '#server/shop/payments/watch-gateway.ts'
import { createCatalogue } from '#server/shop/products/catalogue.service.ts'
import { createStorefront } from '#server/shop/storefront/storefront.service.ts'
import type { NetworkServices } from './network-services.ts'
import type { World } from './world.ts'

const DEMO_JOIN_MS = 20_000

export function createCheckoutServices(world: World, { donations, changes }: NetworkServices) {
  const { core, countsTests, shownSettings, notices, openConsole, reservedUsernames, servers } = world
  const { botCheck, channels, checkoutFailures, imageOrigins, isDemo, sandboxPayments } = world
  const { onChange, publish } = changes
  const ownsQueueAlone = world.ownsDatabase
  const delivery = createDelivery({
    ...core,
    countsTests,
    notices,
    openConsole,
    servers,
    ownsQueueAlone,
    reservedUsernames,
  })
  onChange(delivery.refresh)
  // In a demo the awaited player joins after a moment, so that the owner sees the delivery.
  world.setSimulatedPlayers?.(() => delivery.listAwaited(new Date(core.clock.now().getTime() - DEMO_JOIN_MS)))
  const { gateways, outage: gatewayOutage } = watchGateways(world.gateways, core.clock)
  const limits = createLimits(world)
  const discounts = createDiscounts({ ...core, servers, countsTests, onChange })
  const { payments, refusals } = countRefusals(
    createPayments({
      ...core,
      imageOrigins,
      notices,
      sandboxPayments,
      gateways,
      delivery,
      donations,
      servers,
    }),
  )
  const channelUpdates = createGatewayUpdates({ ...core, channels, notices, gateways, limits, publish })
  const checkoutEvents = createCheckoutEvents({ ...core, checkoutFailures, notices, publish })
  onChange(() => {
    checkoutFailures.reload().catch((error) => core.log.error({ err: error }, 'checkout failure not read'))
  })
  const catalogue = createCatalogue({ ...core, isDemo, onChange, listSales: discounts.sales })
  const { isOpen } = gateways
  const paymentTroubles = createPaymentTroubles({ channels, checkoutFailures, shownSettings, isOpen })
  /** All that a checkout needs besides the world. */
  const store = {
    botCheck,
    channels,
    channelUpdates,
    checkoutEvents,
    catalogue,
    discounts,
    gateways,
    limits,
    payments,
    delivery,
  }
  return {
    ...store,
    gatewayOutage,
    paymentTroubles,
    /** Also of one method. */
    paymentsOutage: () => outageOf(paymentTroubles()) ?? gatewayOutage(),
    callbackRefusals: refusals,
    storefront: createStorefront({ ...core, countsTests, shownSettings, notices, onChange }),
    checkout: createCheckout({ ...core, ...store, shownSettings, reservedUsernames, servers }),
    reconciler: createReconciler({ ...core, gateways, payments }),
  }
}

export type CheckoutServices = ReturnType<typeof createCheckoutServices>
