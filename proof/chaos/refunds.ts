// Refunds and corrected names, several at once for the same order, while the site is killed, on both databases.
import { setTimeout as sleep } from 'node:timers/promises'
import { type SignedInAdmin, signIn } from './admins.ts'
import { all, type ChaosTest, noneOf, type Row, type RunOptions } from './chaos-test.ts'
import { type ChaosWorld, comesTrue, type DatabaseName, endLeases, openChaosWorld } from './chaos-world.ts'
import { checkRefunds, giveTo, type OrderLeft, takeFrom } from './refunds-checker.ts'
import type { Answer } from './request.ts'

const ID = 'refunds'
const ROUNDS = 10
const QUICK_ROUNDS = 1
const ORDERS = 8
/** Orders of a round are delivered one after the other, so that some wait while others are sent. */
const ANSWER_MS = 120
/** The gateway repeats a callback a few times only; the start takes some seconds on a busy machine. */
const CALLBACK_PAUSE_MS = 3_000
const ACT_WITHIN_MS = 600
const KILL_WITHIN_MS = 1_000
const SETTLE_LIMIT_MS = 90_000
const EXPECTED_ANSWERS = [
  ...['ok', 'no answer', 'order_refunded', 'order_not_paid'],
  ...['already_delivered', 'delivery_in_progress', 'delivery_unconfirmed'],
]

/** By place in the round. `gateway`: it refunds by itself, beside the console. */
const PLANS = [
  { refunds: 3, renames: 0, gateway: false },
  { refunds: 1, renames: 2, gateway: false },
  { refunds: 0, renames: 3, gateway: false },
  { refunds: 1, renames: 1, gateway: true },
]
type Plan = (typeof PLANS)[number]

type Order = { id: string; reference: string; plan: Plan; names: string[]; refunds: string[] }
type Desk = {
  world: ChaosWorld
  admin: SignedInAdmin
  productId: string
  answers: string[]
  isPostgres: boolean
}

export const refunds: ChaosTest = {
  name: ID,
  // At the same time: most of it is waiting for starts and the game.
  run: async (options) =>
    (await Promise.all([runOn(options, 'SQLite'), runOn(options, 'PostgreSQL')])).flat(),
}

async function runOn(options: RunOptions, database: DatabaseName): Promise<Row[]> {
  await using world = await openChaosWorld(options, {
    name: `${ID}-${database}`,
    answerMs: ANSWER_MS,
    callbackPauseMs: CALLBACK_PAUSE_MS,
    database,
  })
  await world.start()
  const admin = await signIn(world.site.url)
  const productId = await addProduct(admin)
  const desk: Desk = { world, admin, productId, answers: [], isPostgres: database === 'PostgreSQL' }
  const orders: Order[] = []
  let settled = 0
  const rounds = options.quick ? QUICK_ROUNDS : ROUNDS
  for (let round = 0; round < rounds; round += 1) {
    const placed = await placeOrders(desk)
    orders.push(...placed)
    if (await playRound(desk, placed)) settled += 1
  }
  return await toRows(database, desk, { orders, settled, rounds })
}

async function addProduct(admin: SignedInAdmin): Promise<string> {
  const toCommand = (text: string) => [{ type: 'commands', text }]
  const { _id } = await admin.send('POST', 'products', {
    name: 'Refundable',
    price: 20_000,
    image_url: '/art/points-pouch-1024.webp',
    sort_id: 1,
    description: ['Twenty points'],
    execute: toCommand(giveTo('%player%')),
    execute_on_refund: toCommand(takeFrom('%player%')),
  })
  return _id
}

async function placeOrders({ world, productId }: Desk): Promise<Order[]> {
  const orders: Order[] = []
  for (let place = 0; place < ORDERS; place += 1) {
    const { reference, username } = await world.customers.order({ productId })
    const plan = PLANS[place % PLANS.length] as Plan
    orders.push({ id: await findId(world, reference), reference, plan, names: [username], refunds: [] })
  }
  return orders
}

async function findId(world: ChaosWorld, reference: string): Promise<string> {
  const found = await world.read((db) =>
    db.selectFrom('orders').select('id').where('reference', '=', reference).executeTakeFirstOrThrow(),
  )
  return found.id
}

/** True when every order and every command came to an end. */
async function playRound(desk: Desk, orders: readonly Order[]): Promise<boolean> {
  const settle = () => comesTrue(() => isSettled(desk.world, orders), SETTLE_LIMIT_MS)
  await killDuring(desk, () => Promise.all(orders.map((order) => payAndHandle(desk, order))))
  await settle()
  await killDuring(desk, () => goOn(desk, orders))
  await settle()
  await goOn(desk, orders)
  return settle()
}

async function killDuring(desk: Desk, work: () => Promise<unknown>): Promise<void> {
  const { world } = desk
  const working = work()
  await sleep(Math.random() * KILL_WITHIN_MS)
  await world.kill()
  if (desk.isPostgres) await endLeases(world)
  await world.start()
  await working
}

