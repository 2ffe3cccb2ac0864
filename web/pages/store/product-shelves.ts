import type { CategoryView } from '#contract/network/network-views.ts'
import type { Product } from '#contract/shop/store.schema.ts'

/** `name` is null for products without a category. */
export type ProductShelf = { id: string; name: string | null; products: readonly Product[] }

/** In the order of the categories, the rest last. Always at least one shelf, because the last one has more than products. */
export function shelvesOf(products: readonly Product[], categories: readonly CategoryView[]) {
  const shelves: ProductShelf[] = categories.map(({ id, name }) => ({
    id,
    name,
    products: products.filter(({ category }) => category === id),
  }))
  const isKnown = ({ category }: Product) => categories.some(({ id }) => id === category)
  const rest: ProductShelf = {
    id: '',
    name: null,
    products: products.filter((product) => !isKnown(product)),
  }
  const shown = [...shelves, rest].filter((shelf) => shelf.products.length > 0)
  return shown.length > 0 ? shown : [rest]
}

/** `80 Premium Points` is a large number and a small line. */
export function splitName(name: string): { number: string; rest: string } | null {
  const match = /^(\d[\d.,]*)\s+(\S.*)$/.exec(name)
  return match?.[1] && match[2] ? { number: match[1], rest: match[2] } : null
}

/** The second, the middle and the last of the store, for a page that has nothing else to show. */
export function threeOf<One>(sorted: readonly One[]): readonly One[] {
  if (sorted.length <= 3) return sorted
  const places = [1, sorted.length >> 1, sorted.length - 1]
  return sorted.filter((_, place) => places.includes(place))
}

/** Columns of a wide screen: one row as long as six are enough, else those that leave the fewest places of the last row empty. */
export function columnsFor(places: number): number {
  if (places <= 6) return places
  const empty = (columns: number) => Math.ceil(places / columns) * columns - places
  return [6, 5, 4].reduce((best, columns) => (empty(columns) < empty(best) ? columns : best))
}
