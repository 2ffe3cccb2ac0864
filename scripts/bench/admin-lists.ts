// How long the admin's list of transactions takes with a million orders, on SQLite as a file.
// node_modules/.bin/node scripts/bench/admin-lists.ts [--rows 1000000]
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { PAGE_ROWS } from '#contract/pagination.ts'
import { createAudit } from '#server/audit/audit.service.ts'
import { migrate } from '#server/database/migrate.ts'
import type { Database } from '#server/database/schema.ts'
import { openSqlite } from '#server/database/sqlite.ts'
import { systemClock } from '#server/kernel/clock.ts'
import { systemRandom } from '#server/kernel/random.ts'
import { createTransactions, type Transactions } from '#server/store/transactions.service.ts'
import { type Goal, median, printGoals } from './goals.ts'

const REQUESTS = 200
const FEW_ROWS = 10_000
const LIMIT_MS = 20

const { values } = parseArgs({ options: { rows: { type: 'string', default: '1000000' } } })
const rows = Math.max(FEW_ROWS, Math.round(Number(values.rows) || 1_000_000))

type Measured = Record<'first' | 'deep' | 'failed' | 'flagged' | 'part' | 'name' | 'today', number[]>

const folder = mkdtempSync(join(tmpdir(), 'angkasa-lists-'))
try {
  const few = await measure(FEW_ROWS)
  const many = await measure(rows)
  printGoals(goalsOf(few, many))
  console.log(
    `Load average: ${loadavg()
      .map((load) => load.toFixed(2))
      .join(' ')}`,
  )
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function measure(count: number): Promise<Measured> {
  const db = openSqlite(join(folder, `${count}.db`))
  await migrate(db)
  await fill(db, count)
  const audit = createAudit({ db, clock: systemClock, random: systemRandom })
  const transactions = createTransactions({ db, audit, sendActionsOf: async () => [] })
  const measured = await measureLists(transactions, Math.ceil(count / PAGE_ROWS))
  await db.destroy()
  return measured
}

async function measureLists(transactions: Transactions, lastPage: number): Promise<Measured> {
  const today = new Date(Date.UTC(2026, 10, 15) - 60 * 60 * 1_000)
  return {
    first: await timed(() => transactions.list({ page: 1 })),
    deep: await timed(() => transactions.list({ page: lastPage })),
    failed: await timed(() => transactions.list({ page: 1, status: 'FAILED' })),
    flagged: await timed(() => transactions.list({ page: 1, needs_person: 'yes', status: 'PAID' })),
    part: await timed(() => transactions.list({ page: 1, search: 'ayer_12' })),
    name: await timed(() => transactions.list({ page: 1, search: 'T77' })),
    today: await timed(() => transactions.sumSince(today)),
  }
}

async function timed(work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  await work()
  for (let request = 0; request < REQUESTS; request += 1) {
    const begun = performance.now()
    await work()
    times.push(performance.now() - begun)
  }
  return times
}

/** One order a minute, the last one a minute ago; the database makes them itself. */
async function fill(db: Database, count: number): Promise<void> {
  const minute = `strftime('%Y-%m-%dT%H:%M:%fZ', '2026-11-15', '-' || (${count} - n) || ' minutes')`
  await sql`
    with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${sql.raw(String(count))})
    insert into purchase (id, number, reference, username, username_key, product_id, product_name, price, commands,
      method, status, amount, fee, gateway_reference, payment_name, instructions, created_at, expires_at, paid_at,
      checks, needs_person)
    select 'P' || n, n, 'R' || n, 'Player_' || (n % 9973), 'player_' || (n % 9973), 'none', '80 Premium Points', 77000,
      '["points give %player% 80"]', 'QRIS', case n % 6 when 3 then 'EXPIRED' when 4 then 'UNPAID' when 5 then 'FAILED'
      else 'PAID' end, 77000, 0, 'T' || n, 'QRIS', '[]', ${sql.raw(minute)}, ${sql.raw(minute)},
      case when n % 6 < 3 then ${sql.raw(minute)} end, 0, n % 50000 = 0
    from numbers`.execute(db)
  await db.insertInto('counter').values({ name: 'purchase', value: count }).execute()
}

function goalsOf(few: Measured, many: Measured): Goal[] {
  const ms = (what: string, figures: number[]): Goal => ({
    ...{ id: 'G17', what, figures, unit: 'ms', digits: 3 },
    atMost: { must: LIMIT_MS },
  })
  const ratio = (what: string, over: number[], under: number[], must: number): Goal => ({
    ...{ id: 'G17', what, figures: [median(over) / median(under)], digits: 2 },
    atMost: { must },
  })
  return [
    ms('first page', many.first),
    ms('last page', many.deep),
    ratio('last to first', many.deep, many.first, 2),
    ratio(`first page, ${rows} to ${FEW_ROWS} orders`, many.first, few.first, 1.5),
    ms('only failed ones', many.failed),
    ms('flagged and paid', many.flagged),
    ms('part of a name', many.part),
    ms('a whole reference', many.name),
    ms('sums of the day', many.today),
  ]
}
