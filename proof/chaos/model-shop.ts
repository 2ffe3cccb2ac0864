// The store without sockets, with a scripted gateway and game, so that thousands of sequences run quickly.

import { type Driver, Kysely } from 'kysely'
import { demoSettings } from '#content/settings/index.ts'
import type { PaymentStatus } from '#contract/payment.ts'
import type { BotCheckVerdict } from '#server/bot-check/bot-check.ts'
import { migrate } from '#server/database/migrate.ts'
import { NodeSqlite, NodeSqliteDialect } from '#server/database/node-sqlite.ts'
import type { Schema } from '#server/database/schema.ts'
import type { GameConsole } from '#server/delivery/consoles/game-console.ts'
import { createDelivery } from '#server/delivery/delivery.service.ts'
import { createSendActions } from '#server/delivery/send-actions.service.ts'
import { createDiscounts } from '#server/discounts/discounts.service.ts'
import { systemRandom } from '#server/kernel/random.ts'
import { createLimits } from '#server/limits/limits.service.ts'
import { createCheckout } from '#server/payments/checkout.service.ts'
import { createDonations } from '#server/payments/donations.service.ts'
import { createPaymentGateway } from '#server/payments/gateways/index.ts'
import {
  GatewayError,
  type OpenedPayment,
  type PaymentGateway,
} from '#server/payments/gateways/payment-gateway.ts'
import { createPayments } from '#server/payments/payments.service.ts'
import { createReconciler } from '#server/payments/reconcile.service.ts'
import { createPlayerBlocks } from '#server/players/player-blocks.service.ts'
import { createCatalogue } from '#server/products/catalogue.service.ts'
import { insertProduct } from '#server/products/product.repository.ts'
import { SILENT } from '#tests/support/delivery-world.ts'
import { gameServers } from '#tests/support/game-servers.ts'
import { turnableClock } from '#tests/support/turnable-clock.ts'

export const KEY = 'model-private-key'
export const PRICE = 50_000
export const ADMIN = 'ayu'
const HOUR_MS = 60 * 60 * 1_000

/** `lost`: opened, and the reply did not arrive. */
export type OpenMode = 'opens' | 'refuses' | 'lost' | 'down'
/** `dies`: the process ends while the console has the command. */
export type GameMode = 'works' | 'away' | 'loses the answer' | 'refuses' | 'dies before' | 'dies after'

type AtGateway = { gatewayReference: string; status: PaymentStatus; amount: number }

export type ModelShop = Awaited<ReturnType<typeof openModelShop>>

export async function openModelShop() {
  const clock = turnableClock()
  const played = {
    opening: 'opens' as OpenMode,
    gatewayIsDown: false,
    game: 'works' as GameMode,
    executed: [] as string[],
    ledger: new Map<string, AtGateway>(),
    /** Scheduling point: concurrent steps continue in any order. */
    pause: async (): Promise<void> => {},
  }
  const db = new Kysely<Schema>({ dialect: new PausingDialect(() => played.pause()) })
  await migrate(db)
  const gateway = playedGateway(played, () => new Date(clock.now().getTime() + HOUR_MS))
  const notices = { record: async () => {} }
  const base = { db, clock, random: systemRandom, log: SILENT, gateway, notices }
  const donations = createDonations(base)
  const discounts = createDiscounts({ ...base, countsTests: false, onChange: () => {} })
  const servers = gameServers()

  function startServices() {
    const delivery = createDelivery({
      ...base,
      servers,
      openConsole: () => playedConsole(played),
      ownsQueueAlone: true,
    })
    const payments = createPayments({
      ...base,
      gatewayOrigin: null,
      sandboxPayments: null,
      delivery,
      donations,
    })
    const botCheck = {
      describe: () => ({ kind: 'proof-of-work' as const }),
      newChallenge: async () => null,
      verify: async (): Promise<BotCheckVerdict> => 'passed',
    }
    return {
      delivery,
      payments,
      checkout: createCheckout({
        ...base,
        channels: { payable: (price) => [{ method: 'QRIS', fee: 0, cashier_fee: 0, total: price }] },
        channelUpdates: { onRefused: async () => {}, onOtherFee: async () => {} },
        catalogue: createCatalogue({ ...base, onChange: () => {} }),
        blocks: createPlayerBlocks(base),
        discounts,
        limits: createLimits(base),
        botCheck,
        payments,
        delivery,
        servers,
        reservedUsernames: [],
        currentSettings: () => demoSettings,
      }),
      reconciler: createReconciler({ ...base, payments, pauseMs: 0 }),
      sendActions: createSendActions({ ...base, delivery, servers, audit: async () => {} }),
    }
  }

  const fields = {
    name: 'Pack',
    price: PRICE,
    image_url: '/a.webp',
    description: [],
    description_id: [],
    sort_id: 1,
  }
  const one = { ...fields, commands: [{ text: 'points give %player% 40' }] }
  const two = { ...fields, commands: [...one.commands, { text: 'lp user %player% parent add vega' }] }
  await insertProduct(db, { id: 'ONE', fields: one, at: clock.now() })
  await insertProduct(db, { id: 'TWO', fields: two, at: clock.now() })
  const shop = {
    ...{ db, clock, played, donations },
    services: startServices(),
    /** The previous services never continue. */
    async restart(): Promise<void> {
      shop.services = startServices()
      await shop.services.delivery.takeOver()
    },
    [Symbol.asyncDispose]: () => db.destroy(),
  }
  return shop
}

