// Coupons and sales of a test, without the console.
import type { Db } from '#server/platform/database/schema.ts'
import { type CouponFields, insertCoupon } from '#server/shop/discounts/coupon.repository.ts'
import { insertSums } from '#server/shop/discounts/discount-sum.repository.ts'
import { insertSale, type SaleFields } from '#server/shop/discounts/sale.repository.ts'

const AT = new Date('2026-11-01T00:00:00.000Z')

const COUPON: CouponFields = {
  code: 'MERDEKA26',
  kind: 'percent',
  value: 20,
  scope: null,
  minimum: 0,
  maxUses: null,
  perPlayer: null,
  startsAt: null,
  endsAt: null,
  enabled: true,
}

const SALE: SaleFields = {
  name: 'Mid-month sale',
  kind: 'percent',
  value: 10,
  scope: null,
  startsAt: null,
  endsAt: null,
  enabled: true,
}

/** Its id is the code. */
export async function addCoupon(db: Db, fields: Partial<CouponFields> = {}): Promise<void> {
  const all = { ...COUPON, ...fields }
  await insertCoupon(db, { id: all.code, fields: all, at: AT })
  await insertSums(db, all.code)
}

export async function addSale(db: Db, fields: Partial<SaleFields> = {}, id = 'SALE'): Promise<void> {
  await insertSale(db, { id, fields: { ...SALE, ...fields }, at: AT })
  await insertSums(db, id)
}
