// SQL of the sums. Changes are added, never read and written back.
import { PostgresAdapter, sql } from 'kysely'
import { itemRows } from '#server/platform/database/order-items.ts'
import type { Db } from '#server/platform/database/schema.ts'
import {
  DAY_COUNTS,
  type DayDelta,
  PLAYER_COUNTS,
  type PlayerCounts,
  type WholeOrder,
} from './contribution.ts'

const ROWS_AT_ONCE = 100

export function isPostgres(db: Db): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}

/** In a fixed order, so that two transactions never wait for each other. */
export async function addToDays(trx: Db, deltas: readonly DayDelta[]): Promise<void> {
  for (let from = 0; from < deltas.length; from += ROWS_AT_ONCE) {
    await trx
      .insertInto('day_sum')
      .values(deltas.slice(from, from + ROWS_AT_ONCE).map((delta) => ({ ...delta, shard: 0 })))
      .onConflict((conflict) =>
        conflict.columns(['day', 'is_test', 'product_id', 'method', 'shard']).doUpdateSet(({ ref }) => ({
          product_name: ref('excluded.product_name'),
          ...added('day_sum', DAY_COUNTS),
        })),
      )
      .execute()
  }
}

export type PlayerDelta = PlayerCounts & {
  player_key: string
  is_test: number
  username: string
  first_at: string
  last_at: string
}

export async function addToPlayers(trx: Db, deltas: readonly PlayerDelta[]): Promise<void> {
  for (let from = 0; from < deltas.length; from += ROWS_AT_ONCE) {
    await trx
      .insertInto('player_sum')
      .values(deltas.slice(from, from + ROWS_AT_ONCE))
      .onConflict((conflict) =>
        conflict.columns(['player_key', 'is_test']).doUpdateSet(({ ref }) => ({
          username: ref('excluded.username'),
          ...added('player_sum', PLAYER_COUNTS),
          first_at: sql<string>`case when excluded.first_at < player_sum.first_at then excluded.first_at else player_sum.first_at end`,
          last_at: sql<string>`case when excluded.last_at > player_sum.last_at then excluded.last_at else player_sum.last_at end`,
        })),
      )
      .execute()
  }
}

function added(table: string, counts: readonly string[]) {
  const sumOf = (name: string) => sql`${sql.ref(`${table}.${name}`)} + ${sql.ref(`excluded.${name}`)}`
  return Object.fromEntries(counts.map((name) => [name, sumOf(name)]))
}

/** After orders of these players went: their rows are locked by then, so no other change of them is lost. */
export async function narrowPlayers(trx: Db, players: readonly PlayerDelta[]): Promise<void> {
  for (const { player_key, is_test } of players) {
    await trx
      .deleteFrom('player_sum')
      .where('player_key', '=', player_key)
      .where('is_test', '=', is_test)
      .where('orders', '<=', 0)
      .execute()
    const own = trx
      .selectFrom('orders')
      .where('orders.player_key', '=', player_key)
      .where('orders.is_test', '=', is_test)
    await trx
      .updateTable('player_sum')
      .set({
        first_at: own.select(({ fn }) => fn.min('orders.created_at').as('first')),
        last_at: own.select(({ fn }) => fn.max('orders.created_at').as('last')),
      })
      .where('player_key', '=', player_key)
      .where('is_test', '=', is_test)
      .execute()
  }
}

/** One delta for each row, sorted by its key. */
export function mergeDays(deltas: readonly DayDelta[]): DayDelta[] {
  const merged = new Map<string, DayDelta>()
  for (const delta of deltas) {
    const key = [delta.day, delta.is_test, delta.product_id, delta.method].join('\n')
    const before = merged.get(key)
    if (!before) merged.set(key, { ...delta })
    else for (const name of DAY_COUNTS) before[name] += delta[name]
  }
  return [...merged.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, delta]) => delta)
}

export async function readOrder(trx: Db, id: string): Promise<WholeOrder> {
  const row = await trx.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  return { ...row, items: await itemRows(trx, [row.number]) }
}

/** Days in Jakarta, both included. */
export type Period = { from: string; until: string; withTests: boolean }

export function sumsOf(db: Db, { from, until, withTests }: Period) {
  return db
    .selectFrom('day_sum')
    .where('day', '>=', from)
    .where('day', '<=', until)
    .$if(!withTests, (query) => query.where('is_test', '=', 0))
}

/** Counts paid orders without those that were refunded. */
export async function sumPrices(db: Db, period: Period): Promise<number> {
  const { price } = await sumsOf(db, period)
    .select(({ fn }) => fn.sum<number | null>('price').as('price'))
    .executeTakeFirstOrThrow()
  return price ?? 0
}
