// G17: how long the admin's lists take with a million orders, deliveries and audit entries, and by which plans.
// node proof/bench/admin-lists.ts [--rows 1000000] [--plans]
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import type { Pagination } from '#contract/pagination.schema.ts'
import { PAGE_ROWS } from '#contract/pagination.ts'
import { startOwnPostgres } from '#proof/chaos/own-postgres.ts'
import { loadAverage } from '#scripts/lib/load-average.ts'
import { createAudit } from '#server/audit/audit.service.ts'
import { migrate } from '#server/database/migrate.ts'
import { openPostgres } from '#server/database/postgres.ts'
import type { Database } from '#server/database/schema.ts'
import { openSqlite } from '#server/database/sqlite.ts'
import { createSendActions } from '#server/delivery/send-actions.service.ts'
import { createExports } from '#server/export/export.service.ts'
import { systemClock } from '#server/kernel/clock.ts'
import { systemRandom } from '#server/kernel/random.ts'
import { createMoney } from '#server/money/money.service.ts'
import { createReconciliation } from '#server/money/reconciliation.service.ts'
import { createDonations } from '#server/payments/donations.service.ts'
import { createTransactions } from '#server/payments/transactions.service.ts'
import { createSearch, type GlobalSearch } from '#server/search/search.service.ts'
import { createSumsCheck } from '#server/sums/sums-check.service.ts'
import { gameServers } from '#tests/support/game-servers.ts'
import { type Goal, printGoals } from './goals.ts'
import { type DatabaseKind, fillLists, LAST_DAY } from './many-rows.ts'
import { plansOf, scansIn } from './query-plans.ts'

const REQUESTS = 200
const FEWEST_ROWS = 10_000
const LIMIT_MS = 20
/** A page that is chosen by its number counts the rows. */
const CHOSEN_LIMIT_MS = 100
const CHOSEN = ', by its number'
/** The last one of what a filter shows: it finds ten thousand rows at most. */
const LAST_FOUND_PAGE = 500

const { values } = parseArgs({
  options: { rows: { type: 'string', default: '1000000' }, plans: { type: 'boolean', default: false } },
})
const manyRows = Math.max(FEWEST_ROWS, Math.round(Number(values.rows) || 1_000_000))

type Looks = Record<string, () => Promise<unknown>>
type Measured = Map<string, number[]>

/** One for each database: the first search reads the names of all players. */
const searches = new Map<Database, GlobalSearch>()

const folder = mkdtempSync(join(tmpdir(), 'angkasa-lists-'))
const postgres = await startOwnPostgres()
try {
  for (const kind of ['SQLite', 'PostgreSQL'] as const) {
    const measured = await measure(kind, manyRows)
    console.log(`\n${kind}, ${manyRows} rows in each list, ${REQUESTS} requests each`)
    printGoals(goalsOf(measured))
  }
  console.log(`\nLoad average: ${loadAverage()}`)
} finally {
  await postgres[Symbol.asyncDispose]()
  rmSync(folder, { recursive: true, force: true })
}

async function measure(kind: DatabaseKind, count: number): Promise<Measured> {
  const db = await openFresh(kind, count)
  await migrate(db)
  await fillLists(db, kind, count)
  await createSumsCheck({ db, clock: systemClock, log: console }).rebuild()
  await measureExport(db, kind)
  const measured: Measured = new Map()
  for (const [name, look] of Object.entries(looksOf(db, count))) measured.set(name, await timed(look))
  await showPlans(db, kind, count)
  await db.destroy()
  return measured
}

async function openFresh(kind: DatabaseKind, count: number): Promise<Database> {
  if (kind === 'SQLite') return openSqlite(join(folder, `${count}.db`))
  const log = { warn: () => {} }
  const main = openPostgres(postgres.url, log)
  await sql`create database ${sql.id(`lists_${count}`)}`.execute(main)
  await main.destroy()
  return openPostgres(postgres.url.replace(/\/postgres$/, `/lists_${count}`), log)
}

function looksOf(db: Database, count: number): Looks {
  const base = { db, clock: systemClock, random: systemRandom }
  const audit = createAudit(base)
  const servers = gameServers()
  const transactions = createTransactions({ ...base, audit, servers, sendActionsOf: async () => [] })
  const delivery = { wake: () => {}, nextTryAt: () => null, sends: () => 'real' as const }
  const actions = createSendActions({ ...base, delivery, servers, audit: audit.write })
  const search = searchOf(db)
  const last = Math.ceil(count / PAGE_ROWS)
  const today = new Date(Date.parse(`${LAST_DAY}T00:00:00Z`) - 60 * 60 * 1_000)
  return {
    ...pagesOf('orders', last, transactions.list),
    'orders, only failed': () => transactions.list({ page: 1, status: 'FAILED' }),
    'orders, only failed, last page': () => transactions.list({ page: LAST_FOUND_PAGE, status: 'FAILED' }),
    'orders, flagged and paid': () => transactions.list({ page: 1, needs_person: 'yes', status: 'PAID' }),
    'orders, part of a name': () => transactions.list({ page: 1, search: 'ayer_12' }),
    'orders, a whole reference': () => transactions.list({ page: 1, search: 'T77' }),
    'orders, sums of the day': () => transactions.sumSince(today),
    'orders, how many are flagged': () => transactions.countFlagged(),
    ...pagesOf('deliveries', last, actions.list),
    'deliveries, only done': () => actions.list({ page: 1, state: 'done' }),
    'deliveries, only done, last page': () => actions.list({ page: LAST_FOUND_PAGE, state: 'done' }),
    'deliveries, only failed': () => actions.list({ page: 1, state: 'failed' }),
    'deliveries, for a person': () => actions.list({ page: 1, needsPerson: true }),
    'deliveries, beginning of a name': () => actions.list({ page: 1, search: 'Player_12' }),
    'deliveries, beginning of every name': () => actions.list({ page: 1, search: 'Pl' }),
    'deliveries, how many wait': () => actions.counts(),
    ...moneyLooks(db),
    ...pagesOf('audit log', last, audit.list),
    'search, part of a name': () => search.search('ayer_12'),
    'search, beginning of a reference': () => search.search('R777777'),
    'search, part of a reference in dashes': () => search.search('R-9999'),
    'search, gateway reference': () => search.search('T77'),
    'search, payment code': () => search.search('8829 0077 7777'),
    'search, amount': () => search.search('Rp77.000'),
    'search, nothing found': () => search.search('zzzzzz'),
  }
}

