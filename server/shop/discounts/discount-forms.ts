// Coupons and sales between the forms of the console and their table.
import type { AuditAction } from '#contract/platform/audit.ts'
import type {
  AdminCoupon,
  AdminSale,
  CouponForm,
  SaleForm,
  SaleInFile,
} from '#contract/shop/discounts.schema.ts'
import type { CouponKind, SaleKind } from '#contract/shop/discounts.ts'
import type { DiscountFields, DiscountType, StoredDiscount } from './discount.repository.ts'
import type { DiscountSum } from './discount-uses.repository.ts'

export type DiscountForms<Form, Shown> = {
  type: DiscountType
  actions: { added: AuditAction; edited: AuditAction; deleted: AuditAction }
  toFields(form: Form): DiscountFields
  show(discount: StoredDiscount, sum?: DiscountSum): Shown
}

const NO_SUM: DiscountSum = { held: 0, paid: 0, given: 0, revenue: 0 }

export const COUPON_FORMS: DiscountForms<CouponForm, AdminCoupon> = {
  type: 'coupon',
  actions: { added: 'coupon_added', edited: 'coupon_edited', deleted: 'coupon_deleted' },
  toFields: ({ code, ...form }) => ({ ...form, ...toWindow(form), name: code }),
  show(coupon, { held, ...sums } = NO_SUM) {
    return { _id: coupon.id, version: coupon.version, ...toCouponForm(coupon), used: held, ...sums }
  },
}

export const SALE_FORMS: DiscountForms<SaleForm, AdminSale> = {
  type: 'sale',
  actions: { added: 'sale_added', edited: 'sale_edited', deleted: 'sale_deleted' },
  toFields: toSaleFields,
  show(sale, { held: _, ...sums } = NO_SUM) {
    const { id, ...form } = toSaleInFile(sale)
    return { _id: id, version: sale.version, ...form, ...sums }
  },
}

export function toCouponForm(coupon: DiscountFields): CouponForm {
  const { name: code, minimum, max_uses, per_player } = coupon
  return { code, ...toCommonForm(coupon), kind: coupon.kind as CouponKind, minimum, max_uses, per_player }
}

export function toSaleInFile(sale: DiscountFields & { id: string }): SaleInFile {
  return { id: sale.id, name: sale.name, ...toCommonForm(sale), kind: sale.kind as SaleKind }
}

export function toSaleFields({ name, kind, value, scope, enabled, ...sale }: Omit<SaleInFile, 'id'>) {
  const unlimited = { minimum: 0, max_uses: null, per_player: null }
  return { name, kind, value, scope, enabled, ...unlimited, ...toWindow(sale) }
}

function toCommonForm({ value, scope, starts_at, ends_at, enabled }: DiscountFields) {
  const copied = scope && { products: [...scope.products], categories: [...scope.categories] }
  return { value, scope: copied, starts_at, ends_at, enabled }
}

/** Moments are compared as text, so all have the same form. */
function toWindow({ starts_at, ends_at }: Pick<DiscountFields, 'starts_at' | 'ends_at'>) {
  return {
    starts_at: starts_at && new Date(starts_at).toISOString(),
    ends_at: ends_at && new Date(ends_at).toISOString(),
  }
}
