// Prices of orders with sales and coupons, and the limits of coupons, counted with the order. An unpaid order does not keep a
// coupon from others for long. A payment is taken even above the limit, because the buyer has paid that price.

import { type CouponKind, isInScope, toCouponCode } from '#contract/shop/discounts.ts'
import type { PaymentStatus } from '#contract/shop/payment.ts'
import {
  type Discount,
  type OrderPrice,
  type PricedCoupon,
  type PricedLine,
  type PricedSale,
  priceOfLines,
} from '#contract/shop/price.ts'
import { keysOfPlayer, type Servers } from '#server/network/servers/servers.service.ts'
import type { Core } from '#server/platform/database/core.ts'
import type { Buyer } from '#server/platform/database/reservations.ts'
import type { Db } from '#server/platform/database/schema.ts'
import { AppError } from '#server/platform/kernel/app-error.ts'
import { createCache } from '#server/platform/kernel/cache.ts'
import {
  findCouponByCode,
  findDiscount,
  hasOpenCoupon,
  listOpenSales,
  lockDiscount,
  type StoredDiscount,
} from './discount.repository.ts'
import { countUses } from './discount-uses.repository.ts'

type Deps = Pick<Core, 'db' | 'clock'> & {
  servers: Pick<Servers, 'current'>
  /** Payments are play money, and test orders have counters of their own. */
  countsTests: boolean
  onChange(listener: () => void): void
}

/** The encoded username; null while the buyer has not typed one. */
type Asked = { code: string; username: string | null; network: string }

export type Discounts = ReturnType<typeof createDiscounts>
export type { OrderPrice, PricedSale }

export function createDiscounts({ db, clock, servers, countsTests: isTest, onChange }: Deps) {
  const openSales = createCache(() => listOpenSales(db, clock.now()), clock)
  onChange(openSales.invalidate)
  const couponsOpen = createCache(() => hasOpenCoupon(db, clock.now()), clock)
  onChange(couponsOpen.invalidate)

  /** Throws the reason why the code cannot be used. Uses are counted again with the order. */
  async function checkCoupon(lines: readonly PricedLine[], asked: Asked): Promise<PricedCoupon> {
    const { username, network } = asked
    const typed = toCouponCode(asked.code)
    const coupon = typed === null ? null : await findCouponByCode(db, typed)
    const buyer = { network, now: clock.now() }
    const now = buyer.now.toISOString()
    // A code that is not valid yet stays a secret.
    if (!coupon?.enabled || (coupon.starts_at !== null && coupon.starts_at > now)) {
      throw new AppError('coupon_not_found')
    }
    if (coupon.ends_at !== null && coupon.ends_at <= now) throw new AppError('coupon_ended')
    const targets = lines.filter(({ product }) => isInScope(coupon.scope, product))
    if (targets.length === 0) throw new AppError('coupon_other_product')
    const listPrice = targets.reduce((sum, { product, quantity }) => sum + product.price * quantity, 0)
    if (listPrice < coupon.minimum) throw new AppError('coupon_minimum')
    const { id: couponId, max_uses, per_player } = coupon
    if (max_uses !== null && (await countUses(db, { couponId, isTest }, buyer)) >= max_uses)
      throw new AppError('coupon_used_up')
    if (per_player !== null && username !== null) {
      const uses = await countUses(db, { couponId, isTest, keys: keysOfPlayer(username, servers) }, buyer)
      if (uses >= per_player) throw new AppError('coupon_limit_reached')
    }
    const { name: code, kind, value, scope } = coupon
    return { id: couponId, code, kind: kind as CouponKind, value, scope }
  }

  return {
    /** Running now or later, cached, for cards. */
    sales: (): Promise<readonly PricedSale[]> => openSales.get(),

    /** Whether buyers are asked for a coupon, cached. */
    takesCoupons: (): Promise<boolean> => couponsOpen.get(),

    /** The price right now, uncached, for a quote or an order. */
    async price(lines: readonly PricedLine[], asked: Asked | null): Promise<OrderPrice> {
      const coupon = asked && (await checkCoupon(lines, asked))
      return priceOfLines({ lines, coupon, sales: await listOpenSales(db, clock.now()), now: clock.now() })
    },
  }
}

type DiscountedOrder = {
  /** Those of the player, see `keysOfPlayer`. */
  keys: readonly string[]
  is_test: boolean
  discount: Discount | null
  /** The network of an order that was just placed. */
  network?: string | null
}

/** `from` is null for an order that was just placed. */
type OrderFollowed = {
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

/** After an order was marked as paid, in the same transaction: `CODE: 2/1` when its coupon was now paid with more often than allowed. */
export async function listCouponExcess(trx: Db, order: DiscountedOrder): Promise<string[]> {
  if (order.discount?.kind !== 'coupon') return []
  const coupon = await findDiscount(trx, 'coupon', order.discount.id)
  const excess = coupon && (await findExcess(trx, order, { ...coupon, buyer: null }))
  return excess ? [`${order.discount.code}: ${excess.uses}/${excess.limit}`] : []
}

type Limits = Pick<StoredDiscount, 'id' | 'max_uses' | 'per_player'> & { buyer: Buyer | null }

async function findExcess(
  trx: Db,
  { keys, is_test: isTest }: DiscountedOrder,
  { id: couponId, max_uses, per_player, buyer }: Limits,
) {
  const all = { couponId, isTest }
  const limits = [
    { limit: max_uses, coupon: all, isOfPlayer: false },
    { limit: per_player, coupon: { ...all, keys }, isOfPlayer: true },
  ]
  for (const { limit, coupon, isOfPlayer } of limits) {
    if (limit === null) continue
    const uses = await countUses(trx, coupon, buyer)
    if (uses > limit) return { uses, limit, isOfPlayer }
  }
  return null
}