function moneyLooks(db: Database): Looks {
  const clock = { now: () => new Date(`${LAST_DAY}T05:00:00Z`) }
  const base = { db, clock, countsTests: false }
  const money = createMoney({ ...base, donations: createDonations({ db }) })
  const board = createReconciliation({ ...base, unknownPayments: { list: async () => [] } })
  const month = { from: `${LAST_DAY.slice(0, 7)}-01`, until: LAST_DAY }
  const years = { from: '2025-01-01', until: LAST_DAY }
  return {
    'money, this month by day': () => money.look(month),
    'money, two years by month': () => money.look({ ...years, group: 'month' }),
    'money, reconciliation board': () => board.board(),
  }
}

/** All orders as CSV, into nowhere. */
async function measureExport(db: Database, kind: DatabaseKind): Promise<void> {
  const base = { db, clock: systemClock, random: systemRandom }
  const audit = createAudit(base)
  const servers = gameServers()
  const transactions = createTransactions({ ...base, audit, servers, sendActionsOf: async () => [] })
  const exports = createExports({ ...base, audit, transactions })
  const started = performance.now()
  const { stream } = await exports.orders({ query: {}, language: 'en', admin: 'ayu' })
  let [lines, highest] = [0, 0]
  for await (const chunk of stream) {
    lines += String(chunk).split('\n').length - 1
    highest = Math.max(highest, process.memoryUsage().rss)
  }
  const rate = Math.round((lines - 1) / ((performance.now() - started) / 1_000))
  console.log(
    `\n${kind}, export: ${lines - 1} rows, ${rate} rows/s, RSS at most ${Math.round(highest / 2 ** 20)} MB`,
  )
}

function searchOf(db: Database): GlobalSearch {
  const search = searches.get(db) ?? createSearch({ db })
  searches.set(db, search)
  return search
}

type List = (request: { page: number; cursor?: string }) => Promise<{ pagination: Pagination }>

/** Pages chosen by their number, and the pages beside the middle and the end, reached by a cursor. */
function pagesOf(name: string, last: number, list: List): Looks {
  const middle = Math.ceil(last / 2)
  const cursorAt = once(async (page: number) => (await list({ page })).pagination)
  const next = async (page: number) => list({ page: page + 1, cursor: (await cursorAt(page)).next ?? '' })
  const previous = async (page: number) =>
    list({ page: page - 1, cursor: (await cursorAt(page)).previous ?? '' })
  return {
    [`${name}, first page${CHOSEN}`]: () => list({ page: 1 }),
    [`${name}, middle page${CHOSEN}`]: () => list({ page: middle }),
    [`${name}, last page${CHOSEN}`]: () => list({ page: last }),
    [`${name}, next at the beginning`]: () => next(1),
    [`${name}, next in the middle`]: () => next(middle),
    [`${name}, next at the end`]: () => next(last - 1),
    [`${name}, previous in the middle`]: () => previous(middle),
    [`${name}, previous at the end`]: () => previous(last),
  }
}

/** Reads each page's cursors once, outside the measured requests. */
function once<Value>(read: (page: number) => Promise<Value>): (page: number) => Promise<Value> {
  const known = new Map<number, Promise<Value>>()
  return (page) => {
    const value = known.get(page) ?? read(page)
    known.set(page, value)
    return value
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

/** A page reached by a cursor needs no OFFSET, and no plan reads a whole table. */
async function showPlans(db: Database, kind: DatabaseKind, count: number): Promise<void> {
  console.log(`\nPlans of ${kind} at ${count} rows`)
  for (const name of Object.keys(looksOf(db, count))) {
    const plans = await plansOf(db, kind, async (noted) => looksOf(noted, count)[name]?.())
    const offset = plans.some(({ query }) => / offset /i.test(query)) ? 'OFFSET' : 'no OFFSET'
    const scans = scansIn(plans, kind)
    const read =
      scans.length > 0 ? `read in its own order until enough is found: ${scans.join('; ')}` : 'no scan'
    console.log(`- ${name}: ${offset}, ${read}`)
    if (values.plans)
      for (const { steps } of plans) console.log(`${steps.map((step) => `    ${step}`).join('\n')}\n`)
  }
}

function goalsOf(measured: Measured): Goal[] {
  return [...measured].map(
    ([what, figures]): Goal => ({
      ...{ id: 'G17', what, figures, unit: 'ms', digits: 3 },
      atMost: { must: what.endsWith(CHOSEN) ? CHOSEN_LIMIT_MS : LIMIT_MS },
    }),
  )
}
