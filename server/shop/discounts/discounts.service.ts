// Prices of orders with sales and coupons, and the use of a coupon, which follows its order.

import { playerKey } from '#contract/network/player-key.ts'
import { type CouponKind, isInScope, toCouponCode } from '#contract/shop/discounts.ts'
import {
  type OrderPrice,
  type PricedCoupon,
  type PricedLine,
  type PricedSale,
  priceOfLines,
} from '#contract/shop/price.ts'
import type { Core } from '#server/platform/database/core.ts'
import { AppError } from '#server/platform/kernel/app-error.ts'
import { createCache } from '#server/platform/kernel/cache.ts'
import { findCouponByCode, hasOpenCoupon, listOpenSales } from './discount.repository.ts'
import { countUses } from './discount-uses.repository.ts'

type Deps = Pick<Core, 'db' | 'clock'> & {
  /** Payments are play money, and test orders have counters of their own. */
  countsTests: boolean
  /** Registers a listener for changes of public data. */
  onChange(listener: () => void): void
}

/** The encoded username; null while the buyer has not typed one. */
type Asked = { code: string; username: string | null; network: string }

export type Discounts = ReturnType<typeof createDiscounts>
export { findCouponExcess, followDiscounts } from './follow-order.ts'
export type { OrderPrice, PricedSale }

export function createDiscounts({ db, clock, countsTests: isTest, onChange }: Deps) {
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
    if (!coupon?.enabled || (coupon.startsAt !== null && coupon.startsAt > now)) {
      throw new AppError('coupon_not_found')
    }
    if (coupon.endsAt !== null && coupon.endsAt <= now) throw new AppError('coupon_ended')
    const targets = lines.filter(({ product }) => isInScope(coupon.scope, product))
    if (targets.length === 0) throw new AppError('coupon_other_product')
    const listPrice = targets.reduce((sum, { product, quantity }) => sum + product.price * quantity, 0)
    if (listPrice < coupon.minimum) throw new AppError('coupon_minimum')
    const { id: couponId, maxUses, perPlayer } = coupon
    if (maxUses !== null && (await countUses(db, { couponId, isTest }, buyer)) >= maxUses)
      throw new AppError('coupon_used_up')
    if (perPlayer !== null && username !== null) {
      const uses = await countUses(db, { couponId, isTest, playerKey: playerKey(username) }, buyer)
      if (uses >= perPlayer) throw new AppError('coupon_limit_reached')
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
