// Concurrent changes of the same row, on both databases.
import { Agent } from 'node:http'
import type { GamemodeImage } from '../../contract/network/gamemodes-admin.schema.ts'
import type { SendAction } from '../../contract/shop/delivery.schema.ts'
import type { AdminOrder, OrderDetail } from '../../contract/shop/orders.schema.ts'
import type { AdminProduct } from '../../contract/shop/store-admin.schema.ts'
import { pngOf } from '../../tests/support/odd-pictures.ts'
import { OWNER_SETTINGS, type SignedInAdmin, signIn } from './admins.ts'
import { all, type ChaosTest, none, type Row, type RunOptions } from './chaos-test.ts'
import { type ChaosWorld, comesTrue, openChaosWorld } from './chaos-world.ts'
import { countBy } from './figures.ts'
import { startOwnPostgres } from './own-postgres.ts'
import type { Answer } from './request.ts'

const HANDS = 100
const QUICK_HANDS = 30
const DELETES = 50
const KEYS = 10
const ORDERS = 20
const DELIVERED_LIMIT_MS = 60_000

type Room = { world: ChaosWorld; admin: SignedInAdmin; hands: number; where: string }

export const concurrency: ChaosTest = {
  name: 'concurrent admins',
  async run(options) {
    await using postgres = await startOwnPostgres()
    return [
      ...(await everyKind(options, 'SQLite', {})),
      ...(await everyKind(options, 'PostgreSQL', { DATABASE_URL: postgres.url })),
    ]
  },
}

async function everyKind(options: RunOptions, where: string, env: Record<string, string>): Promise<Row[]> {
  await using world = await openChaosWorld(options, {
    name: `concurrent-admins-${where}`,
    env: { ...OWNER_SETTINGS, ...env },
  })
  await world.start()
  const hands = options.quick ? QUICK_HANDS : HANDS
  const room = { world, admin: await signIn(world.site.url), hands, where }
  return [
    ...(await toggles(room)),
    ...(await edits(room)),
    ...(await ordersDuringEdits(room)),
    ...(await resends(room)),
    ...(await deletes(room)),
  ]
}

/** All of them are sent before the first is answered. */
async function together(count: number, one: (place: number, agent: Agent) => Promise<Answer>) {
  const agent = new Agent({ keepAlive: true, maxSockets: count })
  const answers = await Promise.all(Array.from({ length: count }, (_, place) => one(place, agent)))
  agent.destroy()
  const statuses = countBy(answers, ({ status }) => String(status))
  const broken = answers.filter(({ status }) => status >= 500).length
  return { answers, broken, statuses, of: (status: number) => statuses.get(String(status)) ?? 0 }
}

async function toggles({ admin, hands, where }: Room): Promise<Row[]> {
  const form = new FormData()
  form.set('gamemode', 'survival')
  form.set('image', new Blob([new Uint8Array(pngOf({ width: 20, height: 20 }))]))
  const added = JSON.parse((await admin.ask('gamemode-images', { method: 'POST', form })).text)
  const path = `gamemode-images/${added._id}/toggle`
  // An odd number: afterwards it is hidden.
  const sent = await together(hands + 1, (_, agent) => admin.ask(path, { method: 'PUT', agent }))
  const shown = sent.answers.filter(({ text }) => JSON.parse(text).active === true).length
  const { images } = (await admin.getJson('gamemode-images')) as { images: GamemodeImage[] }
  const isRight = shown === hands / 2 && images.length === 1 && images[0]?.active === false
  return [
    all(
      'concurrent admins',
      `${where}: ${hands + 1} toggles of one picture, each one seen`,
      Number(isRight),
      1,
    ),
    none('concurrent admins', `${where}: toggles answered 5xx`, sent.broken),
  ]
}

async function firstProduct({ admin }: Room): Promise<AdminProduct> {
  const { products } = (await admin.getJson('products')) as { products: AdminProduct[] }
  if (!products[0]) throw new Error('there is no product')
  return products[0]
}

async function edits(room: Room): Promise<Row[]> {
  const { admin, hands, where } = room
  const { _id, version, ...form } = await firstProduct(room)
  const edit = (json: object) => (place: number, agent: Agent) =>
    admin.ask(`products/${_id}`, { method: 'PUT', json: { ...form, price: priceOf(place), ...json }, agent })
  const blind = await together(hands, edit({}))
  const afterBlind = await firstProduct(room)
  const versioned = await together(hands, edit({ version: afterBlind.version }))
  const afterVersioned = await firstProduct(room)
  const winner = versioned.answers.findIndex(({ status }) => status === 200)
  return [
    all(
      'concurrent admins',
      `${where}: ${hands} edits of one product without a version, saved`,
      blind.of(200),
      hands,
    ),
    all('concurrent admins', `${where}: versions counted for them`, afterBlind.version - version, hands),
    all(
      'concurrent admins',
      `${where}: the price is one of theirs`,
      Number(isOneOf(afterBlind.price, hands)),
      1,
    ),
    all(
      'concurrent admins',
      `${where}: ${hands} edits of the same version, saved once`,
      Number(versioned.of(200) === 1),
      1,
    ),
    all(
      'concurrent admins',
      `${where}: the others get 409, the price is the winner's`,
      Number(versioned.of(409) === hands - 1 && afterVersioned.price === priceOf(winner)),
      1,
    ),
    none('concurrent admins', `${where}: edits answered 5xx`, blind.broken + versioned.broken),
  ]
}

