// How long the admin area's lists take with a million orders, deliveries and audit entries, and how fast an export is.
// npm --prefix proof run lists -- [--rows 1000000] [--only SQLite|PostgreSQL]
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { loadAverage } from '../scripts/lib/load-average.ts'
import { printTable } from '../scripts/lib/table.ts'
import { createAudit } from '../server/platform/audit/audit.service.ts'
import { migrate } from '../server/platform/database/migrate.ts'
import { openPostgres } from '../server/platform/database/postgres.ts'
import type { Database } from '../server/platform/database/schema.ts'
import { openSqlite } from '../server/platform/database/sqlite.ts'
import { systemClock } from '../server/platform/kernel/clock.ts'
import { systemRandom } from '../server/platform/kernel/random.ts'
import { createExports } from '../server/shop/export/export.service.ts'
import { createOrders } from '../server/shop/payments/orders.service.ts'
import { createSumsCheck } from '../server/shop/sums/sums-check.service.ts'
import { gameServers } from '../tests/support/game-servers.ts'
import { CHOSEN, type Looks, looksOf } from './bench/admin-looks.ts'
import { figure } from './bench/goals.ts'
import { fillLists } from './bench/many-rows.ts'
import type { DatabaseName } from './chaos/chaos-world.ts'
import { percentile } from './chaos/figures.ts'
import { startOwnPostgres } from './chaos/own-postgres.ts'

const REQUESTS = 200
const FEWEST_ROWS = 10_000
/** p99, in milliseconds. */
const LIMIT_MS = 50
const CHOSEN_LIMIT_MS = 100
const EXPORT_ROWS_PER_SECOND = 20_000
const KINDS: readonly DatabaseName[] = ['SQLite', 'PostgreSQL']
const SILENT = { warn: () => {} }

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '1000000' },
    only: { type: 'string' },
  },
})
const manyRows = Math.max(FEWEST_ROWS, Math.round(Number(values.rows) || 1_000_000))
const kinds = KINDS.filter((kind) => values.only === undefined || kind === values.only)

const folder = mkdtempSync(join(tmpdir(), 'angkasa-lists-'))
const postgres = kinds.includes('PostgreSQL') ? await startOwnPostgres() : null
try {
  for (const kind of kinds) await measure(kind, manyRows)
} finally {
  await postgres?.[Symbol.asyncDispose]()
  rmSync(folder, { recursive: true, force: true })
}

async function measure(kind: DatabaseName, count: number): Promise<void> {
  const db = await openFilled(kind, count)
  console.log(
    `\n${kind}, ${count} rows in each list, ${REQUESTS} requests each, load average ${loadAverage()}`,
  )
  const rows: string[][] = []
  for (const [name, look] of Object.entries(looksOf(db, count))) rows.push(await measureLook(name, look))
  printTable(['what', 'median ms', 'p99 ms', 'least ms', 'must', 'met'], rows)
  console.log(`Missed: ${rows.filter((row) => row.at(-1) === 'MISSED').length} of ${rows.length}`)
  await measureExport(db, kind)
  console.log(`Load average: ${loadAverage()}`)
  await db.destroy()
}

async function openFilled(kind: DatabaseName, count: number): Promise<Database> {
  const db =
    postgres && kind === 'PostgreSQL'
      ? openPostgres(postgres.url, SILENT)
      : openSqlite(join(folder, 'lists.db'))
  await migrate(db)
  const begun = performance.now()
  await fillLists(db, kind, count)
  await createSumsCheck({ db, clock: systemClock, log: console }).rebuild()
  console.log(`${kind} filled in ${Math.round((performance.now() - begun) / 1_000)} s`)
  return db
}

/** All orders as CSV, into nowhere. */
async function measureExport(db: Database, kind: DatabaseName): Promise<void> {
  const base = { db, clock: systemClock, random: systemRandom }
  const audit = createAudit(base)
  const servers = gameServers()
  const orders = createOrders({ ...base, audit, servers, sendActionsOf: async () => [] })
  const exports = createExports({ ...base, audit, orders })
  const started = performance.now()
  const rssBefore = process.memoryUsage().rss
  const { stream } = await exports.orders({ query: {}, language: 'en', admin: 'ayu' })
  let [lines, highest] = [0, rssBefore]
  for await (const chunk of stream) {
    lines += String(chunk).split('\n').length - 1
    highest = Math.max(highest, process.memoryUsage().rss)
  }
  const rate = Math.round((lines - 1) / ((performance.now() - started) / 1_000))
  // The process that has filled the database is large already: only the growth is the export's own.
  const [peak, grown] = [highest, highest - rssBefore].map((bytes) => `${Math.round(bytes / 2 ** 20)} MB`)
  console.log(
    `${kind}, export: ${lines - 1} rows, ${rate} rows/s (${rate >= EXPORT_ROWS_PER_SECOND ? 'met' : 'MISSED'}), ` +
      `RSS at most ${peak}, ${grown} more than before`,
  )
}

async function measureLook(name: string, look: Looks[string]): Promise<string[]> {
  // Not counted: it reads the names of players and the number of rows.
  await look()
  const times: number[] = []
  for (let request = 0; request < REQUESTS; request += 1) {
    const begun = performance.now()
    await look()
    times.push(performance.now() - begun)
  }
  const p99 = percentile(times, 0.99)
  const limit = name.endsWith(CHOSEN) ? CHOSEN_LIMIT_MS : LIMIT_MS
  const figures = [percentile(times, 0.5), p99, Math.min(...times)].map((time) => figure(time, 1))
  return [name, ...figures, `≤ ${limit}`, p99 <= limit ? 'yes' : 'MISSED']
}
