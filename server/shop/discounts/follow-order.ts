// Uses of coupons and sums of discounts follow the status of an order. An order holds its coupon unless it expired or
// failed, and an unpaid one does not keep it from others for long. A payment is taken even above the limit, because the buyer
// has paid that price.

import { playerKey } from '#contract/network/player-key.ts'
import type { PaymentStatus } from '#contract/shop/payment.ts'
import type { Discount } from '#contract/shop/price.ts'
import type { Buyer } from '#server/platform/database/reservations.ts'
import type { Db } from '#server/platform/database/schema.ts'
import { AppError } from '#server/platform/kernel/app-error.ts'
import { findCoupon } from './coupon.repository.ts'
import {
  addToSum,
  type CouponUse,
  countTaken,
  countUse,
  countUsesOf,
  deleteUse,
  insertUse,
} from './discount-sum.repository.ts'

export type DiscountedOrder = {
  id: string
  username: string
  isTest: boolean
  price: number
  /** Null without a discount. */
  listPrice: number | null
  discount: Discount | null
  /** Of an order that was just placed. */
  network?: string | null
}

/** `from` is null for an order that was just placed. */
export type OrderFollowed = {
  purchase: DiscountedOrder
  from: PaymentStatus | null
  to: PaymentStatus
  at: Date
}

/** In the transaction of the change. */
export async function followDiscounts(trx: Db, { purchase, from, to, at }: OrderFollowed): Promise<void> {
  const { discount, isTest, network = null } = purchase
  if (!discount || discount.kind === 'product') return
  if (discount.kind === 'coupon') {
    const use = useOf(purchase, discount.id)
    if (from === null) await take(trx, use, { network, now: at })
    else await followUse(trx, use, from, to)
  }
  const counted = Number(to === 'PAID') - Number(from === 'PAID')
  if (counted !== 0) {
    await addToSum(trx, { discountId: discount.id, isTest }, sumOf(purchase, counted))
  }
}

/** After an order was marked as paid, in the same transaction: `2/1` when its coupon was now paid with more often than allowed. */
export async function findCouponExcess(trx: Db, purchase: DiscountedOrder): Promise<string | null> {
  if (purchase.discount?.kind !== 'coupon') return null
  const use = useOf(purchase, purchase.discount.id)
  const { maxUses = null, perPlayer = null } = (await findCoupon(trx, 'id', use.couponId)) ?? {}
  const uses = maxUses === null ? 0 : await countTaken(trx, use, null)
  if (maxUses !== null && uses > maxUses) return `${uses}/${maxUses}`
  const ofPlayer = perPlayer === null ? 0 : await countUsesOf(trx, use, null)
  return perPlayer !== null && ofPlayer > perPlayer ? `${ofPlayer}/${perPlayer}` : null
}

/** The use of a coupon counts for the corrected name, even above its limit. */
export async function renameInDiscounts(trx: Db, purchaseId: string, username: string): Promise<void> {
  await trx
    .updateTable('coupon_use')
    .set({ player_key: playerKey(username) })
    .where('purchase_id', '=', purchaseId)
    .execute()
}

/** Before orders are deleted, in the same transaction. */
export async function forgetOrders(trx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const rows = await trx
    .selectFrom('purchase')
    .select(['id', 'username', 'is_test', 'status', 'price', 'list_price', 'discount'])
    .where('id', 'in', [...ids])
    .where('discount', 'is not', null)
    .execute()
  for (const row of rows) {
    const { id, username, price } = row
    const discount: Discount = JSON.parse(row.discount ?? 'null')
    if (discount.kind === 'product') continue
    const isTest = row.is_test === 1
    const order = { id, username, price, listPrice: row.list_price, discount, isTest }
    if (discount.kind === 'coupon') await release(trx, useOf(order, discount.id))
    if (row.status === 'PAID') await addToSum(trx, { discountId: discount.id, isTest }, sumOf(order, -1))
  }
}

export function holdsCoupon(status: PaymentStatus): boolean {
  return status !== 'EXPIRED' && status !== 'FAILED'
}

async function followUse(trx: Db, use: CouponUse, from: PaymentStatus, to: PaymentStatus) {
  if (holdsCoupon(from) && !holdsCoupon(to)) await release(trx, use)
  else if (!holdsCoupon(from) && holdsCoupon(to)) await takeAgain(trx, use)
}

/** The counter first: its lock orders concurrent buyers, also of the same player. */
async function take(trx: Db, use: CouponUse, buyer: Buyer): Promise<void> {
  if (!(await countUse(trx, use))) throw new AppError('coupon_used_up')
  const { maxUses = null, perPlayer = null } = (await findCoupon(trx, 'id', use.couponId)) ?? {}
  // This order is among them already.
  if (maxUses !== null && (await countTaken(trx, use, buyer)) > maxUses) throw new AppError('coupon_used_up')
  if (perPlayer !== null && (await countUsesOf(trx, use, buyer)) >= perPlayer) {
    throw new AppError('coupon_limit_reached')
  }
  await insertUse(trx, use)
}

async function release(trx: Db, use: CouponUse): Promise<void> {
  if (await deleteUse(trx, use.purchaseId)) await addToSum(trx, sumKey(use), { held: -1 })
}

async function takeAgain(trx: Db, use: CouponUse): Promise<void> {
  if (await insertUse(trx, use)) await addToSum(trx, sumKey(use), { held: 1 })
}

function useOf({ id, username, isTest }: DiscountedOrder, couponId: string): CouponUse {
  return { purchaseId: id, couponId, playerKey: playerKey(username), isTest }
}

function sumKey({ couponId, isTest }: CouponUse) {
  return { discountId: couponId, isTest }
}

function sumOf({ price, listPrice }: DiscountedOrder, sign: number) {
  return { paid: sign, given: sign * ((listPrice ?? price) - price), revenue: sign * price }
}
