// Uses of coupons and sales by orders. An order holds its coupon unless it expired or failed.
import { sql } from 'kysely'
import { isReal, isTest as isTestOrder } from '#server/platform/database/real-orders.ts'
import { type Buyer, IS_UNPAID, isReserved } from '#server/platform/database/reservations.ts'
import type { Db } from '#server/platform/database/schema.ts'
import type { DiscountType } from './discount.repository.ts'

/** `held`: orders that hold it. The others are over orders that are paid and not refunded. */
export type DiscountSum = { held: number; paid: number; given: number; revenue: number }

const HOLDS = sql<boolean>`orders.status not in ('EXPIRED', 'FAILED')`
const IS_PAID = sql<boolean>`orders.status = 'PAID'`

/** By the id of each discount that lines of orders have; money is that of those lines. */
export async function listSums(db: Db, isTest: boolean, id?: string): Promise<Map<string, DiscountSum>> {
  const rows = await db
    .selectFrom('order_item')
    .innerJoin('orders', 'orders.number', 'order_item.number')
    .select(['order_item.discount_id', 'orders.status'])
    .select(({ fn }) => fn.count<number>('orders.number').distinct().as('orders'))
    .select(sql<number>`sum(order_item.list_price - order_item.price)`.as('given'))
    .select(({ fn }) => fn.sum<number>('order_item.price').as('revenue'))
    .where('order_item.discount_id', 'is not', null)
    // Written so that its own index is not used: the one of the discounts finds fewer orders.
    .where(isTest ? isTestOrder('orders.is_test') : isReal('orders.is_test'))
    .$if(id !== undefined, (query) => query.where('order_item.discount_id', '=', id ?? null))
    .groupBy(['order_item.discount_id', 'orders.status'])
    .execute()
  const sums = new Map<string, DiscountSum>()
  for (const { discount_id, status, orders, given, revenue } of rows) {
    const sum = sums.get(String(discount_id)) ?? { held: 0, paid: 0, given: 0, revenue: 0 }
    sums.set(String(discount_id), sum)
    if (status !== 'EXPIRED' && status !== 'FAILED') sum.held += Number(orders)
    if (status === 'PAID')
      Object.assign(sum, { paid: Number(orders), given: Number(given), revenue: Number(revenue) })
  }
  return sums
}

/** A coupon that an order names, also one that expired; a sale that an order was paid with. */
export async function isUsed(db: Db, type: DiscountType, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('order_item')
    .innerJoin('orders', 'orders.number', 'order_item.number')
    .select('orders.id')
    .where('order_item.discount_id', '=', id)
    .$if(type === 'sale', (query) => query.where(IS_PAID))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

type Coupon = { couponId: string; isTest: boolean; playerKey?: string }

/**
 * Orders that hold a coupon, of all players or of one, without the unpaid ones that reserve it no longer; without a buyer,
 * without all unpaid ones.
 */
export async function countUses(
  db: Db,
  { couponId, isTest, playerKey }: Coupon,
  buyer: Buyer | null,
): Promise<number> {
  const { uses } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('uses'))
    .where('discount_id', '=', couponId)
    .where('is_test', '=', isTest ? 1 : 0)
    .where(HOLDS)
    .where(({ or, not }) => or([not(IS_UNPAID), ...(buyer ? [isReserved(buyer)] : [])]))
    .$if(playerKey !== undefined, (query) => query.where('player_key', '=', playerKey ?? ''))
    .executeTakeFirstOrThrow()
  return Number(uses)
}
