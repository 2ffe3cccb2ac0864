// From the order to its delivery in the game.
import { createDelivery } from './delivery/delivery.service.ts'
import { createDiscounts } from './discounts/discounts.service.ts'
import type { OutageRecorder } from './kernel/outage.ts'
import { createLimits } from './limits/limits.service.ts'
import type { NetworkServices } from './network-services.ts'
import { createChannelUpdates } from './payments/channel-updates.service.ts'
import { createCheckout } from './payments/checkout.service.ts'
import { countRefusals } from './payments/count-refusals.ts'
import { createPayments } from './payments/payments.service.ts'
import { createReconciler } from './payments/reconcile.service.ts'
import { watchGateway } from './payments/watch-gateway.ts'
import { createPlayerBlocks } from './players/player-blocks.service.ts'
import { createCatalogue } from './products/catalogue.service.ts'
import { createStorefront } from './storefront/storefront.service.ts'
import type { World } from './world.ts'

const DEMO_JOIN_MS = 20_000

export function createStoreServices(
  world: World,
  { donations, changes }: NetworkServices,
  gatewayOutage: OutageRecorder,
) {
  const delivery = createDelivery({ ...world, ownsQueueAlone: world.ownsDatabase })
  changes.onChange(delivery.refresh)
  // In a demo the awaited player joins after a moment, so that the owner sees the delivery.
  world.setSimulatedPlayers?.(() =>
    delivery.listAwaited(new Date(world.clock.now().getTime() - DEMO_JOIN_MS)),
  )
  const gateway = watchGateway(world.gateway, gatewayOutage)
  const limits = createLimits(world)
  const discounts = createDiscounts({ ...world, onChange: changes.onChange })
  const { payments, refusals } = countRefusals(createPayments({ ...world, gateway, delivery, donations }))
  const channelUpdates = createChannelUpdates({ ...world, gateway, limits, publish: changes.publish })
  const catalogue = createCatalogue({ ...world, onChange: changes.onChange, listSales: discounts.sales })
  return {
    limits,
    gateway,
    delivery,
    payments,
    callbackRefusals: refusals,
    botCheck: world.botCheck,
    discounts,
    catalogue,
    storefront: createStorefront({ ...world, onChange: changes.onChange }),
    channels: world.channels,
    channelUpdates,
    checkout: createCheckout({
      ...world,
      channelUpdates,
      catalogue,
      discounts,
      gateway,
      limits,
      payments,
      delivery,
      blocks: createPlayerBlocks(world),
    }),
    reconciler: createReconciler({ ...world, gateway, payments }),
  }
}

export type StoreServices = ReturnType<typeof createStoreServices>
