// The amount of a coupon or a sale, and the form of a code. The console computes its examples with the same functions.

export const COUPON_KINDS = ['percent', 'rupiah'] as const
export type CouponKind = (typeof COUPON_KINDS)[number]

/** `price`: the products cost exactly this. */
export const SALE_KINDS = ['percent', 'price'] as const
export type SaleKind = (typeof SALE_KINDS)[number]

const COUPON_CODE = /^[A-Z0-9][A-Z0-9_-]{2,31}$/

/** Buyers type a code in any capitals and with stray spaces; null when it cannot be one. */
export function toCouponCode(typed: string): string | null {
  const code = typed.trim().toUpperCase()
  return COUPON_CODE.test(code) ? code : null
}

/** The discount is rounded down to whole rupiah; a price never gets below 0 or above the list price. */
export function discountedPrice(
  listPrice: number,
  { kind, value }: { kind: CouponKind | SaleKind; value: number },
): number {
  if (kind === 'percent') return listPrice - Math.floor((listPrice * value) / 100)
  return kind === 'price' ? Math.min(listPrice, value) : Math.max(0, listPrice - value)
}

/** The target of a discount; null: everything. */
export type Scope = { readonly products: readonly string[]; readonly categories: readonly string[] } | null

export function isInScope(scope: Scope, { id, category }: { id: string; category: string }): boolean {
  return scope === null || scope.products.includes(id) || scope.categories.includes(category)
}

/** From the first moment, before the second; null is open. Moments in ISO form compare as text. */
export function isInWindow(now: string, from: string | null, until: string | null): boolean {
  return (from === null || from <= now) && (until === null || now < until)
}
