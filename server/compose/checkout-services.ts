// From the order to its delivery in the game.

import { createLimits } from '#server/platform/limits/limits.service.ts'
import { createDelivery } from '#server/shop/delivery/delivery.service.ts'
import { createDiscounts } from '#server/shop/discounts/discounts.service.ts'
import { createCheckout } from '#server/shop/payments/checkout.service.ts'
import { createCheckoutEvents } from '#server/shop/payments/checkout-failures.service.ts'
import { createGatewayUpdates } from '#server/shop/payments/gateway-updates.service.ts'
import { countRefusals, createPayments } from '#server/shop/payments/payments.service.ts'
import { createReconciler } from '#server/shop/payments/reconcile.service.ts'
import { watchGateways } from '#server/shop/payments/watch-gateway.ts'
import { createPlayerBlocks } from '#server/shop/players/player-blocks.service.ts'
import { createCatalogue } from '#server/shop/products/catalogue.service.ts'
import { createStorefront } from '#server/shop/storefront/storefront.service.ts'
import type { NetworkServices } from './network-services.ts'
import type { World } from './world.ts'

const DEMO_JOIN_MS = 20_000

export function createCheckoutServices(world: World, { donations, changes }: NetworkServices) {
  const { botCheck, channels, checkoutFailures } = world
  const delivery = createDelivery({ ...world, ownsQueueAlone: world.ownsDatabase })
  changes.onChange(delivery.refresh)
  // In a demo the awaited player joins after a moment, so that the owner sees the delivery.
  world.setSimulatedPlayers?.(() =>
    delivery.listAwaited(new Date(world.clock.now().getTime() - DEMO_JOIN_MS)),
  )
  const { gateways, outage: gatewayOutage } = watchGateways(world.gateways, world.clock)
  const limits = createLimits(world)
  const discounts = createDiscounts({ ...world, onChange: changes.onChange })
  const { payments, refusals } = countRefusals(createPayments({ ...world, gateways, delivery, donations }))
  const channelUpdates = createGatewayUpdates({ ...world, gateways, limits, publish: changes.publish })
  const checkoutEvents = createCheckoutEvents({ ...world, publish: changes.publish })
  changes.onChange(() => {
    checkoutFailures.reload().catch((error) => world.log.error({ err: error }, 'checkout failure not read'))
  })
  const catalogue = createCatalogue({ ...world, onChange: changes.onChange, listSales: discounts.sales })
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
    storefront: createStorefront({ ...world, onChange: changes.onChange }),
    channels,
    channelUpdates,
    checkoutEvents,
    checkout: createCheckout({
      ...world,
      channelUpdates,
      checkoutEvents,
      catalogue,
      discounts,
      gateways,
      limits,
      payments,
      delivery,
      blocks: createPlayerBlocks(world),
    }),
    reconciler: createReconciler({ ...world, gateways, payments }),
  }
}

export type CheckoutServices = ReturnType<typeof createCheckoutServices>
