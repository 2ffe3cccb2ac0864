// How long the admin area's lists, searches, charts and pages take with a million orders, deliveries and audit entries,
// and how fast an export is.
// npm --prefix proof run lists -- [--rows 1000000] [--only SQLite|PostgreSQL] [--look <part of a name>] [--requests 200]
//   [--sqlite <file>] [--postgres <url>]: a database that stays; it is filled when it is empty.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
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
import { cpuTime } from './bench/cpu-time.ts'
import { figure } from './bench/goals.ts'
import { type DatabaseKind, fillLists } from './bench/many-rows.ts'
import { percentile } from './chaos/figures.ts'
import { startOwnPostgres } from './chaos/own-postgres.ts'

const FEWEST_ROWS = 10_000
/** p99, in milliseconds. */
const LIMIT_MS = 50
const CHOSEN_LIMIT_MS = 100
const EXPORT_ROWS_PER_SECOND = 20_000
const KINDS: readonly DatabaseKind[] = ['SQLite', 'PostgreSQL']

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '1000000' },
    only: { type: 'string' },
    look: { type: 'string', default: '' },
    requests: { type: 'string', default: '200' },
    sqlite: { type: 'string' },
    postgres: { type: 'string' },
  },
})
const REQUESTS = Number(values.requests)
const manyRows = Math.max(FEWEST_ROWS, Math.round(Number(values.rows) || 1_000_000))
const kinds = KINDS.filter((kind) => values.only === undefined || kind === values.only)

const folder = mkdtempSync(join(tmpdir(), 'angkasa-lists-'))
const ownPostgres =
  kinds.includes('PostgreSQL') && values.postgres === undefined ? await startOwnPostgres() : null
try {
  for (const kind of kinds) await measure(kind, manyRows)
} finally {
  await ownPostgres?.[Symbol.asyncDispose]()
  rmSync(folder, { recursive: true, force: true })
}

async function measure(kind: DatabaseKind, count: number): Promise<void> {
  const db = await openFilled(kind, count)
  const looks = looksOf(db, count)
  const isWanted = (name: string) => name.includes(values.look)
  console.log(
    `\n${kind}, ${count} rows in each list, ${REQUESTS} requests each, load average ${loadAverage()}`,
  )
  const rows: string[][] = []
  for (const [name, look] of Object.entries(looks))
    if (isWanted(name)) rows.push(await measureLook(db, kind, name, look))
  printTable(['what', 'CPU ms', 'median ms', 'p99 ms', 'least ms', 'must', 'met'], rows)
  console.log(`Missed: ${rows.filter((row) => row.at(-1) === 'MISSED').length} of ${rows.length}`)
  if (values.look === '') await measureExport(db, kind)
  console.log(`Load average: ${loadAverage()}`)
  await db.destroy()
}

async function openFilled(kind: DatabaseKind, count: number): Promise<Database> {
  const db =
    kind === 'SQLite' ? openSqlite(values.sqlite ?? join(folder, `${count}.db`)) : await openOfPostgres(count)
  await migrate(db)
  const first = await db.selectFrom('orders').select('number').limit(1).executeTakeFirst()
  if (first) return db
  const begun = performance.now()
  await fillLists(db, kind, count)
  await createSumsCheck({ db, clock: systemClock, log: console }).rebuild()
  console.log(`${kind} filled in ${Math.round((performance.now() - begun) / 1_000)} s`)
  return db
}

async function openOfPostgres(count: number): Promise<Database> {
  const log = { warn: () => {} }
  if (!ownPostgres) return openPostgres(values.postgres ?? '', log)
  const main = openPostgres(ownPostgres.url, log)
  await sql`create database ${sql.id(`lists_${count}`)}`.execute(main)
  await main.destroy()
  return openPostgres(ownPostgres.url.replace(/\/postgres$/, `/lists_${count}`), log)
}

/** All orders as CSV, into nowhere. */
async function measureExport(db: Database, kind: DatabaseKind): Promise<void> {
  const base = { db, clock: systemClock, random: systemRandom }
  const audit = createAudit(base)
  const servers = gameServers()
  const orders = createOrders({ ...base, audit, servers, sendActionsOf: async () => [] })
  const exports = createExports({ ...base, audit, orders })
  const [started, cpuBefore] = [performance.now(), await cpuTime(db, kind)]
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
  const cpuSeconds = ((await cpuTime(db, kind)) - cpuBefore) / 1_000
  console.log(
    `${kind}, export: ${lines - 1} rows, ${rate} rows/s (${rate >= EXPORT_ROWS_PER_SECOND ? 'met' : 'MISSED'}), ` +
      `${Math.round((lines - 1) / cpuSeconds)} rows per CPU second, RSS at most ${peak}, ${grown} more than before`,
  )
}

async function timed(work: Looks[string]): Promise<number[]> {
  const times: number[] = []
  for (let request = 0; request < REQUESTS; request += 1) {
    const begun = performance.now()
    await work()
    times.push(performance.now() - begun)
  }
  return times
}

async function measureLook(db: Database, kind: DatabaseKind, name: string, look: Looks[string]) {
  // Not counted: it reads the names of players and the number of rows.
  await look()
  const before = await cpuTime(db, kind)
  const times = await timed(look)
  const cpu = ((await cpuTime(db, kind)) - before) / times.length
  const p99 = percentile(times, 0.99)
  const limit = name.endsWith(CHOSEN) ? CHOSEN_LIMIT_MS : LIMIT_MS
  const figures = [cpu, percentile(times, 0.5), p99, Math.min(...times)].map((time) => figure(time, 1))
  return [name, ...figures, `≤ ${limit}`, p99 <= limit ? 'yes' : 'MISSED']
}
