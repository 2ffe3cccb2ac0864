// One callback four times at the same moment. Again later, after a restart, after a month.
import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { GatewayId } from '../../contract/settings/gateways.ts'
import type { SignedCallback } from '../../simulators/gateway-callbacks.ts'
import { openShop } from '../../tests/support/shop.ts'
import { CALLBACK_PATH, isTaken, sendCallback } from './callbacks.ts'
import { all, type ChaosTest, none, type Row, type RunOptions } from './chaos-test.ts'
import { type ChaosWorld, comesTrue, openChaosWorld } from './chaos-world.ts'
import { countBy } from './figures.ts'
import { startOwnPostgres } from './own-postgres.ts'
import { type Answer, ask, inParallel } from './request.ts'

const COPIES = 4
const PAYMENTS_AT_ONCE = 16
const DELIVERED_LIMIT_MS = 120_000
const PAUSE_MS = 1_000
const LINE_LIMIT_MS = 3_000
const MONTH_MS = 30 * 24 * 60 * 60 * 1_000
const KNOWN_ALREADY = 'payment status already known'
/** Headers that another client or a proxy might change. */
const OTHER_HEADERS = {
  'content-type': 'text/plain; charset=latin1',
  'user-agent': 'curl/8',
  'x-forwarded-for': '203.0.113.99',
  'accept-language': 'id',
}

export const duplicates: ChaosTest = {
  name: 'repeated callbacks',
  async run(options) {
    const payments = options.quick ? 30 : 1_000
    await using world = await openChaosWorld(options, { name: 'repeated callbacks' })
    await world.start()
    const signed = await payWithoutCallbacks(world, payments)
    const atOnce = await fourTimesAtOnce([world.site.url], signed)
    await comesTrue(() => world.game.executed().length >= payments, DELIVERED_LIMIT_MS)
    await comesTrue(world.isQueueEmpty, DELIVERED_LIMIT_MS)
    const rows = [...duplicateRows(world, atOnce, payments)]
    return [
      ...rows,
      ...(await twoProcesses(options)),
      ...(await replay(world, signed)),
      ...(await aMonthLater(options.quick ? 5 : 50, 'tripay')),
      ...(await aMonthLater(options.quick ? 5 : 50, 'midtrans')),
    ]
  },
}

/** Two processes on one PostgreSQL: callbacks and workers run concurrently. */
async function twoProcesses(options: RunOptions): Promise<Row[]> {
  const payments = options.quick ? 20 : 500
  await using postgres = await startOwnPostgres()
  await using world = await openChaosWorld(options, {
    name: 'repeated-callbacks-postgres',
    env: { DATABASE_URL: postgres.url },
  })
  await world.start()
  const another = await world.startAnother()
  const signed = await payWithoutCallbacks(world, payments)
  const answers = await fourTimesAtOnce([world.site.url, another.url], signed)
  await comesTrue(() => world.game.executed().length >= payments, DELIVERED_LIMIT_MS)
  // A second execution would happen within this time.
  await sleep(PAUSE_MS)
  const times = countBy(world.game.executed(), ({ command }) => command)
  const where = 'two processes on PostgreSQL'
  return [
    all(
      'repeated callbacks',
      `${where}: answered with success`,
      answers.filter(isTaken).length,
      COPIES * payments,
    ),
    all('repeated callbacks', `${where}: payments executed at the game`, times.size, payments),
    none(
      'repeated callbacks',
      `${where}: executed twice`,
      [...times.values()].filter((count) => count > 1).length,
    ),
  ]
}

async function payWithoutCallbacks(world: ChaosWorld, payments: number): Promise<SignedCallback[]> {
  world.tripay.setCallbacks(false)
  return inParallel(Array.from({ length: payments }), PAYMENTS_AT_ONCE, async () => {
    const { reference } = await world.customers.order()
    await world.pay(reference)
    return world.tripay.signedCallback(reference)
  })
}