/** Name and price change together: an order with a name of one version and a price of another is of neither. */
async function ordersDuringEdits(room: Room): Promise<Row[]> {
  const { world, admin, where } = room
  const { _id, version: _, ...form } = await firstProduct(room)
  let left = ORDERS
  const ordering = async () => {
    for (; left > 0; left -= 1) await world.customers.order({ productId: _id })
  }
  const editing = async () => {
    for (let turn = 0; left > 0; turn += 1) {
      const price = priceOf(room.hands + turn)
      const json = { ...form, name: `Pack at ${price}`, price }
      await admin.ask(`products/${_id}`, { method: 'PUT', json })
    }
  }
  await Promise.all([ordering(), editing()])
  const found = (await admin.getJson('transactions?page=1')) as { transactions: AdminOrder[] }
  let whole = 0
  for (const { _id: id } of found.transactions.slice(0, ORDERS)) {
    const sold = (await admin.getJson(`transactions/${id}`)) as OrderDetail
    const name = sold.price === form.price ? form.name : `Pack at ${sold.price}`
    const asked = world.tripay.find(sold.reference)?.order_items.reduce((sum, item) => sum + item.price, 0)
    if (sold.product_name === name && sold.amount === sold.price + sold.fee && asked === sold.price)
      whole += 1
  }
  return [
    all(
      'concurrent admins',
      `${where}: orders during edits, of one version and asked for at its price`,
      whole,
      ORDERS,
    ),
  ]
}

async function resends({ world, admin, hands, where }: Room): Promise<Row[]> {
  const { reference, username } = await world.customers.order()
  await world.pay(reference)
  const executed = () => world.game.executed().filter(({ command }) => command.includes(username)).length
  const isSettled = async () => {
    const { actions } = (await admin.getJson(`send-actions?page=1&search=${username}`)) as {
      actions: SendAction[]
    }
    return actions.length > 0 && actions.every(({ state }) => state === 'done')
  }
  await comesTrue(isSettled, DELIVERED_LIMIT_MS)
  const { actions } = (await admin.getJson(`send-actions?page=1&search=${username}`)) as {
    actions: SendAction[]
  }
  const resend = (key: (place: number) => string) => (place: number, agent: Agent) =>
    admin.ask(`send-actions/${actions[0]?._id}/resend`, { method: 'POST', json: { key: key(place) }, agent })
  const before = executed()
  const once = await together(
    hands,
    resend(() => 'the-only-key'),
  )
  await comesTrue(isSettled, DELIVERED_LIMIT_MS)
  const afterOnce = executed()
  const many = await together(
    hands,
    resend((place) => `one-of-many-${place % KEYS}`),
  )
  await comesTrue(isSettled, DELIVERED_LIMIT_MS)
  return [
    all('concurrent admins', `${where}: delivered before anything is sent again`, before, 1),
    all('concurrent admins', `${where}: ${hands} resends with one key, executed once`, afterOnce - before, 1),
    all(
      'concurrent admins',
      `${where}: ${hands} resends with ${KEYS} keys, executed once each`,
      executed() - afterOnce,
      KEYS,
    ),
    all('concurrent admins', `${where}: resends answered well`, once.of(200) + many.of(200), 2 * hands),
  ]
}

async function deletes(room: Room): Promise<Row[]> {
  const { admin, where } = room
  const { _id } = await firstProduct(room)
  const sent = await together(DELETES, (_place, agent) =>
    admin.ask(`products/${_id}`, { method: 'DELETE', agent }),
  )
  const isRight = sent.of(200) === 1 && sent.of(404) === DELETES - 1
  return [
    all(
      'concurrent admins',
      `${where}: ${DELETES} deletes of one product: done once, gone for the others`,
      Number(isRight),
      1,
    ),
  ]
}

function priceOf(place: number): number {
  return 20_000 + 10 * place
}

function isOneOf(price: number, hands: number): boolean {
  return Array.from({ length: hands }, (_, place) => priceOf(place)).includes(price)
}
