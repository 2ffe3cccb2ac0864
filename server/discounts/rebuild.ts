// Makes uses of coupons and sums of discounts from the orders again. Orders may be placed meanwhile: each discount is done
// under the lock of its counter, which every order with it takes.
import { sql } from 'kysely'
import type { PaymentStatus } from '#contract/payment.ts'
import { playerKey } from '#contract/player-key.ts'
import type { Database, Db } from '#server/database/schema.ts'
import { deleteUse, insertUse } from './discount-sum.repository.ts'
import { holdsCoupon } from './follow-order.ts'

type Key = { discountId: string; isTest: number }

export async function rebuildDiscounts(db: Database): Promise<void> {
  const rows = await db.selectFrom('discount_sum').select(['discount_id', 'is_test']).execute()
  for (const { discount_id: discountId, is_test: isTest } of rows) {
    await db.transaction().execute((trx) => rebuildOne(trx, { discountId, isTest }))
  }
}

async function rebuildOne(trx: Db, key: Key): Promise<void> {
  const { discountId, isTest } = key
  const ofDiscount = trx
    .updateTable('discount_sum')
    .where('discount_id', '=', discountId)
    .where('is_test', '=', isTest)
  await ofDiscount.set({ held: sql<number>`held` }).execute()
  const orders = await listOrders(trx, key)
  const paid = orders.filter(({ status }) => status === 'PAID')
  const revenue = paid.reduce((sum, { price }) => sum + price, 0)
  const listed = paid.reduce((sum, { price, list_price }) => sum + (list_price ?? price), 0)
  const held = await rebuildUses(trx, key, orders)
  await ofDiscount.set({ held, paid: paid.length, given: listed - revenue, revenue }).execute()
}

type Order = {
  id: string
  username: string
  status: string
  price: number
  list_price: number | null
  coupon_id: string | null
}

async function listOrders(trx: Db, { discountId, isTest }: Key): Promise<Order[]> {
  return trx
    .selectFrom('purchase')
    .select(['id', 'username', 'status', 'price', 'list_price', 'coupon_id'])
    .where('discount', 'like', `%"id":"${discountId}"%`)
    .where('is_test', '=', isTest)
    .execute()
}

/** Returns how many orders hold the coupon; 0 for a sale. */
async function rebuildUses(trx: Db, { discountId, isTest }: Key, orders: readonly Order[]): Promise<number> {
  const holders = orders.filter(
    ({ coupon_id, status }) => coupon_id === discountId && holdsCoupon(status as PaymentStatus),
  )
  const uses = await trx
    .selectFrom('coupon_use')
    .select('purchase_id')
    .where('coupon_id', '=', discountId)
    .where('is_test', '=', isTest)
    .execute()
  const ids = new Set(holders.map(({ id }) => id))
  for (const { purchase_id } of uses) if (!ids.has(purchase_id)) await deleteUse(trx, purchase_id)
  for (const { id: purchaseId, username } of holders) {
    const usernameKey = playerKey(username)
    await insertUse(trx, { purchaseId, couponId: discountId, usernameKey, isTest: isTest === 1 })
  }
  return holders.length
}
