import type { Pack } from '#contract/shop/packs.ts'
import type { Product } from '#contract/shop/store.schema.ts'

export function packsOf(products: readonly Product[]): Pack[] {
  return products.flatMap(({ _id, points, price }) => (points ? [{ id: _id, points, price }] : []))
}

/** Those that a player can buy any number of times. */
export function repeatablePacks(products: readonly Product[]): Pack[] {
  return packsOf(products.filter(({ limited }) => !limited))
}

/** `80 Premium Points` is a large number and a small line. */
export function splitName(name: string): { number: string; rest: string } | null {
  const match = /^(\d[\d.,]*)\s+(\S.*)$/.exec(name)
  return match?.[1] && match[2] ? { number: match[1], rest: match[2] } : null
}
