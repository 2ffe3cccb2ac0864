// Services of the admin area: settings, team, shop, money, notices, overview.
import { FALLBACK_LANGUAGE } from '#contract/language.ts'
import type { Found } from '#contract/monitoring/checks.ts'
import type { Part } from '#contract/monitoring/health.ts'
import { CHECK_REASON_OF } from '#server/monitoring/checks/server-checks.ts'
import { createContent } from '#server/monitoring/content/content.service.ts'
import { createImages } from '#server/network/gamemodes/images.service.ts'
import { createFoundBoards } from '#server/network/leaderboards/found-boards.service.ts'
import { createServerTests } from '#server/network/servers/server-test.service.ts'
import { reasonOf } from '#server/network/servers/server-trials.service.ts'
import { type Audit, createAudit } from '#server/platform/audit/audit.service.ts'
import type { Pictures } from '#server/platform/pictures/pictures.service.ts'
import { createExports } from '#server/shop/export/export.service.ts'
import { createMoney } from '#server/shop/money/money.service.ts'
import { createReconciliation } from '#server/shop/money/reconciliation.service.ts'
import type { Orders } from '#server/shop/payments/orders.service.ts'
import { createUnknownPayments } from '#server/shop/payments/unknown-payments.service.ts'
import { createRetention } from '#server/shop/retention/retention.service.ts'
import { createTestData } from '#server/shop/retention/test-data.service.ts'
import { createSumsCheck } from '#server/shop/sums/sums-check.service.ts'
import { createNoticesAdmin } from '#server/team/notices/notices-admin.service.ts'
import { createOverview } from '#server/team/overview/overview.service.ts'
import { createAttention } from '#server/team/today/attention-queue.ts'
import { createToday } from '#server/team/today/today.service.ts'
import { createBackOfficeServices } from './back-office-services.ts'
import type { CheckoutServices } from './checkout-services.ts'
import { createGoLiveChecks } from './go-live-checks.ts'
import type { NetworkServices } from './network-services.ts'
import type { FindOutage } from './notifying.ts'
import { createSettingsServices } from './settings-services.ts'
import { createTeamServices } from './team-services.ts'
import type { World } from './world.ts'

type Deps = {
  network: NetworkServices
  store: CheckoutServices
  pictures: Pictures
  findOutage: FindOutage
}

export function createAdminServices(world: World, { network, store, pictures, findOutage }: Deps) {
  const { core, countsTests, shownSettings, isDemo, publicUrl, retentionDays, secrets, servers } = world
  const { noticeChannels: channels, sendNotice: send, openConsole, openProbe, openSource, settings } = world
  const audit = createAudit(world)
  const { limits, delivery } = store
  const { reportServers } = delivery
  const onChange = network.changes.publish
  const siteName = () => network.site.view(FALLBACK_LANGUAGE).name
  const images = createImages({ ...core, shownSettings, pictures, audit, onChange })
  const shop = createBackOfficeServices(world, { ...store, audit, pictures, onChange })
  const checks = createGoLiveChecks(world, { ...network, ...store })
  const explain = createExplain(world, store)
  const attention = {
    ...core,
    countsTests,
    paymentsOutage: store.gatewayOutage,
    checkoutFailures: explain.checkouts,
  }
  return {
    audit,
    checks,
    content: createContent({ ...core, isDemo, settings, audit, onChange }),
    ...createSettingsServices(world, { audit, limits, pictures, onChange }),
    serverTests: createServerTests({ shownSettings, openConsole, openProbe, openSource, servers, limits }),
    foundBoards: createFoundBoards(world),
    retention: createRetention({ ...core, retentionDays, audit }),
    ...createMoneyServices(world, { ...network, ...store, audit, orders: shop.orders }),
    testData: createTestData({
      ...core,
      countsTests,
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
      ...core,
      shownSettings,
      publicUrl,
      secrets,
      channels,
      send,
      limits,
      audit,
    }),
    today: createToday({ ...attention, reportServers }),
    overview: createOverview({
      clock: world.clock,
      parts: world.parts,
      findOutage,
      explain,
      reportServers,
      countFlagged: shop.orders.countFlagged,
      countAttention: createAttention(attention),
      sumSince: shop.orders.sumBetween,
      countChecks: checks.count,
    }),
  }
}

type MoneyDeps = Pick<NetworkServices, 'donations'> &
  Pick<CheckoutServices, 'gateways' | 'payments'> & { audit: Audit; orders: Orders }

function createMoneyServices(world: World, { audit, donations, orders, gateways, payments }: MoneyDeps) {
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

/** Errors of connections in the words of Go live and `npm run doctor`. */
function createExplain({ channels, servers, parts }: World, { paymentTroubles }: CheckoutServices) {
  return {
    /** For the attention queue; empty while buyers can pay. */
    checkouts() {
      const sells = channels.methods().length > 0
      return paymentTroubles().map((trouble) => ({ ...trouble, sells }))
    },
    part(part: Part, why: string): Found {
      const [trouble] = part === 'payments' ? paymentTroubles() : []
      if (!trouble) return explainOutage(why, parts()[part].uses)
      return { reason: trouble.reason, values: trouble.values }
    },
    server(id: string, why: string): Found {
      const { rcon, name = id } = servers.find(id) ?? {}
      return explainOutage(why, rcon ? `${rcon.host}:${rcon.port}` : name)
    },
  }
}

function explainOutage(why: string, address: string): Found {
  const named = /[^\s/@]+:\d{1,5}$/.exec(why)?.[0]
  return {
    reason: CHECK_REASON_OF[reasonOf({ message: why })],
    values: { address: named ?? address, detail: why },
  }
}
