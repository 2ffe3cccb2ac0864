// SQL of one player: sums, orders, and what was given by hand.
import type { Selectable } from 'kysely'
import { countFound, type ListSource } from '#server/platform/database/list-page.ts'
import { isReal } from '#server/platform/database/real-orders.ts'
import type { Db, Schema } from '#server/platform/database/schema.ts'

/** Limits what a page that is chosen by its number counts. */
const FOUND_MAX = 10_000

/** All keys of one player, see `keysOfPlayer`. */
type Keys = readonly string[]

/** Null for a player who never ordered. */
export async function findSums(db: Db, keys: Keys, isTest: boolean) {
  const rows = await db
    .selectFrom('player_sum')
    .select(['username', 'orders', 'paid', 'spent', 'first_at', 'last_at'])
    .where('player_key', 'in', keys)
    .where('is_test', '=', isTest ? 1 : 0)
    .orderBy('last_at', 'desc')
    .execute()
  const [newest] = rows
  const sum = (count: 'orders' | 'paid' | 'spent') => rows.reduce((total, row) => total + row[count], 0)
  const first_at = rows.map((row) => row.first_at).sort()[0]
  return newest && first_at
    ? { ...newest, first_at, orders: sum('orders'), paid: sum('paid'), spent: sum('spent') }
    : null
}

export function ordersOf(db: Db, keys: Keys): ListSource {
  const numbers = () => db.selectFrom('orders').select('number').where('player_key', 'in', keys)
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
export async function listGiven(db: Db, keys: Keys, limit: number) {
  return db
    .selectFrom('orders')
    .innerJoin('given_order', 'given_order.order_id', 'orders.id')
    .select(['orders.id', 'orders.product_name', 'orders.product_name_id', 'orders.given_by'])
    .select(['given_order.reason', 'given_order.at'])
    .where('orders.player_key', 'in', keys)
    .where('orders.given_by', 'is not', null)
    .orderBy('orders.number', 'desc')
    .limit(limit)
    .execute()
}

export async function hasDelivered(db: Db, keys: Keys, withTests: boolean): Promise<boolean> {
  const row = await db
    .selectFrom('orders')
    .select('id')
    .where('player_key', 'in', keys)
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

export async function listNotes(db: Db, keys: Keys, limit: number): Promise<NoteRow[]> {
  return db
    .selectFrom('player_note')
    .selectAll()
    .where('player_key', 'in', keys)
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}
