// Prices of products with sales and coupons, and the use of a coupon, which follows its order.

import { playerKey } from '#contract/network/player-key.ts'
import { isInScope, toCouponCode } from '#contract/shop/discounts.ts'
import {
  type Price,
  type PricedCoupon,
  type PricedProduct,
  type PricedSale,
  priceOf,
} from '#contract/shop/price.ts'
import type { Core } from '#server/platform/database/core.ts'
import { AppError } from '#server/platform/kernel/app-error.ts'
import { createCache } from '#server/platform/kernel/cache.ts'
import { findCoupon, hasOpenCoupon } from './coupon.repository.ts'
import { countUsesOf, findSum } from './discount-sum.repository.ts'
import { listOpenSales } from './sale.repository.ts'

type Deps = Pick<Core, 'db' | 'clock'> & {
  /** Payments are play money, and test orders have counters of their own. */
  countsTests: boolean
  /** Registers a listener for changes of public data. */
  onChange(listener: () => void): void
}

/** The encoded username; null while the buyer has not typed one. */
type Asked = { code: string; product: PricedProduct; username: string | null }

export type Discounts = ReturnType<typeof createDiscounts>
export { followDiscounts, renameInDiscounts } from './follow-order.ts'
export type { Price, PricedProduct, PricedSale }

export function createDiscounts({ db, clock, countsTests: isTest, onChange }: Deps) {
  const openSales = createCache(() => listOpenSales(db, clock.now()), clock)
  onChange(openSales.invalidate)
  const couponsOpen = createCache(() => hasOpenCoupon(db, clock.now()), clock)
  onChange(couponsOpen.invalidate)

  /** Throws the reason why the code cannot be used. Uses are counted again with the order. */
  async function checkCoupon({ code: typed, product, username }: Asked): Promise<PricedCoupon> {
    const code = toCouponCode(typed)
    const coupon = code === null ? null : await findCoupon(db, 'code', code)
    const now = clock.now().toISOString()
    // A code that is not valid yet stays a secret.
    if (!coupon?.enabled || (coupon.startsAt !== null && coupon.startsAt > now)) {
      throw new AppError('coupon_not_found')
    }
    if (coupon.endsAt !== null && coupon.endsAt <= now) throw new AppError('coupon_ended')
    if (!isInScope(coupon.scope, product)) throw new AppError('coupon_other_product')
    if (product.price < coupon.minimum) throw new AppError('coupon_minimum')
    const { held } = await findSum(db, coupon.id, isTest)
    if (coupon.maxUses !== null && held >= coupon.maxUses) throw new AppError('coupon_used_up')
    if (coupon.perPlayer !== null && username !== null) {
      const usernameKey = playerKey(username)
      const uses = await countUsesOf(db, { couponId: coupon.id, usernameKey, isTest })
      if (uses >= coupon.perPlayer) throw new AppError('coupon_limit_reached')
    }
    return coupon
  }

  return {
    /** Running now or later, cached, for cards. */
    sales: (): Promise<readonly PricedSale[]> => openSales.get(),

    /** Whether buyers are asked for a coupon, cached. */
    takesCoupons: (): Promise<boolean> => couponsOpen.get(),

    /** The price right now, uncached, for a quote or an order. */
    async price(
      product: PricedProduct,
      asked: { code: string; username: string | null } | null,
    ): Promise<Price> {
      const coupon = asked && (await checkCoupon({ ...asked, product }))
      return priceOf({ product, coupon, sales: await listOpenSales(db, clock.now()), now: clock.now() })
    },
  }
}
