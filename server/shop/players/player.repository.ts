// SQL of one player: sums, orders, and what was given by hand.
import type { Selectable } from 'kysely'
import { countFound, type ListSource } from '#server/platform/database/list-page.ts'
import { isReal } from '#server/platform/database/real-orders.ts'
import type { Db, Schema } from '#server/platform/database/schema.ts'

/** Limits what a page that is chosen by its number counts. */
const FOUND_MAX = 10_000

/** Null for a player who never ordered. */
export async function findSums(db: Db, key: string, isTest: boolean) {
  const row = await db
    .selectFrom('player_sum')
    .select(['username', 'orders', 'paid', 'spent', 'first_at', 'last_at'])
    .where('player_key', '=', key)
    .where('is_test', '=', isTest ? 1 : 0)
    .executeTakeFirst()
  return row ?? null
}

export function ordersOf(db: Db, key: string): ListSource {
  const numbers = () => db.selectFrom('orders').select('number').where('player_key', '=', key)
  return { numbers, count: () => countFound(db, numbers().limit(FOUND_MAX)) }
}

export async function listOrders(db: Db, numbers: readonly number[]) {
  if (numbers.length === 0) return []
  return db
    .selectFrom('orders')
    .selectAll()
    .where('number', 'in', numbers)
    .orderBy('number', 'desc')
    .execute()
}

/** Newest first. By the name of the order, which may have been corrected since. */
export async function listGiven(db: Db, key: string, limit: number) {
  return db
    .selectFrom('orders')
    .innerJoin('given_order', 'given_order.order_id', 'orders.id')
    .select(['orders.id', 'orders.product_name', 'orders.product_name_id', 'orders.given_by'])
    .select(['given_order.reason', 'given_order.at'])
    .where('orders.player_key', '=', key)
    .where('orders.given_by', 'is not', null)
    .orderBy('orders.number', 'desc')
    .limit(limit)
    .execute()
}

export async function hasDelivered(db: Db, key: string, withTests: boolean): Promise<boolean> {
  const row = await db
    .selectFrom('orders')
    .select('id')
    .where('player_key', '=', key)
    .where('delivery', '=', 'delivered')
    .$if(!withTests, (query) => query.where(isReal()))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export type NoteRow = Selectable<Schema['player_note']>

export async function insertNote(trx: Db, note: NoteRow): Promise<void> {
  await trx.insertInto('player_note').values(note).execute()
}

export async function listNotes(db: Db, key: string, limit: number): Promise<NoteRow[]> {
  return db
    .selectFrom('player_note')
    .selectAll()
    .where('player_key', '=', key)
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}
