// Which numbers change when the products are put into another order.
import type { StoredProduct } from './product.repository.ts'

type Placed = Pick<StoredProduct, 'id' | 'version' | 'sort_id'>
type Move = { id: string; version: number; sortId: number }

/** The numbers in use are dealt out again where each is used once; else the products are numbered from 1. */
export function toMoves(products: readonly Placed[], ids: readonly string[]): Move[] {
  const used = products.map(({ sort_id }) => sort_id)
  const isDistinct = new Set(used).size === used.length
  const numbers = isDistinct ? used.toSorted((one, other) => one - other) : used.map((_, index) => index + 1)
  const byId = new Map(products.map((product) => [product.id, product]))
  return ids.flatMap((id, index) => {
    const product = byId.get(id)
    const sortId = numbers[index] as number
    return product && product.sort_id !== sortId ? [{ id, version: product.version, sortId }] : []
  })
}
