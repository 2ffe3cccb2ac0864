// Composition root: the services of the pages and the API, built in the order of their dependencies.
import type { Part } from '#contract/health.ts'
import { FALLBACK_LANGUAGE } from '#contract/language.ts'

import { createAudit } from './audit/audit.service.ts'
import { createBrand } from './brand/brand.service.ts'
import { createChanges } from './changes/changes.service.ts'
import { createDelivery } from './delivery/delivery.service.ts'
import { createDiscounts } from './discounts/discounts.service.ts'
import { createGallery } from './gamemodes/gallery.service.ts'
import { createImages } from './gamemodes/images.service.ts'
import { createGoLiveChecks } from './go-live-checks.ts'
import { createHeads } from './heads/heads.service.ts'
import { createOutageRecorder, type Outage, type OutageRecorder } from './kernel/outage.ts'
import { createKnownPlayers } from './known-players/known-players.service.ts'
import { createNameReader } from './known-players/name-reader.service.ts'
import { createPlayerCards } from './known-players/player-cards.service.ts'
import { createProfiles } from './known-players/profiles.service.ts'
import { createFoundBoards } from './leaderboards/found-boards.service.ts'
import { createLeaderboards } from './leaderboards/leaderboards.service.ts'
import { createLimits } from './limits/limits.service.ts'
import { createMoneyServices } from './money-services.ts'
import { createMonitoring } from './monitoring-services.ts'
import { createNetworkViews } from './network/network-views.service.ts'
import { createNoticesAdmin } from './notices/notices-admin.service.ts'
import { createNotifying, type FindOutage } from './notifying.ts'
import { createOverview } from './overview/overview.service.ts'
import { createChannelUpdates } from './payments/channel-updates.service.ts'
import { createCheckout } from './payments/checkout.service.ts'
import { countRefusals } from './payments/count-refusals.ts'
import { createDonations } from './payments/donations.service.ts'
import { createPayments } from './payments/payments.service.ts'
import { createReconciler } from './payments/reconcile.service.ts'
import { watchGateway } from './payments/watch-gateway.ts'
import { createPictures, type Pictures } from './pictures/pictures.service.ts'
import { createPlayerBlocks } from './players/player-blocks.service.ts'
import { createCatalogue } from './products/catalogue.service.ts'
import { createRetention } from './retention/retention.service.ts'
import { createTestData } from './retention/test-data.service.ts'
import { createSecretsAdmin } from './secrets/secrets-admin.service.ts'
import { createServerTests } from './servers/server-test.service.ts'
import { createSettingsAdmin } from './settings/settings-admin.service.ts'
import { settingsChecks } from './settings-checks.ts'
import { createShopServices } from './shop-services.ts'
import { createSite } from './site/site.service.ts'
import { createSiteImages } from './site-images/site-images.service.ts'
import { createStatus } from './status/status.service.ts'
import { createStatusServices } from './status-services.ts'
import { createStorefront } from './storefront/storefront.service.ts'
import { createTeamServices } from './team-services.ts'
import { createAttention } from './today/attention-queue.ts'
import { createToday } from './today/today.service.ts'
import { chooseVoters, createVoteServices, voteSecrets } from './vote-services.ts'
import type { World } from './world.ts'

const DEMO_JOIN_MS = 20_000

export type Services = ReturnType<typeof createServices>

export function createServices(world: World) {
  const gatewayOutage = createOutageRecorder(world.clock)
  const fileOutage = createOutageRecorder(world.clock)
  const network = createNetwork(world)
  const store = createStore(world, network, gatewayOutage)

  const { status, leaderboards } = network
  const outages: Record<Part, () => Outage | null> = {
    payments: gatewayOutage.current,
    status: status.outage,
    delivery: store.delivery.consoleOutage,
    leaderboards: leaderboards.boardsOutage,
    voters: leaderboards.votersOutage,
    bot_check: () => null,
    files: fileOutage.current,
    database: world.writability.failure,
  }
  const findOutage: FindOutage = (part) => outages[part]()

  const blobs = { ...world.blobs.store, put: fileOutage.watch(world.blobs.store.put) }
  const pictures = createPictures({ ...world, blobs })
  const brand = createBrand({ ...world, pictures })
  const heads = createHeads({ ...world, limits: store.limits, listShownNames: leaderboards.shownNames })
  network.changes.onChange(heads.warm)
  const knownPlayers = createKnownPlayers({ ...world, listRankings: leaderboards.rankings })
  const nameReader = createNameReader(world)
  const adminArea = createAdminArea({ world, network, store, pictures, findOutage })
  const voting = createVoteServices(world, {
    ...{ ...network, ...store, audit: adminArea.audit, knownPlayers },
  })
  const monitoring = createMonitoring(world, store, findOutage)
  const { delivery } = store
  const notifying = createNotifying(world, { delivery, admin: adminArea, findOutage })
  const profiles = createProfiles({
    ...{ ...world, knownPlayers },
    isVoter: async (key) => (await voting.votes.summaryOf(key)) !== null,
  })
  const playerCards = createPlayerCards({ ...world, ...network, profiles, brand, heads })
  const players = { knownPlayers, nameReader, profiles, playerCards }
  const statusPage = createStatusServices(world, { ...network, ...adminArea, findOutage })
  const site = { ...network, ...store, ...adminArea, ...statusPage }
  return { ...site, brand, heads, ...players, ...voting, ...monitoring, ...notifying }
}

