// Proves the sums equal to the orders, and makes them again where they are not: after a crash of the disk, a restored
// table, or a process of a version that did not write them yet.
import { sql } from 'kysely'
import type { Core } from '#server/platform/database/core.ts'
import { addMissingItems } from '#server/platform/database/order-items.ts'
import type { Database, Db } from '#server/platform/database/schema.ts'
import { jakartaDay, lastDays, monthStart } from '#server/platform/kernel/jakarta.ts'
import type { Log } from '#server/platform/kernel/log.ts'
import { compareDays, compareKeys, comparePlayers, type Difference, repairKeys } from './compare-sums.ts'
import { computeDays, computePlayers, type Span } from './compute-sums.ts'
import { addToDays, addToPlayers, isPostgres } from './sums.repository.ts'

type Deps = Pick<Core, 'db' | 'clock'> & { log: Pick<Log, 'warn'> }

const DAY_MS = 24 * 60 * 60 * 1_000
/** Days that the job compares: today and those before it. */
const CHECKED_DAYS = 3
const PLAYERS_AT_ONCE = 500
const SHOWN_DIFFERENCES = 5

export function createSumsCheck({ db, clock, log }: Deps) {
  /** The days, and the players with orders in them. */
  async function compareLast(trx: Db, span: Span): Promise<{ days: Difference[]; players: Difference[] }> {
    const players: Difference[] = []
    const keys = await listPlayers(trx, span)
    for (let from = 0; from < keys.length; from += PLAYERS_AT_ONCE)
      players.push(...(await comparePlayers(trx, keys.slice(from, from + PLAYERS_AT_ONCE))))
    return { days: await compareDays(trx, span), players }
  }

  return {
    /** All differences. Reads one snapshot, so orders that change meanwhile do not matter. */
    check: (): Promise<Difference[]> =>
      inSnapshot(db, async (trx) => [
        ...(await compareDays(trx, null)),
        ...(await comparePlayers(trx, null)),
        ...(await compareKeys(trx)),
      ]),

    /** Makes all sums again, a month or some hundred players at a time, so that buyers never wait for long. */
    async rebuild(): Promise<void> {
      await repairKeys(db)
      await addMissingItems(db, null)
      for (const span of await listMonths(db)) await rebuildDays(db, span)
      for (let after = ''; ; ) {
        const keys = await listKeys(db, after)
        if (keys.length === 0) return
        await rebuildPlayers(db, keys)
        after = keys.at(-1) ?? ''
      }
    },

    /** The job: compares the last days and repairs them. */
    async run(): Promise<void> {
      const span = lastDays(clock.now(), CHECKED_DAYS)
      await addMissingItems(db, span)
      const found = await inSnapshot(db, (trx) => compareLast(trx, span))
      const all = [...found.days, ...found.players]
      if (all.length === 0) return
      log.warn(
        { differences: all.length, first: all.slice(0, SHOWN_DIFFERENCES) },
        'sums differ from the orders and are made again',
      )
      if (found.days.length > 0) await rebuildDays(db, span)
      const keys = await listPlayers(db, span)
      for (let from = 0; found.players.length > 0 && from < keys.length; from += PLAYERS_AT_ONCE)
        await rebuildPlayers(db, keys.slice(from, from + PLAYERS_AT_ONCE))
    },
  }
}

/** All queries of the work see the same moment. Nothing is locked for writers. */
async function inSnapshot<Result>(db: Database, work: (trx: Db) => Promise<Result>): Promise<Result> {
  if (isPostgres(db)) return db.transaction().setIsolationLevel('repeatable read').execute(work)
  return db.connection().execute(async (connection) => {
    await sql`begin`.execute(connection)
    try {
      return await work(connection)
    } finally {
      await sql`commit`.execute(connection)
    }
  })
}

/**
 * PostgreSQL: waits for transactions that have changed the sums, and holds up those that are about to. Their orders are not
 * committed then, so they are not in the new sums and are added afterwards. SQLite has one writer anyway.
 */
async function lock(trx: Db, table: 'day_sum' | 'player_sum'): Promise<void> {
  if (isPostgres(trx)) await sql`lock table ${sql.table(table)} in exclusive mode`.execute(trx)
}

async function rebuildDays(db: Database, span: Span): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lock(trx, 'day_sum')
    const days = await computeDays(trx, span)
    await trx
      .deleteFrom('day_sum')
      .where('day', '>=', jakartaDay(span.from))
      .where('day', '<', jakartaDay(span.until))
      .execute()
    await addToDays(trx, days)
  })
}

async function rebuildPlayers(db: Database, keys: readonly string[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lock(trx, 'player_sum')
    const players = await computePlayers(trx, keys)
    await trx
      .deleteFrom('player_sum')
      .where('player_key', 'in', [...keys])
      .execute()
    await addToPlayers(trx, players)
  })
}

/** Players of orders that were placed or paid in the span. */
async function listPlayers(db: Db, { from, until }: Span): Promise<string[]> {
  const between = (column: 'created_at' | 'paid_at') =>
    db
      .selectFrom('orders')
      .select('player_key')
      .where(column, '>=', from.toISOString())
      .where(column, '<', until.toISOString())
  const rows = await between('created_at').union(between('paid_at')).execute()
  return rows.map(({ player_key }) => player_key)
}

async function listKeys(db: Db, after: string): Promise<string[]> {
  const next = (table: 'orders' | 'player_sum') =>
    db
      .selectFrom(table)
      .select('player_key')
      .distinct()
      .where('player_key', '>', after)
      .orderBy('player_key')
      .limit(PLAYERS_AT_ONCE)
      .execute()
  const keys = [...(await next('orders')), ...(await next('player_sum'))].map((row) => row.player_key)
  return [...new Set(keys)].sort().slice(0, PLAYERS_AT_ONCE)
}

/** The months in Jakarta from the first to the last order or sum. */
async function listMonths(db: Db): Promise<Span[]> {
  const orders = await db
    .selectFrom('orders')
    .select(({ fn }) => [
      fn.min('created_at').as('first'),
      fn.max('created_at').as('last'),
      fn.max('paid_at').as('paid'),
    ])
    .executeTakeFirst()
  const sums = await db
    .selectFrom('day_sum')
    .select(({ fn }) => [fn.min('day').as('first'), fn.max('day').as('last')])
    .executeTakeFirst()
  const ends = [orders?.first, orders?.last, orders?.paid, sums?.first, sums?.last]
  const moments = ends.flatMap((end) => (end ? [Date.parse(end)] : []))
  if (moments.length === 0) return []
  const spans: Span[] = []
  const end = Math.max(...moments)
  for (let from = monthStart(new Date(Math.min(...moments))); from.getTime() <= end; ) {
    const until = monthStart(new Date(from.getTime() + 32 * DAY_MS))
    spans.push({ from, until })
    from = until
  }
  return spans
}
