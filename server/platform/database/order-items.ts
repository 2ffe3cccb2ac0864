// SQL of the lines of orders.
import { type Selectable, sql } from 'kysely'
import type { Db, Schema } from './schema.ts'

/** As sold; both prices are of the whole line. */
export type OrderItem = {
  productId: string
  productName: string
  /** In Indonesian; empty: `productName` is used for both languages. */
  productNameId: string
  quantity: number
  listPrice: number
  price: number
  /** The sale of a line of several; the coupon, and the discount of an only line, are those of the order. */
  saleId: string | null
}

export async function insertItems(trx: Db, number: number, items: readonly OrderItem[]): Promise<void> {
  const rows = items.map((item, position) => ({
    number,
    position,
    product_id: item.productId,
    product_name: item.productName,
    product_name_id: item.productNameId,
    quantity: item.quantity,
    list_price: item.listPrice,
    price: item.price,
    sale_id: item.saleId,
  }))
  await trx.insertInto('order_item').values(rows).execute()
}

export async function listItems(db: Db, number: number): Promise<OrderItem[]> {
  return (await itemRows(db, [number])).map(toItem)
}

/** The rows of these orders, in their order. */
export async function itemRows(
  db: Db,
  numbers: readonly number[],
): Promise<Selectable<Schema['order_item']>[]> {
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

function toItem(row: Selectable<Schema['order_item']>): OrderItem {
  return {
    productId: row.product_id,
    productName: row.product_name,
    productNameId: row.product_name_id,
    quantity: row.quantity,
    listPrice: row.list_price,
    price: row.price,
    saleId: row.sale_id,
  }
}

/** A process of the version before writes orders without lines; each of them has one. */
export async function addMissingItems(db: Db, span: { from: Date; until: Date } | null): Promise<void> {
  const inSpan = span
    ? sql`created_at >= ${span.from.toISOString()} and created_at < ${span.until.toISOString()} and`
    : sql``
  await sql`
    insert into order_item
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
