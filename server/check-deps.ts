// Connects the checks with the features that they look at; the same for the site and for `npm run doctor`.
import type { Part } from '#contract/health.ts'
import { SECTIONS } from '#contract/settings/sections.schema.ts'
import { findFirstPassword } from './admin/first-password-use.service.ts'
import { listOwnersWithPasswordOnly } from './admin/two-factor.repository.ts'
import type { BlobStore } from './blobs/blob-store.ts'
import { testSecret } from './bot-check/turnstile.ts'
import type { CheckDeps } from './checks/deps.ts'
import type { Config } from './config.ts'
import type { Database } from './database/schema.ts'
import { createGameConsole } from './delivery/consoles/index.ts'
import type { Clock } from './kernel/clock.ts'
import type { Random } from './kernel/random.ts'
import { openLeaderboardSource } from './leaderboards/sources/index.ts'
import { createVoterSource } from './leaderboards/voters/index.ts'
import { findLastBackup } from './metrics/last-backup.repository.ts'
import type { NoticeChannels } from './notices/channels.service.ts'
import { createPaymentGateway } from './payments/gateways/index.ts'
import { listProducts } from './products/product.repository.ts'
import type { Servers } from './servers/servers.service.ts'
import type { SettingsReader } from './settings/settings.service.ts'
import { openProbe } from './status/probes/index.ts'

type Given = {
  config: Config
  clock: Clock
  random: Random
  db: Database
  settings: SettingsReader
  servers: Pick<Servers, 'current'>
  noticeChannels: Pick<NoticeChannels, 'current'>
  parts(): Record<Part, { mode: string }>
  blobs: { store: BlobStore }
  echoKey: string | null
  isSiteRunning(): Promise<boolean>
}

export function createCheckDeps(given: Given): CheckDeps {
  const { config, db, settings } = given
  return {
    ...given,
    currentSettings: settings.current,
    invalidSections: () => SECTIONS.filter((section) => settings.stored(section).invalid),
    listCommandServers: async () =>
      (await listProducts(db)).flatMap(({ commands, refundCommands }) =>
        [...commands, ...refundCommands].map(({ server }) => server ?? null),
      ),
    openConsole: (access) => createGameConsole(access, config.failureTexts),
    openProbe,
    openSource: openLeaderboardSource,
    async listChannels(signal) {
      if (!config.tripay) return { channels: [] }
      const { publicUrl } = config
      return createPaymentGateway({ ...config.tripay, publicUrl, callbackUrl: publicUrl }).listChannels(
        signal,
      )
    },
    listVoters: async (signal) =>
      config.voters ? createVoterSource(config.voters).list('current', signal) : [],
    testTurnstile: async (signal) => (config.turnstile ? testSecret(config.turnstile, signal) : 'accepted'),
    findLastBackup: () => findLastBackup(db),
    findFirstPassword: () => findFirstPassword({ db, ...config }),
    listOwnersWithPasswordOnly: () => listOwnersWithPasswordOnly(db),
  }
}
