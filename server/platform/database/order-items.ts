// SQL of the lines of orders.
import { type Selectable, sql } from 'kysely'
import type { Db, Schema } from './schema.ts'

type ItemRow = Selectable<Schema['order_item']>
export type OrderItem = Omit<ItemRow, 'number' | 'position'>
export type PricedItem = Omit<OrderItem, 'commands'>

export async function insertItems(trx: Db, number: number, items: readonly OrderItem[]): Promise<void> {
  const rows = items.map((item, position) => ({ ...item, number, position }))
  await trx.insertInto('order_item').values(rows).execute()
}

export async function itemRows(db: Db, numbers: readonly number[]): Promise<ItemRow[]> {
  if (numbers.length === 0) return []
  return db
    .selectFrom('order_item')
    .selectAll()
    .where('number', 'in', [...numbers])
    .orderBy('number')
    .orderBy('position')
    .execute()
}

/** Returns the rows of these orders, in their order. */
export async function deleteItems(trx: Db, numbers: readonly number[]) {
  const items = await itemRows(trx, numbers)
  if (items.length > 0)
    await trx
      .deleteFrom('order_item')
      .where('number', 'in', [...numbers])
      .execute()
  return items
}

/** A process of the version before writes orders without lines; each of them has one. */
export async function addMissingItems(db: Db, span: { from: Date; until: Date } | null): Promise<void> {
  const inSpan = span
    ? sql`created_at >= ${span.from.toISOString()} and created_at < ${span.until.toISOString()} and`
    : sql``
  await sql`
    insert into order_item
      (number, position, product_id, product_name, product_name_id, quantity, list_price, price, sale_id)
    select number, 0, product_id, product_name, product_name_id, 1, coalesce(list_price, price), price, null
    from orders
    where ${inSpan} not exists (select 1 from order_item where order_item.number = orders.number)
    on conflict do nothing
  `.execute(db)
}

/** The product of an order, whose commands were sent; null for an order of several. */
export const onlyProduct = sql<string | null>`case when not exists (
  select 1 from order_item where order_item.number = orders.number and order_item.position = 1
) then orders.product_id end`.as('product_id')
