// Changes of the list of products that write no command: order, visibility, category, copies.
import { isDeepStrictEqual } from 'node:util'
import type { Language } from '#contract/language.ts'
import type { Settings } from '#contract/settings/sections.schema.ts'
import type { AdminProduct, ProductOrder, Shelf } from '#contract/shop/store-admin.schema.ts'
import { AppError } from '#server/platform/kernel/app-error.ts'
import { findProduct, listProducts, placeProduct, type StoredProduct } from './product.repository.ts'
import { copyOf, fieldsOf } from './product-fields.ts'
import type { By, ProductDeps, ProductWrites } from './product-writes.ts'

export function requireCategory({ categories }: Pick<Settings, 'categories'>, category = ''): void {
  if (category && !categories.list.some(({ id }) => id === category)) throw new AppError('category_not_found')
}

export function createProductShelf(deps: ProductDeps, writes: ProductWrites) {
  const { db, clock, audit, currentSettings, onChange } = deps

  /** Only numbers that change are written, each under the version that was read. */
  async function order({ before, after }: ProductOrder, by: By): Promise<AdminProduct[]> {
    const at = clock.now()
    const isChanged = await db.transaction().execute(async (trx) => {
      const products = await listProducts(trx)
      const now = products.map(({ id }) => id)
      const isSame = isDeepStrictEqual(now, before) && isDeepStrictEqual(now.toSorted(), after.toSorted())
      if (!isSame) throw new AppError('conflict')
      const moves = toMoves(products, after)
      for (const { id, version, sortId } of moves) {
        if (!(await placeProduct(trx, { id, version, sortId, at }))) throw new AppError('conflict')
      }
      if (moves.length === 0) return false
      const names = after.map((id) => products.find((product) => product.id === id)?.name)
      await audit.write(trx, { admin: by, action: 'products_reordered', after: { products: names } })
      return true
    })
    if (isChanged) await onChange()
    return writes.showAll(await listProducts(db))
  }

  return {
    order,

    async shelve(id: string, shelf: Shelf, by: By): Promise<AdminProduct> {
      requireCategory(currentSettings(), shelf.category)
      return writes.change({ id }, (before) => ({ ...fieldsOf(before), ...shelf }), by)
    },

    /** Commands are copied, so that admins who may not write any can add a product. */
    async duplicate(id: string, language: Language, by: By): Promise<AdminProduct> {
      const original = await findProduct(db, id)
      if (!original) throw new AppError('product_not_found')
      return writes.insert(copyOf(original, language), by)
    },
  }
}

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
