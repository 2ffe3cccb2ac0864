// The world: database, clock, randomness and the clients of all external services, chosen by the configuration.
import { type ExternalImages, externalImages as ownImages } from '#content/external-images.ts'
import { demoSettings } from '#content/settings/index.ts'
import { paymentCalls } from '#contract/payment.schema.ts'
import type { Settings } from '#contract/settings/sections.schema.ts'
import { createBlobs } from './blobs/index.ts'
import { createBotChecker } from './bot-check/index.ts'
import type { Config } from './config.ts'
import type { SiteDatabase } from './database/open-site.ts'
import { createGameConsole } from './delivery/consoles/index.ts'
import { describeParts } from './health/parts.ts'
import { systemClock as clock } from './kernel/clock.ts'
import type { Log } from './kernel/log.ts'
import { systemRandom as random } from './kernel/random.ts'
import { createLeaderboardSources } from './leaderboards/sources/index.ts'
import { createVoterSource } from './leaderboards/voters/index.ts'
import { createPaymentGateway } from './payments/gateways/index.ts'
import { openBoards, openConsole, openGame, openPayments, openVoters } from './sandbox.ts'
import { openSettings } from './settings/settings.service.ts'
import { createProbes } from './status/probes/index.ts'

type Owned = {
  config: Config
  log: Log
  database: SiteDatabase
  defaults?: Settings
  externalImages?: ExternalImages
}

export type World = Awaited<ReturnType<typeof openWorld>>

export async function openWorld(owned: Owned) {
  const { config, log, database, defaults = demoSettings, externalImages = ownImages } = owned
  const { publicUrl, dataDir, gameAddress, bedrockPrefix, reservedUsernames, retentionDays, turnstile } =
    config
  const [game, rcon, paying, boards, voting] = await Promise.all([
    openGame(config.pings, clock),
    openConsole(config.rcon),
    openPayments(config, clock),
    openBoards(config, clock),
    openVoters(config.voters, clock),
  ])
  const { db, writability } = database
  const settings = await openSettings({ db, log, defaults })
  const callbackUrl = publicUrl + paymentCalls.receiveTripayCallback.endpoint.path
  return {
    db,
    clock,
    random,
    log,
    writability,
    settings,
    currentSettings: settings.current,
    externalImages,
    publicUrl,
    dataDir,
    gameAddress,
    bedrockPrefix,
    reservedUsernames,
    retentionDays,
    /** No other process uses this database. */
    ownsDatabase: config.databaseUrl === null,
    probes: createProbes(game.settings),
    leaderboardSources: createLeaderboardSources(boards.settings),
    voters: createVoterSource(voting.settings),
    gateway: createPaymentGateway({ ...paying.settings, publicUrl, callbackUrl }),
    gatewayOrigin: paying.sandbox ? null : new URL(paying.settings.url).origin,
    /** Null where payments are real. */
    sandboxPayments: paying.sandbox,
    gameConsole: createGameConsole(rcon.settings, config.failureTexts),
    blobs: createBlobs(config, { clock, random }),
    parts: describeParts(config),
    botCheck: createBotChecker({ turnstile, publicUrl, db, clock, random, log }),
    async close() {
      await Promise.all([game, rcon, paying, boards, voting].map(({ close }) => close()))
      await database.close()
    },
  }
}