/** All from one address, as Tripay's are. */
async function fourTimesAtOnce(
  urls: readonly string[],
  signed: readonly SignedCallback[],
): Promise<Answer[]> {
  const agent = new Agent({ keepAlive: true })
  const answers: Answer[] = []
  const urlOf = (copy: number) => urls[copy % urls.length] ?? ''
  for (let from = 0; from < signed.length; from += PAYMENTS_AT_ONCE) {
    const wave = signed.slice(from, from + PAYMENTS_AT_ONCE)
    const sent = wave.flatMap((callback) =>
      Array.from({ length: COPIES }, (_, copy) => sendCallback(urlOf(copy), callback, agent)),
    )
    answers.push(...(await Promise.all(sent)))
  }
  agent.destroy()
  return answers
}

function duplicateRows(world: ChaosWorld, answers: readonly Answer[], payments: number): Row[] {
  const times = countBy(world.game.executed(), ({ command }) => command)
  const moved = world.site.log().split('"payment status changed"').length - 1
  return [
    all(
      'repeated callbacks',
      'four callbacks at once, answered with success',
      answers.filter(isTaken).length,
      COPIES * payments,
    ),
    none('repeated callbacks', 'answers 429', answers.filter(({ status }) => status === 429).length),
    all('repeated callbacks', 'payments executed at the game', times.size, payments),
    none('repeated callbacks', 'executed twice', [...times.values()].filter((count) => count > 1).length),
    all('repeated callbacks', 'status changes in the log', moved, payments),
  ]
}

async function replay(world: ChaosWorld, signed: readonly SignedCallback[]): Promise<Row[]> {
  const before = world.game.executed().length
  const logged = () => world.site.log().split(KNOWN_ALREADY).length - 1
  const loggedBefore = logged()
  const answers: Answer[] = []
  const send = async (change: (callback: SignedCallback) => Promise<Answer>) => {
    answers.push(...(await inParallel(signed, PAYMENTS_AT_ONCE, change)))
  }
  await sleep(PAUSE_MS)
  await send((callback) => sendCallback(world.site.url, callback))
  // The last line may not be written to the file yet.
  await comesTrue(() => logged() - loggedBefore >= signed.length, LINE_LIMIT_MS)
  await world.kill()
  await world.start()
  await send((callback) => sendCallback(world.site.url, callback))
  await send(({ headers, body }) =>
    ask(world.site.url + CALLBACK_PATH, {
      method: 'POST',
      headers: { ...headers, ...OTHER_HEADERS },
      body,
      chunked: true,
    }),
  )
  await comesTrue(world.isQueueEmpty, DELIVERED_LIMIT_MS)
  const sent = 3 * signed.length
  await comesTrue(() => logged() - loggedBefore >= sent, LINE_LIMIT_MS)
  return [
    all(
      'repeated callbacks',
      'replayed after 1 s, a restart, in other headers: taken',
      answers.filter(isTaken).length,
      sent,
    ),
    none('repeated callbacks', 'further executions', world.game.executed().length - before),
    all('repeated callbacks', 'logged once as a duplicate', logged() - loggedBefore, sent),
  ]
}

async function aMonthLater(payments: number, id: GatewayId): Promise<Row[]> {
  await using shop = await openShop('sqlite', { gateways: [id] })
  const { settle, signedCallback } = { tripay: shop.tripay, midtrans: shop.midtrans }[id]
  const callbacks: (() => Promise<unknown>)[] = []
  for (let place = 0; place < payments; place += 1) {
    const order = { username: `Month_${place}`, productId: 'PACK', paymentMethod: 'QRIS' as const }
    const reference = await shop.checkout.placeOrder({ ...order, turnstileToken: 'passed' }, `m${place}`)
    await settle(reference, 'PAID')
    const { headers, body } = signedCallback(reference)
    callbacks.push(() => shop.payments.receiveCallback(id, headers, Buffer.from(body)))
  }
  for (const call of callbacks) await call()
  const first = (await shop.deliverAll()).length
  shop.clock.pass(MONTH_MS)
  for (const call of callbacks) await call()
  const further = (await shop.deliverAll()).length - first
  return [
    none(
      'repeated callbacks',
      `${id}: further executions of ${payments} replayed after 30 days`,
      further + payments - first,
    ),
  ]
}
