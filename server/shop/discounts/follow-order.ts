// Limits of coupons, counted with the order. An unpaid order does not keep a coupon from others for long. A payment is taken
// even above the limit, because the buyer has paid that price.

import { playerKey } from '#contract/network/player-key.ts'
import type { PaymentStatus } from '#contract/shop/payment.ts'
import type { Discount } from '#contract/shop/price.ts'
import type { Buyer } from '#server/platform/database/reservations.ts'
import type { Db } from '#server/platform/database/schema.ts'
import { AppError } from '#server/platform/kernel/app-error.ts'
import { findDiscount, lockDiscount } from './discount.repository.ts'
import { countUses } from './discount-uses.repository.ts'

export type DiscountedOrder = {
  username: string
  isTest: boolean
  discount: Discount | null
  /** The network of an order that was just placed. */
  network?: string | null
}

/** `from` is null for an order that was just placed. */
export type OrderFollowed = {
  order: DiscountedOrder
  from: PaymentStatus | null
  to: PaymentStatus
  at: Date
}

/** In the transaction of the change. The lock orders concurrent buyers and payments of a coupon. */
export async function followDiscounts(trx: Db, { order, from, to, at }: OrderFollowed): Promise<void> {
  const { discount, network = null } = order
  if (discount?.kind !== 'coupon' || (from !== null && to !== 'PAID')) return
  const coupon = await lockDiscount(trx, 'coupon', discount.id)
  if (from !== null) return
  if (!coupon?.enabled) throw new AppError('coupon_used_up')
  // This order is among the uses already.
  const excess = await findExcess(trx, order, { ...coupon, buyer: { network, now: at } })
  if (excess) throw new AppError(excess.isOfPlayer ? 'coupon_limit_reached' : 'coupon_used_up')
}

/** After an order was marked as paid, in the same transaction: `2/1` when its coupon was now paid with more often than allowed. */
export async function findCouponExcess(trx: Db, order: DiscountedOrder): Promise<string | null> {
  if (order.discount?.kind !== 'coupon') return null
  const coupon = await findDiscount(trx, 'coupon', order.discount.id)
  const excess = coupon && (await findExcess(trx, order, { ...coupon, buyer: null }))
  return excess && `${excess.uses}/${excess.limit}`
}

type Limits = { id: string; maxUses: number | null; perPlayer: number | null; buyer: Buyer | null }

async function findExcess(
  trx: Db,
  { username, isTest }: DiscountedOrder,
  { id: couponId, maxUses, perPlayer, buyer }: Limits,
) {
  const all = { couponId, isTest }
  const limits = [
    { limit: maxUses, coupon: all, isOfPlayer: false },
    { limit: perPlayer, coupon: { ...all, playerKey: playerKey(username) }, isOfPlayer: true },
  ]
  for (const { limit, coupon, isOfPlayer } of limits) {
    if (limit === null) continue
    const uses = await countUses(trx, coupon, buyer)
    if (uses > limit) return { uses, limit, isOfPlayer }
  }
  return null
}
