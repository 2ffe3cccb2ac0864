// Composition root: the services of the pages and the API, built in the order of their dependencies.
import type { Part } from '#contract/monitoring/health.ts'
import { VERSION } from '#server/config/version.ts'
import { createEcho } from '#server/monitoring/health/echo.service.ts'
import { createReadiness } from '#server/monitoring/health/readiness.service.ts'
import { createHeads } from '#server/network/heads/heads.service.ts'
import { createKnownPlayers } from '#server/network/known-players/known-players.service.ts'
import { createNameReader } from '#server/network/known-players/name-reader.service.ts'
import { createProfiles } from '#server/network/known-players/profiles.service.ts'
import type { Status } from '#server/network/status/status.service.ts'
import { createIncidents } from '#server/network/status-history/incidents.service.ts'
import { createStatusHistory } from '#server/network/status-history/status-history.service.ts'
import type { Audit } from '#server/platform/audit/audit.service.ts'
import { probeStore } from '#server/platform/blobs/index.ts'
import type { Changes } from '#server/platform/changes/changes.service.ts'
import { createOutageRecorder, type Outage } from '#server/platform/kernel/outage.ts'
import { createPictures } from '#server/platform/pictures/pictures.service.ts'
import { hasDelivered } from '#server/shop/players/player-blocks.service.ts'
import { createBrand } from '#server/site/brand/brand.service.ts'
import { createPostRelease, createPosts } from '#server/site/posts/posts.service.ts'
import { createPostsAdmin } from '#server/site/posts/posts-admin.service.ts'
import type { SiteImages } from '#server/site/site-images/site-images.service.ts'
import type { SiteService } from '#server/site/views/site.service.ts'
import { createAdminServices } from './admin-services.ts'
import { type CheckoutServices, createCheckoutServices } from './checkout-services.ts'
import { createNetworkServices } from './network-services.ts'
import { createNotifying, type FindOutage } from './notifying.ts'
import { createVoteServices } from './vote-services.ts'
import type { World } from './world.ts'

export type Services = ReturnType<typeof createServices>

export function createServices(world: World) {
  const { core, allowPrivateHeads, clock, shownSettings, dataDir, publicDir, servers } = world
  const fileOutage = createOutageRecorder(world.clock)
  const network = createNetworkServices(world)
  const store = createCheckoutServices(world, network)
  const { delivery, limits } = store

  const { status, leaderboards } = network
  const outages: Record<Part, () => Outage | null> = {
    payments: store.paymentsOutage,
    status: status.outage,
    delivery: delivery.consoleOutage,
    leaderboards: leaderboards.boardsOutage,
    voters: leaderboards.votersOutage,
    bot_check: () => null,
    files: fileOutage.current,
    database: world.writability.failure,
  }
  const findOutage: FindOutage = (part) => outages[part]()

  const blobs = { ...world.blobs, put: fileOutage.watch(world.blobs.put) }
  const pictures = createPictures({ ...core, blobs })
  const brand = createBrand({ shownSettings, publicDir, pictures })
  const heads = createHeads({ ...core, allowPrivateHeads, shownSettings, dataDir, servers, limits })
  const knownPlayers = createKnownPlayers({
    ...core,
    servers,
    listRankings: leaderboards.rankings,
    async listTargets(productIds) {
      const ids = await store.catalogue.listServers(productIds)
      return ids.flatMap((id) => world.servers.find(id)?.id ?? id ?? [])
    },
    hasDelivery: (keys) => hasDelivered(world.db, keys, world.countsTests),
  })
  const nameReader = createNameReader(world)
  const admin = createAdminServices(world, { network, store, pictures, findOutage })
  const voting = createVoteServices(world, { ...network, ...store, audit: admin.audit, knownPlayers })
  // A refused method has its own event and its own metric; only a gateway that does not answer is away.
  const findAway: FindOutage = (part) => (part === 'payments' ? store.gatewayOutage() : findOutage(part))
  const monitoring = createMonitoring(world, store, findAway)
  const notifying = createNotifying(world, { delivery, status, admin, findOutage: findAway })
  const profiles = createProfiles({
    clock,
    knownPlayers,
    isVoter: async (key) => (await voting.votes.summaryOf(key)) !== null,
  })
  const players = { knownPlayers, nameReader, profiles }
  const statusPage = createStatusServices(world, { ...network, ...admin, findOutage: findAway })
  const posts = createPostServices(world, { ...network, ...admin })
  const site = { ...network, ...store, ...admin, ...statusPage, ...posts }
  return {
    clock: world.clock,
    ...site,
    probePictures: () => probeStore(blobs),
    brand,
    heads,
    ...players,
    ...voting,
    ...monitoring,
    ...notifying,
  }
}

type PostDeps = { audit: Audit; changes: Changes; site: SiteService; siteImages: SiteImages }

function createPostServices({ core, notices }: World, { audit, changes, site, siteImages }: PostDeps) {
  const onChange = changes.publish
  const { placeholders } = site
  const posts = createPosts({ ...core, placeholders })
  changes.onChange(posts.invalidate)
  return {
    posts,
    releasePosts: createPostRelease({ ...core, notices, onChange, placeholders }),
    postsAdmin: createPostsAdmin({ ...core, audit, onChange, hasPicture: siteImages.has }),
  }
}

type MonitoringDeps = Pick<CheckoutServices, 'delivery' | 'callbackRefusals' | 'paymentTroubles'>

function createMonitoring(
  world: World,
  { callbackRefusals, delivery, paymentTroubles }: MonitoringDeps,
  findOutage: FindOutage,
) {
  const { core, commit, countsTests, parts, servers } = world
  const { isWritable } = world.writability
  return {
    parts: world.parts,
    echo: createEcho(world.echoKey),
    readiness: createReadiness({ ...core, isWritable }),
    loadMetrics: async () => {
      const { createMetrics } = await import('#server/monitoring/metrics/metrics.service.ts')
      const noticeChannelIds = () => world.noticeChannels.current().map(({ id }) => id)
      return createMetrics({
        ...core,
        commit,
        countsTests,
        parts,
        publicUrl: world.publicUrl,
        servers,
        findOutage,
        findServerOutage: delivery.outageOf,
        noticeChannelIds,
        isWritable,
        callbackRefusals,
        countPaymentTroubles: () => paymentTroubles().length,
        version: VERSION,
      })
    },
  }
}

type StatusDeps = { status: Status; changes: Changes; audit: Audit; findOutage: FindOutage }

function createStatusServices(world: World, { status, changes, audit, findOutage }: StatusDeps) {
  const { core, shownSettings, notices, parts, servers, simulatedPlayersAt } = world
  const statusHistory = createStatusHistory({
    ...core,
    shownSettings,
    parts,
    servers,
    simulatedPlayersAt,
    status,
    paymentsOutage: () => findOutage('payments'),
  })
  changes.onChange(statusHistory.invalidate)
  const { listSeries } = statusHistory
  return {
    statusHistory,
    incidents: createIncidents({ ...core, audit, notices, onChange: changes.publish, listSeries }),
  }
}
