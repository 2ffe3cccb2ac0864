// The world: database, clock, randomness and the clients of all external services, chosen by the configuration.
import type { Site } from '#content/site.ts'
import { paymentCalls } from '#contract/payment.schema.ts'
import { type Blobs, createBlobs } from './blobs/index.ts'
import type { SweptBotChecker } from './bot-check/bot-check.ts'
import { createBotChecker } from './bot-check/index.ts'
import type { Config } from './config.ts'
import type { Core } from './database/core.ts'
import type { SiteDatabase } from './database/open-site.ts'
import type { Writability } from './database/writability.ts'
import type { GameConsole } from './delivery/consoles/game-console.ts'
import { createGameConsole } from './delivery/consoles/index.ts'
import { describeParts, type Parts } from './health/parts.ts'
import { systemClock } from './kernel/clock.ts'
import type { Log } from './kernel/log.ts'
import { systemRandom } from './kernel/random.ts'
import { createLeaderboardSources, type LeaderboardSources } from './leaderboards/sources/index.ts'
import { createVoterSource } from './leaderboards/voters/index.ts'
import type { VoterSource } from './leaderboards/voters/voter-source.ts'
import { createPaymentGateway } from './payments/gateways/index.ts'
import type { PaymentGateway } from './payments/gateways/payment-gateway.ts'
import type { RetentionDays } from './retention/retention.service.ts'
import {
  openBoards,
  openConsole,
  openGame,
  openPayments,
  openVoters,
  type SandboxPayments,
} from './sandbox.ts'
import { createProbes, type Probes } from './status/probes/index.ts'

export type World = Core & {
  site: Site
  publicUrl: string
  dataDir: string
  gameAddress: string | null
  bedrockPrefix: string
  /** Refused at checkout in addition to the built-in list. */
  reservedUsernames: readonly string[]
  retentionDays: RetentionDays
  writability: Writability
  /** No other process uses this database. */
  ownsDatabase: boolean
  probes: Probes
  leaderboardSources: LeaderboardSources
  voters: VoterSource
  gateway: PaymentGateway
  gatewayOrigin: string | null
  /** Null where payments are real. */
  sandboxPayments: SandboxPayments | null
  gameConsole: GameConsole
  botCheck: SweptBotChecker
  blobs: Blobs
  parts: Parts
}

type OpenWorld = World & { close(): Promise<void> }

type Owned = { config: Config; site: Site; log: Log; database: SiteDatabase }

export async function openWorld({ config, site, log, database }: Owned): Promise<OpenWorld> {
  const clock = systemClock
  const random = systemRandom
  const { publicUrl, gameAddress, bedrockPrefix, turnstile } = config
  const [game, rcon, paying, boards, voting] = await Promise.all([
    openGame(config.pings, clock),
    openConsole(config.rcon),
    openPayments(config, clock),
    openBoards(config, clock),
    openVoters(config.voters, clock),
  ])
  const { db, writability } = database
  const callbackUrl = publicUrl + paymentCalls.receiveTripayCallback.endpoint.path
  return {
    site,
    publicUrl,
    dataDir: config.dataDir,
    gameAddress,
    bedrockPrefix,
    reservedUsernames: config.reservedUsernames,
    retentionDays: config.retentionDays,
    db,
    writability,
    ownsDatabase: config.databaseUrl === null,
    clock,
    random,
    log,
    probes: createProbes(game.settings),
    leaderboardSources: createLeaderboardSources(boards.settings),
    voters: createVoterSource(voting.settings),
    gateway: createPaymentGateway({ ...paying.settings, publicUrl, callbackUrl }),
    gatewayOrigin: paying.sandbox ? null : new URL(paying.settings.url).origin,
    sandboxPayments: paying.sandbox,
    gameConsole: createGameConsole(rcon.settings, { failurePatterns: config.failureTexts }),
    blobs: createBlobs(config, { clock, random }),
    parts: describeParts(config),
    botCheck: createBotChecker({ turnstile, publicUrl, db, clock, random, log }),
    async close() {
      await Promise.all([game, rcon, paying, boards, voting].map(({ close }) => close()))
      await database.close()
    },
  }
}
