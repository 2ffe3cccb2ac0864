// SQL of the transaction list: what a search or a filter finds, one order with its flags, and the sums of a day.
import { type SqlBool, sql } from 'kysely'
import { hasHeld } from '#server/platform/database/held-deliveries.ts'
import { countFound, type ListSource } from '#server/platform/database/list-page.ts'
import { isReal } from '#server/platform/database/real-orders.ts'
import type { Db } from '#server/platform/database/schema.ts'
import type { OrderRow } from './order.ts'
import { filteredNumbers, type OrderFilter } from './order-filter.ts'
import { FOUND_MAX } from './order-search.ts'
import { numbersOf } from './order-sums.ts'

export async function listByNumbers(db: Db, numbers: readonly number[]) {
  if (numbers.length === 0) return []
  return db
    .selectFrom('orders')
    .selectAll()
    .where('number', 'in', numbers)
    .orderBy('number', 'desc')
    .execute()
}

/** The orders of a filter without a search. */
export async function filteredOrders(db: Db, filter: OrderFilter): Promise<ListSource> {
  const numbers = await filteredNumbers(db, filter)
  return {
    numbers: () => numbers,
    async count() {
      const counts = await Promise.all(numbers.map((query) => countFound(db, query.limit(FOUND_MAX))))
      return counts.reduce((sum, count) => Math.min(FOUND_MAX, sum + count), 0)
    },
  }
}

/** Numbers of what a search finds, newest first, `FOUND_MAX` at most. Read at once, because the search costs more. */
export async function searchOrders(db: Db, filter: OrderFilter & { search: string }): Promise<number[]> {
  const rows = await (await numbersOf(db, filter, FOUND_MAX)).execute()
  return rows.map(({ number }) => number)
}

export async function findListedOrder(db: Db, id: string) {
  return (await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst()) ?? null
}

/** The lines of an order; a product that is gone has no id. */
export function listShownItems(db: Db, number: number) {
  return db
    .selectFrom('order_item')
    .leftJoin('product', 'product.id', 'order_item.product_id')
    .select(['product.id as product_id', 'order_item.product_name', 'order_item.product_name_id'])
    .select(['order_item.quantity', 'order_item.list_price', 'order_item.price'])
    .where('order_item.number', '=', number)
    .orderBy('order_item.position')
    .execute()
}

export function listOtherOrders(db: Db, { player_key, id }: OrderRow, limit: number) {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('player_key', '=', player_key)
    .where('id', '!=', id)
    .orderBy('number', 'desc')
    .limit(limit)
    .execute()
}

export async function listFlags(db: Db, orderId: string) {
  return db
    .selectFrom('order_flag')
    .select(['flag', 'at', 'detail'])
    .where('order_id', '=', orderId)
    .orderBy('at')
    .orderBy('flag')
    .execute()
}

/** Returns the order, or undefined when it was not marked. */
export function unmarkOrder(trx: Db, id: string) {
  return trx
    .updateTable('orders')
    .set({ needs_person: 0 })
    .where('id', '=', id)
    .where('needs_person', '=', 1)
    .returning(['id', 'username', 'product_name', 'amount', 'reference'])
    .executeTakeFirst()
}

/** Without those whose held delivery is what waits. */
export async function countMarked(db: Db, withTests: boolean): Promise<number> {
  const marked = db
    .selectFrom('orders')
    .select('number')
    .where('needs_person', '=', 1)
    .where(({ not }) => not(hasHeld))
    .$if(!withTests, (query) => query.where(isReal()))
  return countFound(db, marked.limit(FOUND_MAX))
}

type Span = { since: Date; until?: Date; withTests: boolean }

/** Numbers follow the time of creation, so only the orders since then are read. */
export async function countOrders(db: Db, { since, until, withTests }: Span): Promise<number> {
  const before = await db
    .selectFrom('orders')
    .select('number')
    .where('created_at', '<', since.toISOString())
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  const orders = db
    .selectFrom('orders')
    .select('number')
    .where('number', '>', before?.number ?? 0)
    .$if(!withTests, (query) => query.where(isReal()))
    .$if(until !== undefined, (query) => query.where('created_at', '<', until?.toISOString() ?? ''))
  return countFound(db, orders)
}

/** Sums orders paid since then and not refunded. `revenue` is without the fees, which stay with the gateway. */
export async function sumPaid(db: Db, { since, until, withTests }: Span) {
  const { paid, revenue } = await db
    .selectFrom('orders')
    .select(({ fn }) => [fn.countAll<number>().as('paid'), fn.sum<number | null>('price').as('revenue')])
    .where('paid_at', '>=', since.toISOString())
    .$if(until !== undefined, (query) => query.where('paid_at', '<', until?.toISOString() ?? ''))
    // Written so that no index is used: that of the time finds fewer orders.
    .where(sql<SqlBool>`status || '' = 'PAID'`)
    .$if(!withTests, (query) => query.where(isReal()))
    .executeTakeFirstOrThrow()
  return { paid, revenue: revenue ?? 0 }
}

export function listProductChoices(db: Db): Promise<{ id: string; name: string }[]> {
  return db.selectFrom('product').select(['id', 'name']).orderBy('sort_id').orderBy('created_at').execute()
}
