import { sql } from 'kysely'

/** The product of an order, whose commands were sent; null for an order of several. */
export const onlyProduct = sql<string | null>`case when not exists (
  select 1 from order_item where order_item.number = orders.number and order_item.position = 1
) then orders.product_id end`.as('product_id')
