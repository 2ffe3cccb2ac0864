// The composition root: everything the pages and the API can ask for, built from what the world hands in.
import { createDelivery } from './delivery/delivery.service.ts'
import { createGallery } from './gamemodes/gallery.service.ts'
import { createLeaderboards } from './leaderboards/leaderboards.service.ts'
import { createLimits } from './limits/limits.service.ts'
import { createSite } from './site/site.service.ts'
import { createStatus } from './status/status.service.ts'
import { createCatalogue } from './store/catalogue.service.ts'
import { createCheckout } from './store/checkout.service.ts'
import { createDonations } from './store/donations.service.ts'
import { createPayments } from './store/payments.service.ts'
import { createReconciler } from './store/reconcile.service.ts'
import type { World } from './world.ts'

export type Services = ReturnType<typeof createServices>

export function createServices(world: World) {
  const { site, publicUrl, gameAddress, probes, clock, log } = world
  const donations = createDonations(world)
  return {
    site: createSite({ site, publicUrl, gameAddress }),
    status: createStatus({ probes, clock, log }),
    donations,
    gallery: createGallery(world),
    leaderboards: createLeaderboards({
      sources: world.leaderboardSources,
      voters: world.voters,
      donations,
      clock,
      log,
    }),
    ...createStore(world, donations),
  }
}

function createStore(world: World, donations: ReturnType<typeof createDonations>) {
  const delivery = createDelivery({
    ...world,
    console: world.gameConsole,
    ownsQueueAlone: world.ownsDatabase,
  })
  const limits = createLimits(world)
  const payments = createPayments({ ...world, delivery, donations })
  return {
    limits,
    delivery,
    payments,
    botCheck: world.botCheck,
    catalogue: createCatalogue(world),
    checkout: createCheckout({ ...world, limits, payments, delivery }),
    reconciler: createReconciler({ ...world, payments }),
  }
}
