// The column `scope` of coupons and sales.
import type { Scope } from '#contract/shop/discounts.ts'

export function readScope(column: string | null): Scope {
  return column === null ? null : JSON.parse(column)
}

export function writeScope(scope: Scope): string | null {
  return scope && JSON.stringify({ products: scope.products, categories: scope.categories })
}
