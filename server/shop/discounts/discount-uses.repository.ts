// Uses of coupons and sales by orders. An order holds its coupon unless it expired or failed.
import { sql } from 'kysely'
import { countFound } from '#server/platform/database/list-page.ts'
import { isReal, isTest as isTestOrder } from '#server/platform/database/real-orders.ts'
import { type Buyer, IS_UNPAID, isReserved } from '#server/platform/database/reservations.ts'
import type { Db } from '#server/platform/database/schema.ts'
import type { DiscountType } from './discount.repository.ts'

/** `held`: orders that hold it. The others are over orders that are paid and not refunded. */
export type DiscountSum = { held: number; paid: number; given: number; revenue: number }

const HOLDS = sql<boolean>`orders.status not in ('EXPIRED', 'FAILED')`
const IS_PAID = sql<boolean>`orders.status = 'PAID'`

/**
 * By the id of each discount. A coupon counts with its whole orders, a sale with the lines that it has lowered. An index has
 * all columns of the orders, in the order of the groups; lines of orders with several are few.
 */
export async function listSums(db: Db, isTest: boolean, id?: string): Promise<Map<string, DiscountSum>> {
  // Written so that its own index is not used: those of the discounts find fewer orders.
  const isShown = isTest ? isTestOrder('orders.is_test') : isReal('orders.is_test')
  const ofOrders = await db
    .selectFrom('orders')
    .select(({ fn }) => ['discount_id as id', 'status', fn.countAll<number>().as('orders')])
    .select(sql<number>`sum(coalesce(list_price, price) - price)`.as('given'))
    .select(({ fn }) => fn.sum<number>('price').as('revenue'))
    .where('discount_id', 'is not', null)
    .where(isShown)
    .$if(id !== undefined, (query) => query.where('discount_id', '=', id ?? null))
    .groupBy(['discount_id', 'is_test', 'status'])
    .execute()
  const ofLines = await db
    .selectFrom('order_item')
    .innerJoin('orders', 'orders.number', 'order_item.number')
    .select(({ fn }) => [
      'order_item.sale_id as id',
      'orders.status',
      fn.count<number>('orders.number').distinct().as('orders'),
    ])
    .select(sql<number>`sum(order_item.list_price - order_item.price)`.as('given'))
    .select(({ fn }) => fn.sum<number>('order_item.price').as('revenue'))
    .where('order_item.sale_id', 'is not', null)
    .where(isShown)
    .$if(id !== undefined, (query) => query.where('order_item.sale_id', '=', id ?? null))
    .groupBy(['order_item.sale_id', 'orders.status'])
    .execute()
  const sums = new Map<string, DiscountSum>()
  for (const { id: discount, status, orders, given, revenue } of [...ofOrders, ...ofLines]) {
    const sum = sums.get(String(discount)) ?? { held: 0, paid: 0, given: 0, revenue: 0 }
    sums.set(String(discount), sum)
    if (status !== 'EXPIRED' && status !== 'FAILED') sum.held += orders
    if (status !== 'PAID') continue
    sum.paid += orders
    sum.given += given
    sum.revenue += revenue
  }
  return sums
}

/** A coupon that an order names, also one that expired; a sale that an order was paid with. */
export async function isUsed(db: Db, type: DiscountType, id: string): Promise<boolean> {
  const ofOrders = db.selectFrom('orders').select('id').where('discount_id', '=', id)
  const ofLines = db
    .selectFrom('orders')
    .innerJoin('order_item', 'order_item.number', 'orders.number')
    .select('orders.id')
    .where('order_item.sale_id', '=', id)
  const row =
    type === 'coupon'
      ? await ofOrders.limit(1).executeTakeFirst()
      : await ofOrders.where(IS_PAID).union(ofLines.where(IS_PAID)).limit(1).executeTakeFirst()
  return row !== undefined
}

type Coupon = { couponId: string; isTest: boolean; keys?: readonly string[] }

/**
 * Orders that hold a coupon, of all players or of one, without the unpaid ones that reserve it no longer; without a buyer,
 * without all unpaid ones.
 */
export async function countUses(
  db: Db,
  { couponId, isTest, keys }: Coupon,
  buyer: Buyer | null,
): Promise<number> {
  const uses = db
    .selectFrom('orders')
    .select('number')
    .where('discount_id', '=', couponId)
    .where('is_test', '=', isTest ? 1 : 0)
    .where(HOLDS)
    .where(({ or, not }) => or([not(IS_UNPAID), ...(buyer ? [isReserved(buyer)] : [])]))
    .$if(keys !== undefined, (query) => query.where('player_key', 'in', keys ?? []))
  return countFound(db, uses)
}
