// Coupons and sales of a test, without the console.
import type { Db } from '#server/platform/database/schema.ts'
import { type DiscountFields, insertDiscount } from '#server/shop/discounts/discount.repository.ts'

const AT = new Date('2026-11-01T00:00:00.000Z')

export const SALE: DiscountFields = {
  name: 'Mid-month sale',
  kind: 'percent',
  value: 10,
  scope: null,
  minimum: 0,
  max_uses: null,
  per_player: null,
  starts_at: null,
  ends_at: null,
  enabled: true,
}

type CouponFields = Omit<DiscountFields, 'name'> & { code: string }

/** Its id is the code. */
export async function addCoupon(db: Db, fields: Partial<CouponFields> = {}): Promise<void> {
  const { code = 'MERDEKA26', ...rest } = fields
  await insertDiscount(db, 'coupon', {
    id: code,
    fields: { ...SALE, value: 20, ...rest, name: code },
    at: AT,
  })
}

export async function addSale(db: Db, fields: Partial<DiscountFields> = {}, id = 'SALE'): Promise<void> {
  await insertDiscount(db, 'sale', { id, fields: { ...SALE, ...fields }, at: AT })
}
