// An outage of the game server in real time; outage.db.test.ts has an hour by a fake clock.
import { all, type ChaosTest, none, type Row, within } from './chaos-test.ts'
import { type ChaosWorld, comesTrue, openChaosWorld } from './chaos-world.ts'
import { lookAtPages, pagesRow } from './pages-under-attack.ts'

const BACK_WITHIN_MS = 30_000
const PRODUCTS = 5
const CALM_SECONDS = 8
const AWAY_SECONDS = 20

export const outage: ChaosTest = {
  name: 'game outage',
  alone: true,
  async run(options) {
    const players = options.quick ? 2 : 10
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
  },
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
