// From the order to its delivery in the game.

import { createLimits } from '#server/platform/limits/limits.service.ts'
import { createDelivery } from '#server/shop/delivery/delivery.service.ts'
import { createDiscounts } from '#server/shop/discounts/discounts.service.ts'
import { createGatewayUpdates } from '#server/shop/payments/channel-updates.service.ts'
import { createCheckout } from '#server/shop/payments/checkout.service.ts'
import { createCheckoutEvents } from '#server/shop/payments/checkout-failures.service.ts'
import { countRefusals, createPayments } from '#server/shop/payments/payments.service.ts'
import { createReconciler } from '#server/shop/payments/reconcile.service.ts'
import { watchGateways } from '#server/shop/payments/watch-gateway.ts'
import { createCatalogue } from '#server/shop/products/catalogue.service.ts'
import { createStorefront } from '#server/shop/storefront/storefront.service.ts'
import type { NetworkServices } from './network-services.ts'
import type { World } from './world.ts'

const DEMO_JOIN_MS = 20_000

export function createCheckoutServices(world: World, { donations, changes }: NetworkServices) {
  const { core, countsTests, currentSettings, notices, servers } = world
  const { botCheck, channels, checkoutFailures, imageOrigins, sandboxPayments } = world
  const delivery = createDelivery({
    ...core,
    countsTests,
    notices,
    openConsole: world.openConsole,
    servers,
    ownsQueueAlone: world.ownsDatabase,
  })
  changes.onChange(delivery.refresh)
  // In a demo the awaited player joins after a moment, so that the owner sees the delivery.
  world.setSimulatedPlayers?.(() => delivery.listAwaited(new Date(core.clock.now().getTime() - DEMO_JOIN_MS)))
  const { gateways, outage: gatewayOutage } = watchGateways(world.gateways, core.clock)
  const limits = createLimits(world)
  const discounts = createDiscounts({ ...core, countsTests, onChange: changes.onChange })
  const { payments, refusals } = countRefusals(
    createPayments({ ...core, imageOrigins, notices, sandboxPayments, gateways, delivery, donations }),
  )
  const channelUpdates = createGatewayUpdates({
    ...core,
    channels,
    notices,
    gateways,
    limits,
    publish: changes.publish,
  })
  const checkoutEvents = createCheckoutEvents({
    ...core,
    checkoutFailures,
    notices,
    publish: changes.publish,
  })
  changes.onChange(() => {
    checkoutFailures.reload().catch((error) => core.log.error({ err: error }, 'checkout failure not read'))
  })
  const { isDemo, reservedUsernames } = world
  const catalogue = createCatalogue({
    ...core,
    isDemo,
    onChange: changes.onChange,
    listSales: discounts.sales,
  })
  return {
    limits,
    gateways,
    gatewayOutage,
    delivery,
    payments,
    callbackRefusals: refusals,
    botCheck,
    discounts,
    catalogue,
    storefront: createStorefront({ ...core, countsTests, currentSettings, onChange: changes.onChange }),
    channels,
    channelUpdates,
    checkoutEvents,
    checkout: createCheckout({
      ...core,
      botCheck,
      channels,
      currentSettings,
      reservedUsernames,
      servers,
      channelUpdates,
      checkoutEvents,
      catalogue,
      discounts,
      gateways,
      limits,
      payments,
      delivery,
    }),
    reconciler: createReconciler({ ...core, gateways, payments }),
  }
}

export type CheckoutServices = ReturnType<typeof createCheckoutServices>
