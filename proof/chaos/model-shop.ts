// The store without sockets, with a scripted gateway and game, so that thousands of sequences run quickly.

import { type Driver, Kysely } from 'kysely'
import { demoSettings } from '../../content/settings/index.ts'
import { migrate } from '../../server/platform/database/migrate.ts'
import { NodeSqlite } from '../../server/platform/database/node-sqlite.ts'
import type { Schema } from '../../server/platform/database/schema.ts'
import { NodeSqliteDialect } from '../../server/platform/database/sqlite.ts'
import { systemRandom } from '../../server/platform/kernel/random.ts'
import { createLimits } from '../../server/platform/limits/limits.service.ts'
import { createDelivery } from '../../server/shop/delivery/delivery.service.ts'
import { createSendActions } from '../../server/shop/delivery/send-actions.service.ts'
import { createDiscounts } from '../../server/shop/discounts/discounts.service.ts'
import { createCheckout } from '../../server/shop/payments/checkout.service.ts'
import { createDonations } from '../../server/shop/payments/donations.service.ts'
import { toGateways } from '../../server/shop/payments/gateways/payment-gateway.ts'
import { createPayments } from '../../server/shop/payments/payments.service.ts'
import { createReconciler } from '../../server/shop/payments/reconcile.service.ts'
import { createCatalogue } from '../../server/shop/products/catalogue.service.ts'
import { insertProduct } from '../../server/shop/products/product.repository.ts'
import type { BotCheckVerdict } from '../../server/site/bot-check/bot-check.ts'
import { gameServers } from '../../tests/support/game-servers.ts'
import { SILENT } from '../../tests/support/silent-log.ts'
import { turnableClock } from '../../tests/support/turnable-clock.ts'
import { createScript, PRICE, scriptedConsole, scriptedGateway } from './scripted-services.ts'

const HOUR_MS = 60 * 60 * 1_000

const payableAt = (price: number) => ({ method: 'QRIS' as const, fee: 0, cashier_fee: 0, total: price })

export type ModelShop = Awaited<ReturnType<typeof openModelShop>>

export async function openModelShop() {
  const clock = turnableClock()
  const script = createScript()
  const db = new Kysely<Schema>({ dialect: new PausingDialect(() => script.pause()) })
  await migrate(db)
  const gateway = scriptedGateway(script, () => new Date(clock.now().getTime() + HOUR_MS))
  const gateways = toGateways([gateway])
  const notices = { record: async () => {} }
  const base = { db, clock, random: systemRandom, log: SILENT, gateways, notices }
  const donations = createDonations(base)
  const servers = gameServers()
  const discounts = createDiscounts({ ...base, servers, countsTests: false, onChange: () => {} })

  function startServices() {
    const delivery = createDelivery({
      ...base,
      servers,
      openConsole: () => scriptedConsole(script),
      ownsQueueAlone: true,
    })
    const payments = createPayments({
      ...base,
      servers,
      imageOrigins: [],
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
        channels: {
          offer: (price) => ({ payment_methods: [payableAt(price)] }),
          routes: (price) => [{ ...payableAt(price), gateway: 'tripay' }],
          onTry: () => {},
          onFailed: () => {},
          onAnswered: () => true,
        },
        channelUpdates: {
          onAccepted: async () => {},
          onRefused: async () => {},
          onOtherFee: async () => {},
        },
        checkoutEvents: { onFailed: async () => {}, onOpened: async () => {} },
        catalogue: createCatalogue({ ...base, onChange: () => {}, listSales: discounts.sales }),
        discounts,
        limits: createLimits(base),
        botCheck,
        payments,
        delivery,
        servers,
        reservedUsernames: [],
        shownSettings: () => demoSettings,
      }),
      reconciler: createReconciler({ ...base, payments, wait: async () => {} }),
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
    db,
    clock,
    script,
    donations,
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