async function payAndHandle(desk: Desk, order: Order): Promise<void> {
  const { world } = desk
  const { reference, plan } = order
  await world.pay(reference)
  await sleep(Math.random() * ACT_WITHIN_MS)
  await Promise.all([
    plan.gateway ? world.pay(reference, 'REFUND') : null,
    ...Array.from({ length: plan.refunds }, () => refund(desk, order)),
    ...['A', 'B', 'C'].slice(0, plan.renames).map((mark) => rename(desk, order, mark, false)),
  ])
}

/** As a person does it who got no answer, or was told that it is unconfirmed: looks at the order and at the game. */
async function goOn(desk: Desk, orders: readonly Order[]): Promise<void> {
  const found = new Map((await readOrders(desk.world, orders)).map((order) => [order.reference, order]))
  const executed = new Set(desk.world.executed().map(({ command }) => command))
  await Promise.all(
    orders.map(async (order) => {
      const { status, actions = [] } = found.get(order.reference) ?? {}
      if (status !== 'PAID') return
      const hasArrived = order.names.some((name) => executed.has(giveTo(name)))
      if (order.plan.refunds > 0) await Promise.all([refund(desk, order), refund(desk, order)])
      else if (!hasArrived && actions.some((action) => action.needs_person === 1))
        await Promise.all([rename(desk, order, 'L', true), rename(desk, order, 'M', true)])
    }),
  )
}

async function refund(desk: Desk, order: Order): Promise<void> {
  const path = `transactions/${order.id}/refund`
  order.refunds.push(
    await answerOf(desk, desk.admin.ask(path, { method: 'POST', json: { reason: 'chaos' } })),
  )
}

async function rename(desk: Desk, order: Order, mark: string, notArrived: boolean): Promise<void> {
  const username = `${mark}_${order.names[0]}`
  if (!order.names.includes(username)) order.names.push(username)
  const json = { username, not_arrived: notArrived }
  await answerOf(desk, desk.admin.ask(`transactions/${order.id}/rename`, { method: 'POST', json }))
}

async function answerOf({ answers }: Desk, asking: Promise<Answer>): Promise<string> {
  const answer = await asking.then(
    ({ status, text }) => (status === 200 ? 'ok' : String(JSON.parse(text).code)),
    () => 'no answer',
  )
  answers.push(answer)
  return answer
}

async function isSettled(world: ChaosWorld, orders: readonly Order[]): Promise<boolean> {
  const left = await readOrders(world, orders)
  const isOver = ({ status, actions }: LeftWithStates) =>
    (status === 'PAID' || status === 'REFUND') &&
    actions.every(({ state }) => state !== 'queued' && state !== 'sending')
  return left.every(isOver)
}

type LeftWithStates = Omit<OrderLeft, 'actions'> & {
  actions: readonly { purpose: string; needs_person: number; state: string }[]
}

async function readOrders(world: ChaosWorld, orders: readonly Order[]): Promise<LeftWithStates[]> {
  const ids = orders.map(({ id }) => id)
  return world.read(async (db) => {
    const rows = await db
      .selectFrom('orders')
      .select(['id', 'reference', 'status', 'username'])
      .where('id', 'in', ids)
      .execute()
    const actions = await db
      .selectFrom('send_action')
      .select(['order_id', 'purpose', 'needs_person', 'state'])
      .where('order_id', 'in', ids)
      .execute()
    const actionsOf = Map.groupBy(actions, ({ order_id }) => order_id)
    return rows.map(({ id, ...row }) => ({ ...row, actions: actionsOf.get(id) ?? [] }))
  })
}

type Played = { orders: readonly Order[]; settled: number; rounds: number }

async function toRows(where: string, desk: Desk, { orders, settled, rounds }: Played): Promise<Row[]> {
  const { world, answers } = desk
  const left = await readOrders(world, orders)
  const found = checkRefunds({ handled: orders, orders: left, executed: world.executed() })
  const count = (what: string, references: readonly string[]) => noneOf(`${where}: ${what}`, references)
  const strange = answers.filter((answer) => !EXPECTED_ANSWERS.includes(answer))
  const meant = orders.filter(({ plan }) => plan.refunds > 0).length
  return [
    all(`${where}: rounds that came to an end`, settled, rounds),
    all(`${where}: refunded in the end`, found.refunded, meant),
    count('delivered twice, under whichever name', found.givenTwice),
    count('commands on refund executed twice', found.takenTwice),
    count('taken back without a refund, a delivery, or from another name', found.takenWrongly),
    count('paid, neither delivered to its name nor shown to a person', found.lost),
    count('refunded, neither taken back nor shown to a person', found.untaken),
    count('refunds answered twice as done, or gone', found.misreported),
    count('unexpected answers', strange),
  ]
}
