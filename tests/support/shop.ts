// A shop for tests: a new database, simulators of Tripay and a game server, a manual clock.
import { demoSettings } from '#content/settings/index.ts'
import { GATEWAY_IDS, type GatewayId } from '#contract/settings/gateways.ts'
import type { Settings } from '#contract/settings/sections.schema.ts'
import type { OrderRequest } from '#contract/shop/store.schema.ts'
import { createAudit } from '#server/platform/audit/audit.service.ts'
import type { Core } from '#server/platform/database/core.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { systemRandom } from '#server/platform/kernel/random.ts'
import { createLimits } from '#server/platform/limits/limits.service.ts'
import { createGameConsole } from '#server/shop/delivery/consoles/index.ts'
import { createDelivery } from '#server/shop/delivery/delivery.service.ts'
import { createDiscounts } from '#server/shop/discounts/discounts.service.ts'
import { createGatewayUpdates } from '#server/shop/payments/channel-updates.service.ts'
import { createCheckout, type SeenOrder } from '#server/shop/payments/checkout.service.ts'
import {
  createCheckoutEvents,
  openCheckoutFailures,
} from '#server/shop/payments/checkout-failures.service.ts'
import { createDonations } from '#server/shop/payments/donations.service.ts'
import {
  type PaymentGateway,
  type PaymentGateways,
  toGateways,
} from '#server/shop/payments/gateways/payment-gateway.ts'
import { openPaymentChannels } from '#server/shop/payments/payment-channels.service.ts'
import { createPaymentRouting } from '#server/shop/payments/payment-routing.service.ts'
import { createPayments } from '#server/shop/payments/payments.service.ts'
import { createReconciler } from '#server/shop/payments/reconcile.service.ts'
import { createCatalogue } from '#server/shop/products/catalogue.service.ts'
import { insertProduct, type NewProductFields } from '#server/shop/products/product.repository.ts'
import type { BotChecker, BotCheckVerdict } from '#server/site/bot-check/bot-check.ts'
import { startGameConsole } from '#tests/simulators/game-console.ts'
import {
  type DatabaseKind,
  onBothWith,
  onSqliteWith,
  openTestDatabase,
  type TestDatabase,
} from './databases.ts'
import { gameServers, ONE_SERVER, TEST_RCON_PASSWORD } from './game-servers.ts'
import { recordLog, recordNotices } from './recorded-notices.ts'
import { openMidtrans, openTripay } from './shop-gateways.ts'
import { turnableClock } from './turnable-clock.ts'

export const PRODUCT_ID = 'PACK'
export const ADDRESS = '203.0.113.7'
export const ORDER: OrderRequest = {
  productId: PRODUCT_ID,
  username: 'Steve',
  paymentMethod: 'QRIS',
  turnstileToken: 'passed',
}
const PACK: NewProductFields = {
  name: '40 Premium Points',
  price: 50_000,
  image_url: '/art/points-pouch-1024.webp',
  description: ['Forty points'],
  description_id: [],
  commands: [{ text: 'points give %player% 40' }],
  sort_id: 1,
}
/** The token is the result of the verification. */
const TOKEN_IS_VERDICT: BotChecker = {
  describe: () => ({ kind: 'proof-of-work' }),
  newChallenge: async () => null,
  verify: async ({ token }) => token as BotCheckVerdict,
}

export type Shop = Awaited<ReturnType<typeof openShop>>

export const inShop = onBothWith((kind) => openShop(kind))
export const inSqlite = onSqliteWith((kind) => openShop(kind))

type Options = {
  gatewayTimeoutMs?: number
  gatewayInstead?: Partial<PaymentGateway>
  /** In the order in which they are asked; Tripay unless given, none: payments are off. */
  gateways?: readonly GatewayId[]
  /** The pause between calls to the gateway. */
  wait?: (ms: number) => Promise<unknown>
  /** A demo: its gateway moves play money, its game is a simulator, and test orders are its normal data. */
  isTest?: boolean
  /** The database of another shop: the same data with other payments. */
  database?: TestDatabase
  /** Instead of the demo's. */
  settings?: Partial<Settings>
}

