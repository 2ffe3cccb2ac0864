// Database time of an order with ten lines beside one with one line, from the checkout to the paid callback.
// npm --prefix proof run baskets -- [--rounds 200]
import { parseArgs } from 'node:util'
import { demoSettings } from '../content/settings/index.ts'
import { loadAverage } from '../scripts/lib/load-average.ts'
import { temporaryFolder } from '../scripts/lib/serve.ts'
import { printTable } from '../scripts/lib/table.ts'
import { migrate } from '../server/platform/database/migrate.ts'
import { openPostgres } from '../server/platform/database/postgres.ts'
import type { Database } from '../server/platform/database/schema.ts'
import { openSqlite } from '../server/platform/database/sqlite.ts'
import { placeBasket } from '../tests/support/baskets.ts'
import { openShop } from '../tests/support/shop.ts'
import { percentile } from './chaos/figures.ts'
import { startOwnPostgres } from './chaos/own-postgres.ts'

type Executor = { executeQuery(...query: unknown[]): Promise<unknown> }

const WARM_UP = 20
const MOST_LINES = 10
const RATIO_LIMIT = 2
/** The limit of orders in ten minutes is another rule. */
const { payments } = demoSettings
const MANY_ORDERS = { payments: { ...payments, limits: { ...payments.limits, orders_in_10_minutes: 1_000 } } }

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '200' } } })
const folder = temporaryFolder('baskets')
await using postgres = await startOwnPostgres()
const measured = [
  await measure('SQLite', openSqlite(`${folder.path}/baskets.db`)),
  await measure('PostgreSQL', openPostgres(postgres.url, { warn: () => {} })),
]
folder.remove()
console.log(`Load average: ${loadAverage()}\n`)
printTable(
  ['database', 'one line, ms', 'ten lines, ms', 'ratio', 'bar'],
  measured.map(({ name, one, ten }) => [
    name,
    one.toFixed(2),
    ten.toFixed(2),
    (ten / one).toFixed(2),
    `≤ ${RATIO_LIMIT}`,
  ]),
)
process.exitCode = measured.every(({ one, ten }) => ten <= RATIO_LIMIT * one) ? 0 : 1

/** Medians of orders that take turns; every product has a limit per player, which is the longest way. */
async function measure(name: string, db: Database) {
  await migrate(db)
  const database = { db, url: null, [Symbol.asyncDispose]: () => db.destroy() }
  await using shop = await openShop('sqlite', { database, settings: MANY_ORDERS })
  const ids = Array.from({ length: MOST_LINES }, (_, place) => `P${place}`)
  for (const id of ids) await shop.addProduct({ limit: { count: 1_000, period: 'month' } }, id)
  const spentBy = clockQueries(db)
  const times: Record<1 | 10, number[]> = { 1: [], 10: [] }
  for (let round = 0; round < WARM_UP + Number(values.rounds); round += 1) {
    for (const lines of [1, 10] as const) {
      await db.deleteFrom('limit_window').execute()
      const items = ids.slice(0, lines).map((productId) => ({ productId, quantity: 2 }))
      const ms = await spentBy(async () => {
        const { reference } = await placeBasket(shop, items, { username: `Player${round % 50}` })
        await shop.callback(reference)
      })
      if (round >= WARM_UP) times[lines].push(ms)
    }
  }
  await db.destroy()
  return { name, one: percentile(times[1], 0.5), ten: percentile(times[10], 0.5) }
}

/** Sums the time of all statements of a task. */
function clockQueries(db: Database) {
  const executor: Executor = Object.getPrototypeOf(db.getExecutor())
  const original = executor.executeQuery
  let spent = 0
  executor.executeQuery = async function (this: Executor, ...query) {
    const begun = performance.now()
    try {
      return await original.apply(this, query)
    } finally {
      spent += performance.now() - begun
    }
  }
  return async (task: () => Promise<void>): Promise<number> => {
    const before = spent
    await task()
    return spent - before
  }
}