function createNetwork(world: World) {
  const donations = createDonations(world)
  const changes = createChanges({
    ...world,
    reload: async () => {
      await world.settings.reload()
      await world.secrets.reload()
      await world.channels.reload()
    },
  })
  return {
    site: createSite(world),
    network: createNetworkViews(world),
    status: createStatus(world),
    donations,
    gallery: createGallery({ ...world, onChange: changes.onChange }),
    leaderboards: createLeaderboards({ ...world, donations, voters: chooseVoters(world) }),
    changes,
  }
}

type Network = ReturnType<typeof createNetwork>

/** From the order to its delivery in the game. */
function createStore(world: World, { donations, changes }: Network, gatewayOutage: OutageRecorder) {
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
  const catalogue = createCatalogue({
    ...{ ...world, onChange: changes.onChange },
    listSales: discounts.sales,
  })
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
      ...{ ...world, channelUpdates, catalogue, discounts, gateway, limits, payments, delivery },
      blocks: createPlayerBlocks(world),
    }),
    reconciler: createReconciler({ ...world, gateway, payments }),
  }
}

type Store = ReturnType<typeof createStore>

type AdminDeps = {
  world: World
  network: Network
  store: Store
  pictures: Pictures
  findOutage: FindOutage
}

function createAdminArea({ world, network, store, pictures, findOutage }: AdminDeps) {
  const audit = createAudit(world)
  const { limits, delivery } = store
  const onChange = network.changes.publish
  const siteName = () => network.site.view(FALLBACK_LANGUAGE).name
  const siteImages = createSiteImages({ ...world, pictures, audit })
  const images = createImages({ ...world, pictures, audit, onChange })
  const shop = createShopServices(world, { ...store, audit, pictures, onChange })
  const checks = createGoLiveChecks(world, { ...network, ...store })
  const paymentsOutage = () => findOutage('payments')
  return {
    audit,
    checks,
    settingsAdmin: createSettingsAdmin({
      ...world,
      audit,
      onChange,
      checks: settingsChecks({ ...world, siteImages, hasPlayMoney: world.countsTests }),
      lockedFields: (section) => {
        if (section === 'notices') return world.noticeChannels.lockedFields()
        return section === 'servers' ? { ...world.servers.current().environment } : {}
      },
    }),
    siteImages,
    serverTests: createServerTests({ ...world, limits }),
    secretsAdmin: createSecretsAdmin({
      ...world,
      key: world.secretKey,
      audit,
      onChange,
      definitions: () => [
        ...world.servers.secrets(),
        ...world.noticeChannels.secrets(),
        ...voteSecrets(world),
      ],
    }),
    foundBoards: createFoundBoards(world),
    retention: createRetention({ ...world, audit }),
    ...createMoneyServices(world, { ...network, ...store, audit, transactions: shop.transactions }),
    testData: createTestData({
      ...world,
      audit,
      donations: network.donations,
      onChange: async () => {
        await network.leaderboards.refresh()
        await onChange()
      },
    }),
    ...createTeamServices(world, { limits, audit, siteName }),
    ...shop,
    images,
    noticesAdmin: createNoticesAdmin({
      ...world,
      channels: world.noticeChannels,
      send: world.sendNotice,
      limits,
      audit,
    }),
    today: createToday({ ...world, paymentsOutage, reportServers: delivery.reportServers }),
    overview: createOverview({
      clock: world.clock,
      parts: world.parts,
      findOutage,
      countSendActions: shop.sendActions.counts,
      reportServers: delivery.reportServers,
      countFlagged: shop.transactions.countFlagged,
      countAttention: createAttention({ ...world, paymentsOutage }),
      sumSince: shop.transactions.sumSince,
      countImages: images.count,
      countChecks: checks.count,
    }),
  }
}