export async function openShop(
  kind: DatabaseKind = 'sqlite',
  { isTest = false, wait = async () => {}, ...options }: Options = {},
) {
  const database = options.database ?? (await openTestDatabase(kind))
  const clock = turnableClock()
  const paying = { isTest, timeoutMs: options.gatewayTimeoutMs }
  const tripay = await openTripay(clock.now, paying)
  const game = await startGameConsole({ password: TEST_RCON_PASSWORD, now: clock.now })
  const { log, logged } = recordLog()
  const base = { db: database.db, clock, random: systemRandom, log, countsTests: isTest }
  const gateway = { ...tripay.gateway, ...options.gatewayInstead }
  const midtrans = await openMidtrans(clock.now, paying)
  const both = { tripay: gateway, midtrans: midtrans.gateway }
  const gateways = toGateways((options.gateways ?? ['tripay']).map((id) => both[id]))
  const registry = gameServers(ONE_SERVER, { host: '127.0.0.1', port: game.port })
  const servers = isTest ? withSimulatedRcon(registry) : registry
  const { told, notices } = recordNotices()
  const shownSettings = () => ({ ...demoSettings, ...options.settings })
  const configured = { gateways, servers, notices, shownSettings, reservedUsernames: ['herobrine'] }
  const services = await createServices({ ...base, ...configured })
  const { checkout, payments, delivery } = services

  async function addProduct(fields: Partial<NewProductFields> = {}, id = PRODUCT_ID): Promise<void> {
    await insertProduct(database.db, { id, fields: { ...PACK, ...fields }, at: clock.now() })
  }

  /** Runs the worker's steps until the queue is empty; returns the executed commands. */
  async function deliverAll(): Promise<string[]> {
    const stop = new AbortController().signal
    while ((await delivery.deliverNext(stop)) === 'again');
    return game.executed().map(({ command }) => command)
  }

  /** Delivers a signed callback, of Tripay unless given. */
  function callback(reference: string, overrides: Record<string, unknown> = {}, id: GatewayId = 'tripay') {
    const { headers, body } = { tripay, midtrans }[id].signedCallback(reference, overrides)
    return payments.receiveCallback(id, headers, Buffer.from(body))
  }

  if (!options.database) await addProduct()
  return {
    database,
    db: database.db,
    clock,
    random: systemRandom,
    audit: createAudit(base),
    gateway,
    gateways,
    tripay,
    midtrans,
    game,
    logged,
    /** Events that were recorded for the owner's channels. */
    told,
    ...services,
    servers,
    reconciler: createReconciler({ ...base, gateways, payments, wait }),
    addProduct,
    deliverAll,
    callback,
    order: (change: Partial<SeenOrder> = {}) => checkout.placeOrder({ ...ORDER, ...change }, ADDRESS),
    flags: (reference: string) => listFlags(database.db, reference),
    async [Symbol.asyncDispose]() {
      await Promise.all([tripay.close(), midtrans.close(), game.close()])
      if (!options.database) await database[Symbol.asyncDispose]()
    },
  }
}

function withSimulatedRcon(registry: ReturnType<typeof gameServers>) {
  const current = () => ({ ...registry.current(), simulated: { rcon: true, ping: false, boards: false } })
  return { ...registry, current }
}

type ServiceDeps = Core & {
  countsTests: boolean
  gateways: PaymentGateways
  servers: ReturnType<typeof gameServers>
  notices: ReturnType<typeof recordNotices>['notices']
  shownSettings(): Settings
  reservedUsernames: readonly string[]
}

async function createServices(deps: ServiceDeps) {
  const delivery = createDelivery({ ...deps, openConsole: createGameConsole })
  const donations = createDonations(deps)
  const discounts = createDiscounts({ ...deps, onChange: () => {} })
  const payments = createPayments({
    ...deps,
    imageOrigins: [],
    sandboxPayments: null,
    delivery,
    donations,
  })
  const limits = createLimits(deps)
  const paying = await openChannels({ ...deps, savedSettings: deps.shownSettings, limits })
  const checkoutFailures = await openCheckoutFailures({
    ...deps,
    sources: new Map(GATEWAY_IDS.map((id) => [id, `test ${id}`])),
  })
  const checkoutEvents = createCheckoutEvents({ ...deps, checkoutFailures, publish: async () => {} })
  const catalogue = createCatalogue({ ...deps, onChange: () => {}, listSales: discounts.sales })
  const { placeOrder, quote } = createCheckout({
    ...deps,
    ...paying,
    checkoutEvents,
    payments,
    delivery,
    discounts,
    limits,
    catalogue,
    botCheck: TOKEN_IS_VERDICT,
  })
  return {
    ...paying,
    checkoutFailures,
    checkoutEvents,
    delivery,
    donations,
    discounts,
    payments,
    catalogue,
    /** The whole reply. */
    placeOrder,
    checkout: {
      quote,
      /** Returns the reference. */
      placeOrder: async (...asked: Parameters<typeof placeOrder>) => (await placeOrder(...asked)).reference,
    },
  }
}

type ChannelDeps = Omit<Parameters<typeof createGatewayUpdates>[0], 'channels' | 'publish'> &
  Pick<Parameters<typeof openPaymentChannels>[0], 'savedSettings'> & { gateways: PaymentGateways }

/** `list` is that of the first gateway. */
async function openChannels(deps: ChannelDeps) {
  const ids = deps.gateways.isOpen ? deps.gateways.list.map(({ id }) => id) : (['tripay'] as const)
  const lists = await Promise.all(
    ids.map(async (gateway) => ({
      gateway,
      channels: await openPaymentChannels({ ...deps, source: `test ${gateway}`, simulated: false }),
    })),
  )
  const channels = createPaymentRouting({ ...deps, lists })
  const channelUpdates = createGatewayUpdates({ ...deps, channels, publish: channels.reload })
  const [{ channels: list } = { channels: null }] = lists
  if (!list) throw new Error('no gateway')
  return { channels, list, channelUpdates }
}

async function listFlags(db: Database, reference: string) {
  const rows = await db
    .selectFrom('order_flag')
    .innerJoin('orders', 'orders.id', 'order_flag.order_id')
    .select('order_flag.flag')
    .where('orders.reference', '=', reference)
    .execute()
  return rows.map(({ flag }) => flag)
}