/** Lets concurrent writers interleave between any two statements. */
class PausingDialect extends NodeSqliteDialect {
  readonly #pause: () => Promise<void>

  constructor(pause: () => Promise<void>) {
    super(new NodeSqlite(':memory:'))
    this.#pause = pause
  }

  override createDriver(): Driver {
    const driver = super.createDriver()
    const acquire = driver.acquireConnection.bind(driver)
    driver.acquireConnection = async () => {
      await this.#pause()
      return acquire()
    }
    return driver
  }
}

type Played = {
  opening: OpenMode
  gatewayIsDown: boolean
  game: GameMode
  executed: string[]
  ledger: Map<string, AtGateway>
  pause(): Promise<void>
}

function playedGateway(played: Played, expiresAt: () => Date): PaymentGateway {
  const down = () => new GatewayError('unavailable', 'down')
  const opened = ({ gatewayReference, status, amount }: AtGateway): OpenedPayment => ({
    ...{ gatewayReference, status, amount, fee: amount - PRICE, paymentName: 'QRIS', payCode: '1' },
    ...{ qrString: null, qrUrl: null, expiresAt: expiresAt(), instructions: [] },
  })
  const { readCallback } = createPaymentGateway({
    ...{ url: 'http://127.0.0.1:9', merchantCode: 'T1', apiKey: 'k', privateKey: KEY },
    ...{ publicUrl: 'https://angkasa.test', callbackUrl: 'https://angkasa.test/c' },
  })
  return {
    isOpen: true,
    isTest: false,
    readCallback,
    async open({ reference, price }) {
      await played.pause()
      if (played.opening === 'refuses') throw new GatewayError('refused', 'no')
      if (played.opening === 'down') throw down()
      const made: AtGateway = { gatewayReference: `T-${reference}`, status: 'UNPAID', amount: price }
      played.ledger.set(reference, made)
      if (played.opening === 'lost') throw down()
      return opened(made)
    },
    async fetchStatus(gatewayReference) {
      await played.pause()
      if (played.gatewayIsDown) throw down()
      const [reference, found] =
        [...played.ledger].find(([, one]) => one.gatewayReference === gatewayReference) ?? []
      if (!found || !reference) return null
      await played.pause()
      const { status, amount } = found
      return {
        reference,
        gatewayReference,
        status,
        amount,
        paidAt: null,
        gatewayFee: null,
        isClosedPayment: true,
      }
    },
    async find(reference) {
      await played.pause()
      if (played.gatewayIsDown) throw down()
      const found = played.ledger.get(reference)
      return found ? opened(found) : null
    },
    listChannels: async () => ({ channels: [], others: [] }),
  }
}

const NEVER = new Promise<never>(() => {})

function playedConsole(played: Played): GameConsole {
  return {
    async run(commands, { beforeCommand, onReport } = {}) {
      const reports = []
      for (const command of commands) {
        await played.pause()
        if (played.game === 'away') return { reports, notSent: 'away' }
        if (beforeCommand && !(await beforeCommand(command))) return { reports, notSent: 'held back' }
        if (played.game === 'dies before') return NEVER
        played.executed.push(command)
        if (played.game === 'dies after') return NEVER
        await played.pause()
        const outcome =
          played.game === 'loses the answer' ? 'unknown' : played.game === 'refuses' ? 'failed' : 'done'
        const report = { command, outcome, reply: outcome } as const
        reports.push(report)
        await onReport?.(report)
        if (outcome !== 'done') break
      }
      return { reports, notSent: null }
    },
    list: async () => ({ problem: 'nothing waits for a player' }),
  }
}
