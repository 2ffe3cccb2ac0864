// The composition root: everything the pages and the API can ask for, built from what the world hands in.
import { createSessions, type Sessions } from './admin/sessions.service.ts'
import { createAudit } from './audit/audit.service.ts'
import { createChanges } from './changes/changes.service.ts'
import { createDelivery } from './delivery/delivery.service.ts'
import { createSendActions } from './delivery/send-actions.service.ts'
import { removeFirstPassword } from './first-password.ts'
import { createGallery } from './gamemodes/gallery.service.ts'
import { createImages } from './gamemodes/images.service.ts'
import { createReadiness } from './health/readiness.service.ts'
import { createLeaderboards } from './leaderboards/leaderboards.service.ts'
import { createLimits } from './limits/limits.service.ts'
import { createMetrics } from './metrics/metrics.service.ts'
import { createOverview } from './overview/overview.service.ts'
import { createTroubles, type Troubles } from './overview/troubles.service.ts'
import { createCheckout } from './payments/checkout.service.ts'
import { countRefusals } from './payments/count-refusals.ts'
import { createDonations } from './payments/donations.service.ts'
import { createPayments } from './payments/payments.service.ts'
import { createReconciler } from './payments/reconcile.service.ts'
import { createTransactions } from './payments/transactions.service.ts'
import { watchGateway } from './payments/watch-gateway.ts'
import { createPictures } from './pictures/pictures.service.ts'
import { createCatalogue } from './products/catalogue.service.ts'
import { createProductImages } from './products/product-images.service.ts'
import { createProducts } from './products/products.service.ts'
import { createSite } from './site/site.service.ts'
import { createStatus } from './status/status.service.ts'
import { VERSION } from './version.ts'
import type { World } from './world.ts'

export type Services = ReturnType<typeof createServices>

export function createServices(world: World) {
  const troubles: Troubles = createTroubles({
    clock: world.clock,
    reports: {
      status: () => network.status.trouble(),
      delivery: () => store.delivery.consoleOutage(),
      leaderboards: () => network.leaderboards.trouble('survival') ?? network.leaderboards.trouble('tycoon'),
      voters: () => network.leaderboards.trouble('voters'),
      database: () => world.writability.failure(),
    },
  })
  const network = createNetwork(world)
  const store = createStore(world, network, troubles)
  const adminArea = createAdminArea(world, store, troubles, network.changes)
  return { ...network, ...store, ...adminArea, ...createWatch(world, store, troubles) }
}

/** What the game network shows of itself. */
function createNetwork(world: World) {
  const { site, publicUrl, gameAddress, probes, clock, log } = world
  const donations = createDonations(world)
  const changes = createChanges(world)
  return {
    site: createSite({ site, publicUrl, gameAddress }),
    status: createStatus({ probes, clock, log }),
    donations,
    gallery: createGallery({ ...world, onChange: changes.onChange }),
    leaderboards: createLeaderboards({
      sources: world.leaderboardSources,
      voters: world.voters,
      donations,
      clock,
      log,
    }),
    changes,
  }
}

type Network = ReturnType<typeof createNetwork>

/** From a product to points in the game. */
function createStore(world: World, { donations, changes }: Network, troubles: Troubles) {
  const delivery = createDelivery({
    ...world,
    console: world.gameConsole,
    ownsQueueAlone: world.ownsDatabase,
  })
  const gateway = watchGateway(world.gateway, troubles)
  const limits = createLimits(world)
  const { payments, refusals } = countRefusals(createPayments({ ...world, gateway, delivery, donations }))
  const catalogue = createCatalogue({ ...world, onChange: changes.onChange })
  return {
    limits,
    delivery,
    payments,
    callbackRefusals: refusals,
    botCheck: world.botCheck,
    catalogue,
    checkout: createCheckout({ ...world, catalogue, gateway, limits, payments, delivery }),
    reconciler: createReconciler({ ...world, gateway, payments }),
  }
}

type Store = ReturnType<typeof createStore>

/** What those who run it look at. */
function createWatch(world: World, { callbackRefusals }: Store, troubles: Troubles) {
  const { isWritable } = world.writability
  const findTrouble = troubles.find
  return {
    readiness: createReadiness({ ...world, isWritable }),
    metrics: createMetrics({ ...world, findTrouble, isWritable, callbackRefusals, version: VERSION }),
  }
}

/** Its file is of no use once the password is another. */
function forgetFirstPassword(sessions: Sessions, { dataDir, log }: World): Sessions {
  return {
    ...sessions,
    async changePassword(admin, change, address) {
      await sessions.changePassword(admin, change, address)
      try {
        removeFirstPassword(dataDir, admin.username)
      } catch (error) {
        // The password is changed; that its first one can still be read does no harm.
        log.warn({ err: error }, 'file of the first password not removed')
      }
    },
  }
}

/** What admins do. */
function createAdminArea(
  world: World,
  { limits, delivery }: Store,
  troubles: Troubles,
  changes: Network['changes'],
) {
  const audit = createAudit(world)
  const onChange = changes.tell
  const store = { ...world.blobs.store, put: troubles.watched('files', world.blobs.store.put) }
  const pictures = createPictures({ ...world, blobs: store })
  const images = createImages({ ...world, pictures, audit, onChange })
  const sendActions = createSendActions({ ...world, delivery, audit: audit.write })
  const transactions = createTransactions({ ...world, audit, sendActionsOf: sendActions.listOf })
  return {
    audit,
    sessions: forgetFirstPassword(createSessions({ ...world, limits, audit }), world),
    products: createProducts({ ...world, audit, onChange }),
    productImages: createProductImages({ ...world, pictures, audit }),
    images,
    sendActions,
    transactions,
    overview: createOverview({
      clock: world.clock,
      parts: world.parts,
      findTrouble: troubles.find,
      countSendActions: sendActions.counts,
      countFlagged: transactions.countFlagged,
      sumSince: transactions.sumSince,
      countImages: images.count,
    }),
  }
}
