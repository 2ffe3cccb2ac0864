// Services of the admin area: settings, secrets, team, shop, money, notices, overview.
import { FALLBACK_LANGUAGE } from '#contract/language.ts'
import { createContent } from '#server/monitoring/content/content.service.ts'
import { createImages } from '#server/network/gamemodes/images.service.ts'
import { createFoundBoards } from '#server/network/leaderboards/found-boards.service.ts'
import { createServerTests } from '#server/network/servers/server-test.service.ts'
import { createAudit } from '#server/platform/audit/audit.service.ts'
import type { Pictures } from '#server/platform/pictures/pictures.service.ts'
import { createSecretsAdmin } from '#server/platform/secrets/secrets-admin.service.ts'
import type { FollowSave } from '#server/platform/settings/save-section.ts'
import { createSettingsAdmin } from '#server/platform/settings/settings-admin.service.ts'
import { listProducts } from '#server/shop/products/product.repository.ts'
import { replaceServers } from '#server/shop/products/replaced-server.repository.ts'
import { createRetention } from '#server/shop/retention/retention.service.ts'
import { createTestData } from '#server/shop/retention/test-data.service.ts'
import { createSiteImages } from '#server/site/site-images/site-images.service.ts'
import { createNoticesAdmin } from '#server/team/notices/notices-admin.service.ts'
import { createOverview } from '#server/team/overview/overview.service.ts'
import { createAttention } from '#server/team/today/attention-queue.ts'
import { createToday } from '#server/team/today/today.service.ts'
import { createBackOfficeServices } from './back-office-services.ts'
import type { CheckoutServices } from './checkout-services.ts'
import { createExplain } from './explain.ts'
import { createGoLiveChecks } from './go-live-checks.ts'
import { createMoneyServices } from './money-services.ts'
import { followMovedPasswords } from './moved-passwords.ts'
import type { NetworkServices } from './network-services.ts'
import type { FindOutage } from './notifying.ts'
import { settingsChecks } from './settings-checks.ts'
import { createSiteFileOf } from './site-file.ts'
import { createTeamServices } from './team-services.ts'
import { voteSecrets } from './vote-services.ts'
import type { World } from './world.ts'

type Deps = {
  network: NetworkServices
  store: CheckoutServices
  pictures: Pictures
  findOutage: FindOutage
}

export function createAdminServices(world: World, { network, store, pictures, findOutage }: Deps) {
  const audit = createAudit(world)
  const { limits, delivery } = store
  const onChange = network.changes.publish
  const siteName = () => network.site.view(FALLBACK_LANGUAGE).name
  const siteImages = createSiteImages({ ...world, pictures, audit })
  const images = createImages({ ...world, pictures, audit, onChange })
  const shop = createBackOfficeServices(world, { ...store, audit, pictures, onChange })
  const checks = createGoLiveChecks(world, { ...network, ...store })
  const paymentsOutage = () => findOutage('payments')
  const dropMovedPasswords = followMovedPasswords({ variables: world.config.serverVariables, audit })
  const follow: FollowSave = async (trx, saved, admin) => {
    await dropMovedPasswords(trx, saved, admin)
    if (saved.replaced) await replaceServers(trx, saved.replaced, world.clock.now())
  }
  const rules = { hasPlayMoney: world.countsTests, listProducts: () => listProducts(world.db) }
  const explain = createExplain(world)
  const checkoutFailure = explain.checkout
  return {
    audit,
    checks,
    content: createContent({ ...world, audit, onChange }),
    siteFile: createSiteFileOf({ ...world, ...rules, audit, pictures, onChange, follow }),
    settingsAdmin: createSettingsAdmin({
      ...world,
      audit,
      onChange,
      follow,
      checks: [siteImages.checkUploads, ...settingsChecks({ ...world, ...rules })],
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
    ...createMoneyServices(world, { ...network, ...store, audit, orders: shop.orders }),
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
    today: createToday({ ...world, paymentsOutage, checkoutFailure, reportServers: delivery.reportServers }),
    overview: createOverview({
      clock: world.clock,
      parts: world.parts,
      findOutage,
      explain,
      countSendActions: shop.sendActions.counts,
      reportServers: delivery.reportServers,
      countFlagged: shop.orders.countFlagged,
      countAttention: createAttention({ ...world, paymentsOutage, checkoutFailure }),
      sumSince: shop.orders.sumSince,
      countImages: images.count,
      countChecks: checks.count,
    }),
  }
}
