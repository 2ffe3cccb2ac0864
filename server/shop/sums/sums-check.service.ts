// Proves the sums equal to the orders, and makes them again where they are not: after a crash of the disk, a restored
// table, or a process of a version that did not write them yet.
import { sql } from 'kysely'
import { playerKey } from '#contract/network/player-key.ts'
import type { Core } from '#server/platform/database/core.ts'
import { addMissingItems } from '#server/platform/database/order-items.ts'
import type { Database, Db } from '#server/platform/database/schema.ts'
import { dayStart, jakartaDay, lastDays } from '#server/platform/kernel/jakarta.ts'
import type { Log } from '#server/platform/kernel/log.ts'
import { computeDays, computePlayers, isAmong, type PlayerRange, type Span } from './compute-sums.ts'
import { DAY_COUNTS, PLAYER_COUNTS } from './contribution.ts'
import { addToDays, addToPlayers, isPostgres, mergeDays } from './sums.repository.ts'

/** `key` names the row, as `2026-11-16 QRIS PACK` or `player steve`. */
type Difference = { key: string; name: string; stored: number | string; orders: number | string }

type Values = Record<string, number | string>

type Deps = Pick<Core, 'db' | 'clock'> & { log: Pick<Log, 'warn'> }

/** Days that the job compares: today and those before it. */
const CHECKED_DAYS = 3
const SHOWN_DIFFERENCES = 5
/** Writers wait for one part, some hundredths of a second. */
const [DAYS_AT_ONCE, PLAYERS_AT_ONCE] = [7, 500]
const DAY_MS = 24 * 60 * 60 * 1_000

export function createSumsCheck({ db, clock, log }: Deps) {
  return {
    /** All differences. Reads one snapshot, so orders that change meanwhile do not matter. */
    check: (): Promise<Difference[]> =>
      inSnapshot(db, async (trx) => [...(await compareSums(trx, null)), ...(await compareKeys(trx))]),

    /** Makes all sums again, some days and some players at a time, so that orders and deliveries go on between them. */
    async rebuild(): Promise<void> {
      await repairKeys(db)
      const { first, last } = await findEnds(db)
      await deleteOtherDays(db, { from: first, until: last })
      for (let from = first; from < last; from = daysAfter(from, DAYS_AT_ONCE)) {
        const span = { from, until: daysAfter(from, DAYS_AT_ONCE) }
        await addMissingItems(db, span)
        await rebuildSums(db, { span, players: null })
      }
      for (let fromKey: string | null = ''; fromKey !== null; ) {
        const beforeKey = await findKeyAfter(db, fromKey)
        await rebuildSums(db, { span: null, players: { fromKey, beforeKey } })
        fromKey = beforeKey
      }
    },

    /** The job: compares the last days, and the players with orders in them, and repairs them. */
    async run(): Promise<void> {
      const span = lastDays(clock.now(), CHECKED_DAYS)
      await addMissingItems(db, span)
      const found = await inSnapshot(db, (trx) => compareSums(trx, span))
      if (found.length === 0) return
      log.warn(
        { differences: found.length, first: found.slice(0, SHOWN_DIFFERENCES) },
        'sums differ from the orders and are made again',
      )
      await rebuildSums(db, { span, players: span })
    },
  }
}

async function compareSums(trx: Db, span: Span | null): Promise<Difference[]> {
  return [...(await compareDays(trx, span)), ...(await comparePlayers(trx, span))]
}

/** All queries of the work see the same moment. Nothing is locked for writers. */
function inSnapshot<Result>(db: Database, work: (trx: Db) => Promise<Result>): Promise<Result> {
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work)
}

/** The days of the first and the last moment of an order; equal without any. */
async function findEnds(db: Db): Promise<{ first: Date; last: Date }> {
  const row = await db
    .selectFrom('orders')
    .select(({ fn }) => [
      fn.min<string | null>('created_at').as('created'),
      fn.min<string | null>('paid_at').as('paid'),
      fn.max<string | null>('created_at').as('lastCreated'),
      fn.max<string | null>('paid_at').as('lastPaid'),
    ])
    .executeTakeFirstOrThrow()
  const moments = Object.values(row).flatMap((moment) => moment ?? [])
  if (moments.length === 0) return { first: dayStart(new Date(0)), last: dayStart(new Date(0)) }
  const times = moments.map((moment) => Date.parse(moment))
  return {
    first: dayStart(new Date(Math.min(...times))),
    last: daysAfter(dayStart(new Date(Math.max(...times))), 1),
  }
}

const daysAfter = (moment: Date, days: number) => new Date(moment.getTime() + days * DAY_MS)

