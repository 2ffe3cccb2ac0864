// A basket with the products of now: a line whose product is not for sale has none.
import type { Product } from '#contract/shop/store.schema.ts'
import type { Basket, BasketLine } from './basket.ts'

export type OfferedLine = { product: Product; quantity: number }

export function offeredLines(basket: Basket, products: readonly Product[]): OfferedLine[] {
  return basket.flatMap(({ id, quantity }) => {
    const product = products.find(({ _id }) => _id === id)
    return product ? [{ product, quantity }] : []
  })
}

export function sumOf(lines: readonly OfferedLine[]) {
  const sum = (each: (product: Product) => number) =>
    lines.reduce((total, { product, quantity }) => total + each(product) * quantity, 0)
  return {
    price: sum(({ price }) => price),
    /** Before the sales. */
    listPrice: sum(({ price, list_price }) => list_price ?? price),
    points: sum(({ points }) => points ?? 0),
  }
}

export function lineOf({ _id, name, price }: Product, quantity: number): BasketLine {
  return { id: _id, name, price, quantity }
}
