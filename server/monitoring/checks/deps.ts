// The dependencies of the checks: equal in the running site and in `npm run doctor`.

import type { Content } from '#contract/monitoring/content.schema.ts'
import type { Part } from '#contract/monitoring/health.ts'
import type { GatewayId } from '#contract/settings/gateways.ts'
import type { Section, Settings } from '#contract/settings/sections.schema.ts'
import type { Channel } from '#contract/shop/payment-channels.ts'
import type { Config } from '#server/config/config.ts'
import type { GameServers } from '#server/network/servers/game-server.ts'
import type { TrialDeps } from '#server/network/servers/server-trials.service.ts'
import type { BlobStore } from '#server/platform/blobs/blob-store.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { Clock } from '#server/platform/kernel/clock.ts'
import type { Random } from '#server/platform/kernel/random.ts'
import type { CheckoutFailure } from '#server/shop/payments/checkout-failures.service.ts'
import type { PaymentTrouble, RefusedMethod } from '#server/shop/payments/describe-trouble.service.ts'
import type { ReadyChannel } from '#server/team/notices/probe-channel.service.ts'
import type { FirstPassword } from '#server/team/sign-in/first-admin.service.ts'

export type CheckDeps = TrialDeps & {
  config: Config
  clock: Clock
  random: Random
  db: Database
  savedSettings(): Settings
  isSaved(section: Section): boolean
  /** Visitors see the entries of the demo network. */
  isDemo(): boolean
  lookAtContent(): Promise<Content['kinds']>
  listPicturedModes(): Promise<readonly string[]>
  invalidSections(): readonly string[]
  servers: { current(): GameServers }
  noticeChannels: { current(): readonly ReadyChannel[] }
  parts(): Record<Part, { mode: string }>
  /** Servers that products send commands to; null is the first one. */
  listCommandServers(): Promise<readonly (string | null)[]>
  listChannels(gateway: GatewayId, signal: AbortSignal): Promise<{ channels: readonly Channel[] }>
  /** The last checkout that failed at this gateway, while none has succeeded since. */
  findCheckoutFailure(gateway: GatewayId): Promise<CheckoutFailure | null>
  /** Methods that this gateway has refused and not accepted since. */
  findRefusedMethods(gateway: GatewayId): Promise<readonly RefusedMethod[]>
  /**
   * Opens payments that nobody sees: with the method of the last failed checkout, and with each refused one. A success ends the
   * failure. Null where nothing may be opened.
   */
  retest: ((gateway: GatewayId, failed: string | null) => Promise<void>) | null
  /** Troubles that the running site knows without a test; absent in `npm run doctor`. */
  paymentTroubles?(): readonly PaymentTrouble[]
  testTurnstile(signal: AbortSignal): Promise<'accepted' | 'dummy' | 'refused' | { unreachable: string }>
  blobs: BlobStore
  findLastBackup(): Promise<Date | null>
  findFirstPassword(): Promise<FirstPassword>
  listOwnersWithPasswordOnly(): Promise<readonly string[]>
  /** Key of the requests that the site sends to itself; null before its first start. */
  echoKey: string | null
  isSiteRunning(): Promise<boolean>
}
