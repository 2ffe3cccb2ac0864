// The world: database, clock, randomness and the clients of all external services, chosen by the configuration.
import { isDeepStrictEqual } from 'node:util'
import { type ExternalImages, externalImages as ownImages } from '#content/external-images.ts'
import { demoSettings } from '#content/settings/index.ts'
import type { GatewayId } from '#contract/settings/gateways.ts'
import type { Settings } from '#contract/settings/sections.schema.ts'
import type { Config } from '#server/config/config.ts'
import { withUsableKeys } from '#server/config/stored-keys.ts'
import { ECHO_KEY_NAME } from '#server/monitoring/health/echo.service.ts'
import { countSandboxParts, describeParts } from '#server/monitoring/health/parts.ts'
import { createShownSettings } from '#server/monitoring/health/shown-settings.ts'
import { openLeaderboardSource } from '#server/network/leaderboards/sources/index.ts'
import { createServers } from '#server/network/servers/servers.service.ts'
import { openProbe } from '#server/network/status/probes/index.ts'
import { createBlobs } from '#server/platform/blobs/index.ts'
import type { SiteDatabase } from '#server/platform/database/open-site.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { ensureValue } from '#server/platform/database/stored-value.ts'
import { systemClock as clock } from '#server/platform/kernel/clock.ts'
import type { Log } from '#server/platform/kernel/log.ts'
import { systemRandom as random } from '#server/platform/kernel/random.ts'
import { createSecretKey } from '#server/platform/secrets/secret-key.ts'
import { openSecrets } from '#server/platform/secrets/secrets.service.ts'
import { defaultsOf } from '#server/platform/settings/built-in.service.ts'
import { openSettings, type SettingsReader } from '#server/platform/settings/settings.service.ts'
import { createGameConsole } from '#server/shop/delivery/consoles/index.ts'
import { openCheckoutFailures, sourcesOf } from '#server/shop/payments/checkout-failures.service.ts'
import { createGateway } from '#server/shop/payments/gateways/index.ts'
import { toGateways } from '#server/shop/payments/gateways/payment-gateway.ts'
import { channelSourceOf } from '#server/shop/payments/payment-channels.repository.ts'
import { openPaymentChannels } from '#server/shop/payments/payment-channels.service.ts'
import { createPaymentRouting } from '#server/shop/payments/payment-routing.service.ts'
import { openOwnProducts } from '#server/shop/products/built-in-products.service.ts'
import { createBotChecker, type ProofCost } from '#server/site/bot-check/index.ts'
import { createNoticeChannels } from '#server/team/notices/channels.service.ts'
import { createNotices } from '#server/team/notices/notices.service.ts'
import { createSender } from '#server/team/notices/senders/index.ts'
import { openSimulators } from './sandbox.ts'
import { refusePlayMoney } from './settings-checks.ts'

type Owned = {
  config: Config
  log: Log
  database: SiteDatabase
  defaults?: Settings
  externalImages?: ExternalImages
  /** Folder with the pictures of the build. */
  publicDir?: string
  proofCost?: ProofCost
  commit?: string
}

const ECHO_KEY_BYTES = 32

export type World = Awaited<ReturnType<typeof openWorld>>

