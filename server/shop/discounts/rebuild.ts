// Makes uses of coupons and sums of discounts from the orders again. Orders may be placed meanwhile: each discount is done
// under the lock of its counter, which every order with it takes.
import { sql } from 'kysely'
import { playerKey } from '#contract/network/player-key.ts'
import type { PaymentStatus } from '#contract/shop/payment.ts'
import type { Database, Db } from '#server/platform/database/schema.ts'
import { type DiscountSum, deleteUse, findSum, insertUse } from './discount-sum.repository.ts'
import { holdsCoupon } from './follow-order.ts'

export type DiscountKey = { discountId: string; isTest: number }

/** What was wrong, for a log. */
export type DiscountRepair = { uses: number; before: DiscountSum; after: DiscountSum }

export async function rebuildDiscounts(db: Database): Promise<void> {
  const rows = await db.selectFrom('discount_sum').select(['discount_id', 'is_test']).execute()
  for (const { discount_id: discountId, is_test: isTest } of rows) {
    await rebuildDiscount(db, { discountId, isTest })
  }
}

/** Null when nothing was wrong. */
export function rebuildDiscount(db: Database, key: DiscountKey): Promise<DiscountRepair | null> {
  return db.transaction().execute((trx) => rebuildOne(trx, key))
}

async function rebuildOne(trx: Db, key: DiscountKey): Promise<DiscountRepair | null> {
  const { discountId, isTest } = key
  const ofDiscount = trx
    .updateTable('discount_sum')
    .where('discount_id', '=', discountId)
    .where('is_test', '=', isTest)
  await ofDiscount.set({ held: sql<number>`held` }).execute()
  const before = await findSum(trx, discountId, isTest === 1)
  const orders = await listOrders(trx, key)
  const paid = orders.filter(({ status }) => status === 'PAID')
  const revenue = paid.reduce((sum, { price }) => sum + price, 0)
  const listed = paid.reduce((sum, { price, list_price }) => sum + (list_price ?? price), 0)
  const { held, changed } = await rebuildUses(trx, key, orders)
  const after = { held, paid: paid.length, given: listed - revenue, revenue }
  if (changed === 0 && isSameSum(before, after)) return null
  await ofDiscount.set(after).execute()
  return { uses: changed, before, after }
}

/** Sums of PostgreSQL may be text. */
export function isSameSum(one: DiscountSum, other: DiscountSum): boolean {
  const names = ['held', 'paid', 'given', 'revenue'] as const
  return names.every((name) => Number(one[name]) === Number(other[name]))
}

type Order = {
  id: string
  username: string
  status: string
  price: number
  list_price: number | null
  coupon_id: string | null
}

async function listOrders(trx: Db, { discountId, isTest }: DiscountKey): Promise<Order[]> {
  return trx
    .selectFrom('purchase')
    .select(['id', 'username', 'status', 'price', 'list_price', 'coupon_id'])
    .where('discount', 'like', `%"id":"${discountId}"%`)
    .where('is_test', '=', isTest)
    .execute()
}

type Uses = {
  /** Orders that hold the coupon; 0 for a sale. */
  held: number
  changed: number
}

async function rebuildUses(
  trx: Db,
  { discountId, isTest }: DiscountKey,
  orders: readonly Order[],
): Promise<Uses> {
  const holders = orders.filter(
    ({ coupon_id, status }) => coupon_id === discountId && holdsCoupon(status as PaymentStatus),
  )
  const uses = await trx
    .selectFrom('coupon_use')
    .select(['purchase_id', 'player_key'])
    .where('coupon_id', '=', discountId)
    .where('is_test', '=', isTest)
    .execute()
  const keys = new Map(holders.map(({ id, username }) => [id, playerKey(username)]))
  let changed = 0
  for (const { purchase_id, player_key } of uses) {
    if (keys.get(purchase_id) === player_key) keys.delete(purchase_id)
    else if (await deleteUse(trx, purchase_id)) changed += 1
  }
  for (const [purchaseId, key] of keys) {
    const use = { purchaseId, couponId: discountId, playerKey: key, isTest: isTest === 1 }
    if (await insertUse(trx, use)) changed += 1
  }
  return { held: holders.length, changed }
}