async function deleteOtherDays(db: Db, { from, until }: Span): Promise<void> {
  await db
    .deleteFrom('day_sum')
    .where(({ or, eb }) => or([eb('day', '<', jakartaDay(from)), eb('day', '>=', jakartaDay(until))]))
    .execute()
}

/** The key of a player some places after this one; null where fewer are left. */
async function findKeyAfter(db: Db, key: string): Promise<string | null> {
  const ofTable = (table: 'orders' | 'player_sum') =>
    db
      .selectFrom(table)
      .select('player_key')
      .distinct()
      .where('player_key', '>', key)
      .orderBy('player_key')
      .limit(1)
      .offset(PLAYERS_AT_ONCE)
      .executeTakeFirst()
  const found = (await Promise.all([ofTable('orders'), ofTable('player_sum')])).flatMap((row) => row ?? [])
  return found.map((row) => row.player_key).sort()[0] ?? null
}

type Part = { span: Span | null; players: Span | PlayerRange | null }

/**
 * PostgreSQL: the lock waits for transactions that have changed the sums, and holds up those that are about to. Their orders
 * are not committed then, so they are not in the new sums and are added afterwards. SQLite has one writer anyway.
 */
async function rebuildSums(db: Database, { span, players }: Part): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (isPostgres(trx)) await sql`lock table day_sum, player_sum in exclusive mode`.execute(trx)
    if (span) {
      const days = await computeDays(trx, span)
      await trx
        .deleteFrom('day_sum')
        .where('day', '>=', jakartaDay(span.from))
        .where('day', '<', jakartaDay(span.until))
        .execute()
      await addToDays(trx, days)
    }
    if (players) {
      const sums = await computePlayers(trx, players)
      await trx.deleteFrom('player_sum').where(isAmong(trx, players)).execute()
      await addToPlayers(trx, sums)
    }
  })
}

async function compareDays(db: Db, span: Span | null): Promise<Difference[]> {
  const stored = await db
    .selectFrom('day_sum')
    .selectAll()
    .$if(span !== null, (query) =>
      query
        .where('day', '>=', span ? jakartaDay(span.from) : '')
        .where('day', '<', span ? jakartaDay(span.until) : ''),
    )
    .execute()
  const nameOf = (row: { day: string; is_test: number; product_id: string; method: string }) =>
    `${row.day} ${row.method} ${row.product_id}${row.is_test ? ' test' : ''}`
  return differences(DAY_COUNTS, toMap(mergeDays(stored), nameOf), toMap(await computeDays(db, span), nameOf))
}

async function comparePlayers(db: Db, span: Span | null): Promise<Difference[]> {
  const stored = await db
    .selectFrom('player_sum')
    .selectAll()
    .$if(span !== null, (query) => query.where(isAmong(db, span as Span)))
    .execute()
  const nameOf = (row: { player_key: string; is_test: number }) =>
    `player ${row.player_key}${row.is_test ? ' test' : ''}`
  return differences(
    [...PLAYER_COUNTS, 'first_at', 'last_at'],
    toMap(stored, nameOf),
    toMap(await computePlayers(db, span), nameOf),
  )
}

/** Sums of players are added up by the key that is stored with each order: it has to be that of its name. */
async function compareKeys(db: Db): Promise<Difference[]> {
  return (await listWrong(db)).map(({ username, player_key }) => ({
    key: `orders of ${username}`,
    name: 'player_key',
    stored: player_key,
    orders: playerKey(username),
  }))
}

async function repairKeys(db: Database): Promise<void> {
  for (const { username } of await listWrong(db))
    await db
      .updateTable('orders')
      .set({ player_key: playerKey(username) })
      .where('username', '=', username)
      .execute()
}

async function listWrong(db: Db) {
  const names = await db.selectFrom('orders').select(['username', 'player_key']).distinct().execute()
  return names.filter(({ username, player_key }) => playerKey(username) !== player_key)
}

function toMap<Row extends object>(rows: readonly Row[], nameOf: (row: Row) => string): Map<string, Values> {
  return new Map(rows.map((row) => [nameOf(row), row as unknown as Values]))
}

/** A missing row is one of zeros. */
function differences(
  names: readonly string[],
  stored: Map<string, Values>,
  computed: Map<string, Values>,
): Difference[] {
  return [...new Set([...stored.keys(), ...computed.keys()])].flatMap((key) =>
    names.flatMap((name) => {
      const [one, other] = [stored.get(key)?.[name] ?? 0, computed.get(key)?.[name] ?? 0]
      return one === other ? [] : [{ key, name, stored: one, orders: other }]
    }),
  )
}