export async function openWorld(owned: Owned) {
  const { log, database, defaults = demoSettings, externalImages = ownImages, publicDir = 'public' } = owned
  const { db, writability } = database
  const secretKey = createSecretKey({ ...owned.config, random })
  const secrets = await openSecrets({ db, log, key: secretKey })
  const readKeys = () => withUsableKeys(owned.config, { secrets, log })
  const config = readKeys()
  const { publicUrl, dataDir, gameAddress, reservedUsernames, retentionDays, turnstile } = config
  const { allowSandbox, allowPrivateHeads, allowPrivateWebhooks } = config
  const settings = await openSettings({ db, log, defaults: defaultsOf(config, defaults) })
  refusePlayMoney(config, settings.saved().servers)
  const simulators = await openSimulators(config, clock)
  const [game, rcon, paying, boards, voting] = simulators
  const servers = createServers({
    settings,
    secrets,
    variables: config.serverVariables,
    simulated: { rcon: rcon.simulated, ping: game.simulated, boards: boards.simulated },
  })
  const parts = () => describeParts(config, servers.current())
  const stored = await openStored(config, { db, settings })
  const shown = { settings, servers, parts, isDemo: () => config.isDemo }
  const noticeChannels = createNoticeChannels({
    settings,
    secrets,
    variables: config.notices,
    simulates: config.simulates,
    allowPrivate: allowPrivateWebhooks,
  })
  const core = { db, clock, random, log }
  return {
    ...core,
    core,
    writability,
    config,
    ...stored,
    ...shown,
    /** As saved, also what has no source. */
    savedSettings: settings.saved,
    shownSettings: createShownSettings({ ...config, ...shown, ...stored }),
    secrets,
    secretKey,
    /** The owner has saved or deleted keys of a gateway since the start. */
    hasNewKeys: () => !isDeepStrictEqual(readKeys().gateways, config.gateways),
    noticeChannels,
    notices: createNotices({ clock, random, channels: noticeChannels }),
    sendNotice: createSender({ clock, allowPrivate: allowPrivateWebhooks }),
    externalImages,
    publicUrl,
    publicDir,
    dataDir,
    gameAddress,
    reservedUsernames,
    retentionDays,
    /** No other process uses this database. */
    ownsDatabase: config.databaseUrl === null,
    openProbe,
    openSource: openLeaderboardSource,
    /** `sites` and `voters` are null unless the receiver is that of a demo. */
    voting,
    gateways: toGateways(paying.access.map((access) => createGateway(access, { publicUrl, now: clock.now }))),
    /** The hosts of the gateways' QR images; in the sandbox we render all of them. */
    imageOrigins: config.gateways.map(({ url }) => new URL(url).origin),
    /** Payments are play money: test orders are the normal data of the site, and are delivered. */
    countsTests: paying.access.some(({ isTest }) => isTest),
    /** Null where payments are real or off. */
    sandboxPayments: paying.sandbox,
    /** Null where no simulator stands in for the game server. */
    setSimulatedPlayers: rcon.setPlayers,
    simulatedPlayersAt: game.playersAt,
    openConsole: createGameConsole,
    allowSandbox,
    allowPrivateHeads,
    blobs: createBlobs(config, { clock, random }),
    commit: owned.commit ?? 'unknown',
    countDemoParts: () => countSandboxParts(parts()),
    botCheck: createBotChecker({ turnstile, publicUrl, proofCost: owned.proofCost, db, clock, random, log }),
    async close() {
      await Promise.all(simulators.map(({ close }) => close()))
      await database.close()
    },
  }
}

/**
 * Values in the database that all processes share: the key of the site's requests to itself, the payment channels, and
 * whether the owner sells something.
 */
async function openStored(
  { gateways }: Config,
  { db, settings }: { db: Database; settings: SettingsReader },
) {
  const savedSettings = settings.saved
  const simulated = gateways.length === 0
  const ids: GatewayId[] = simulated ? ['tripay'] : gateways.map(({ id }) => id)
  const lists = ids.map(async (gateway) => {
    const source = channelSourceOf(gateways, gateway)
    return {
      gateway,
      channels: await openPaymentChannels({ db, clock, source, simulated, savedSettings }),
    }
  })
  const fresh = Buffer.from(random.bytes(ECHO_KEY_BYTES)).toString('hex')
  return {
    ownProducts: await openOwnProducts(db),
    echoKey: await ensureValue(db, ECHO_KEY_NAME, fresh),
    checkoutFailures: await openCheckoutFailures({ db, sources: sourcesOf(gateways) }),
    channels: createPaymentRouting({ clock, savedSettings, lists: await Promise.all(lists) }),
  }
}
