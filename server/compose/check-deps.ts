// Connects the checks with the features that they look at; the same for the site and for `npm run doctor`.
import { SECTIONS } from '#contract/settings/sections.schema.ts'
import type { CheckDeps } from '#server/monitoring/checks/deps.ts'
import { lookAtContent } from '#server/monitoring/content/content.service.ts'
import type { Parts } from '#server/monitoring/health/parts.ts'
import { findLastBackup } from '#server/monitoring/metrics/last-backup.repository.ts'
import { listImages } from '#server/network/gamemodes/image.repository.ts'
import { openLeaderboardSource } from '#server/network/leaderboards/sources/index.ts'
import { openProbe } from '#server/network/status/probes/index.ts'
import type { SettingsReader } from '#server/platform/settings/settings.service.ts'
import { createGameConsole } from '#server/shop/delivery/consoles/index.ts'
import { listCheckoutFailures, sourcesOf } from '#server/shop/payments/checkout-failures.service.ts'
import { createGateway } from '#server/shop/payments/gateways/index.ts'
import { channelSourceOf, listSuspensions } from '#server/shop/payments/payment-channels.repository.ts'
import { listProducts } from '#server/shop/products/product.repository.ts'
import { testSecret } from '#server/site/bot-check/turnstile.ts'
import { findFirstPassword } from '#server/team/sign-in/first-admin.service.ts'
import { listOwnersWithPasswordOnly } from '#server/team/sign-in/two-factor.repository.ts'

type Given = Pick<CheckDeps, 'config' | 'clock' | 'random' | 'db' | 'servers' | 'noticeChannels'> &
  Pick<CheckDeps, 'blobs' | 'echoKey' | 'isSiteRunning'> & {
    settings: SettingsReader
    parts(): Parts
  }

export function createCheckDeps(given: Given): CheckDeps {
  const { config, db, settings } = given
  return {
    ...given,
    savedSettings: settings.saved,
    isSaved: (section) => settings.stored(section).version > 0,
    isDemo: () => config.isDemo,
    lookAtContent: () => lookAtContent(db, settings.saved()),
    listPicturedModes: async () =>
      (await listImages(db)).flatMap(({ gamemode, active }) => (active ? [gamemode] : [])),
    invalidSections: () => SECTIONS.filter((section) => settings.stored(section).invalid),
    listCommandServers: async () =>
      (await listProducts(db)).flatMap(({ commands, refundCommands }) =>
        [...commands, ...refundCommands].map(({ server }) => server ?? null),
      ),
    openConsole: createGameConsole,
    openProbe,
    openSource: openLeaderboardSource,
    async listChannels(id, signal) {
      const access = config.gateways.find((gateway) => gateway.id === id)
      if (!access) return { channels: [] }
      return createGateway(access, { ...config, now: given.clock.now }).listChannels(signal)
    },
    findCheckoutFailure: async (id) => {
      const [newest = null] = await listCheckoutFailures(db, [sourcesOf(config.gateways).get(id) ?? ''])
      return newest
    },
    findRefusedMethods: (id) => listSuspensions(db, channelSourceOf(config.gateways, id)),
    retest: null,
    testTurnstile: async (signal) => (config.turnstile ? testSecret(config.turnstile, signal) : 'accepted'),
    findLastBackup: () => findLastBackup(db),
    findFirstPassword: () => findFirstPassword({ db, ...config }),
    listOwnersWithPasswordOnly: () => listOwnersWithPasswordOnly(db),
  }
}
