// An outage of the game server, one hour by a fake clock and a shorter one in real time.
import { migrate } from '../../server/platform/database/migrate.ts'
import { openSqlite } from '../../server/platform/database/sqlite.ts'
import { deliveryWorld, scriptedConsole } from '../../tests/support/delivery-world.ts'
import { all, atMost, type ChaosTest, none, type Row, type RunOptions, within } from './chaos-test.ts'
import { type ChaosWorld, comesTrue, openChaosWorld } from './chaos-world.ts'
import { lookAtPages, pagesRow } from './pages-under-attack.ts'

const HOUR_MS = 60 * 60 * 1_000
const BACK_WITHIN_MS = 30_000
const ATTEMPTS = 12
const PRODUCTS = 5
const CALM_SECONDS = 8
const AWAY_SECONDS = 20

export const outage: ChaosTest = {
  name: 'game outage',
  alone: true,
  run: async (options) => [
    ...(await anHourByTheClock(options.quick ? 40 : 200)),
    ...(await awhileInTruth(options.quick ? 2 : 10, options)),
  ],
}

async function anHourByTheClock(payments: number): Promise<Row[]> {
  const db = openSqlite(':memory:')
  await migrate(db)
  const console = scriptedConsole()
  const world = deliveryWorld({ db, url: null, [Symbol.asyncDispose]: async () => {} }, { console })
  async function live(ms: number, isOver = () => false): Promise<number> {
    const begun = world.clock.now().getTime()
    while (world.clock.now().getTime() - begun < ms && !isOver()) {
      const next = await world.deliverAll()
      if (isOver()) break
      world.clock.pass(next === 'idle' ? 5_000 : next.pauseMs)
    }
    return world.clock.now().getTime() - begun
  }
  console.outage = 'connect ECONNREFUSED'
  const enqueued: string[] = []
  for (let number = 0; number < payments; number += 1) {
    enqueued.push(`${number % 20} ${number}`)
    await world.pay(`Player${number % 20}`, enqueued.at(-1) ?? '')
    await live(HOUR_MS / payments)
  }
  const early = console.executed.length
  // The worst moment to come back: right after an attempt.
  const last = await world.deliverAll()
  const pause = typeof last === 'object' ? last.pauseMs : 0
  console.outage = null
  world.clock.pass(pause)
  const ms = pause + (await live(HOUR_MS, () => console.executed.length === payments))
  const { most } = await db
    .selectFrom('send_action')
    .select(({ fn }) => fn.max('attempts').as('most'))
    .executeTakeFirstOrThrow()
  await db.destroy()
  const inTime = ms <= BACK_WITHIN_MS
  return [
    none('executed while the game was away for an hour', early),
    all(
      'then executed once, in the order of payment',
      console.executed.filter((each, place) => each === enqueued[place]).length,
      payments,
    ),
    {
      what: 'all of them after the return, by the clock',
      figure: `${ms / 1_000} s`,
      bar: '≤ 30 s',
      ok: inTime,
    },
    atMost('attempts written for one of them', Number(most), ATTEMPTS),
  ]
}

async function awhileInTruth(players: number, options: RunOptions): Promise<Row[]> {
  await using world = await openChaosWorld(options, { name: 'game outage' })
  await world.start()
  const products = await world.customers.listProducts()
  const seconds = options.quick ? 0.5 : CALM_SECONDS
  await lookAtPages(world.site.url, seconds)
  const before = await lookAtPages(world.site.url, seconds)
  await world.game.goAway()
  await world.tap.goAway()
  const awayAt = performance.now()
  for (const { _id: productId } of products) {
    for (let player = 0; player < players; player += 1) {
      const { reference } = await world.customers.order({ username: `Outage_${player}`, productId })
      await world.pay(reference)
    }
  }
  const left = AWAY_SECONDS - (performance.now() - awayAt) / 1_000
  const away = await lookAtPages(
    world.site.url,
    options.quick ? 0.5 : Math.max(CALM_SECONDS, Math.ceil(left)),
  )
  await world.game.comeBack()
  await world.tap.comeBack()
  const backAt = performance.now()
  const payments = players * PRODUCTS
  await comesTrue(() => world.game.executed().length >= payments, 2 * BACK_WITHIN_MS)
  const ms = performance.now() - backAt
  const after = await lookAtPages(world.site.url, seconds)
  return [
    ...orderRows(world, players, payments),
    within(`${payments} executed after a true outage, all of them`, ms, BACK_WITHIN_MS),
    pagesRow([...before, ...after], away),
  ]
}

/** Each player bought every product, the cheapest first. */
function orderRows(world: ChaosWorld, players: number, payments: number): Row[] {
  const executed = world.game.executed().map(({ command }) => command)
  const amounts = (player: number) =>
    executed
      .filter((command) => command.split(' ')[2] === `Outage_${player}`)
      .map((command) => Number(command.split(' ')[3]))
  const inOrder = Array.from({ length: players }, (_, player) => amounts(player)).filter(
    (list) =>
      list.length === PRODUCTS &&
      list.every((amount, place) => place === 0 || amount > (list[place - 1] ?? 0)),
  )
  return [
    all('executed after a true outage', new Set(executed).size, payments),
    none('executed twice', executed.length - new Set(executed).size),
    all('players served in the order of payment', inOrder.length, players),
  ]
}
