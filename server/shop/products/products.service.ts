// Admin changes of products. Orders have their own copy, so an edit does not change them.
import { isDeepStrictEqual } from 'node:util'
import type { Language } from '#contract/language.ts'
import type {
  AdminProduct,
  ProductEdit,
  ProductForm,
  ProductOrder,
  Shelf,
} from '#contract/shop/store-admin.schema.ts'
import { toExecute } from '#server/platform/database/commands.ts'
import { AppError } from '#server/platform/kernel/app-error.ts'
import {
  deleteProduct,
  findProduct,
  listProducts,
  placeProduct,
  type StoredProduct,
} from './product.repository.ts'
import { copyOf, fieldsOf, toFields } from './product-fields.ts'
import { createProductWrites, type ProductDeps, type ProductWrites } from './product-writes.ts'

export type Products = ReturnType<typeof createProducts>

export function createProducts(deps: ProductDeps) {
  const { db, audit, servers, shownSettings, listSales, onChange } = deps
  const writes = createProductWrites(deps)

  function requireReferences({ execute, execute_on_refund = [], category }: ProductForm): void {
    const commands = [...execute, ...execute_on_refund]
    const isKnown = commands.every(({ server }) => server === undefined || servers.find(server))
    if (!isKnown) throw new AppError('server_not_found')
    requireCategory(category)
  }

  function requireCategory(category = ''): void {
    const { list } = shownSettings().categories
    if (category && !list.some(({ id }) => id === category)) throw new AppError('category_not_found')
  }

  async function add(form: ProductForm, by: string): Promise<AdminProduct> {
    requireReferences(form)
    return writes.insert(toFields(form, null), by)
  }

  async function edit(id: string, { version, ...form }: ProductEdit, by: string): Promise<AdminProduct> {
    requireReferences(form)
    return writes.change({ id, version }, (before) => toFields(form, before), by)
  }

  async function remove(id: string, by: string): Promise<void> {
    await db.transaction().execute(async (trx) => {
      const gone = await deleteProduct(trx, id)
      if (!gone) throw new AppError('product_not_found')
      const { name: subject, price } = gone
      await audit.write(trx, { admin: by, action: 'product_deleted', subject, before: { price } })
    })
    await onChange()
  }

  /** For admins who may not write commands: a product keeps its own, a new one has those of another. */
  async function requireKnownCommands(form: ProductForm, id: string | null): Promise<void> {
    const server = servers.first()
    const whole = (item: ProductForm['execute'][number]) => ({ server, wait_online: false, ...item })
    const known = (await listProducts(db)).filter((product) => id === null || product.id === id)
    const isKnown = known.some(({ commands, refundCommands }) => {
      const refund = toExecute(refundCommands, server)
      // Left out: a product keeps them, a new one has none.
      const wanted = form.execute_on_refund?.map(whole) ?? (id === null ? [] : refund)
      const isRefundKnown = isDeepStrictEqual(refund, wanted) || (id === null && wanted.length === 0)
      return isRefundKnown && isDeepStrictEqual(toExecute(commands, server), form.execute.map(whole))
    })
    if (!isKnown) throw new AppError('permission_missing')
  }

  return {
    add,
    edit,
    remove,
    requireKnownCommands,
    order: createProductOrder(deps, writes),

    async shelve(id: string, shelf: Shelf, by: string): Promise<AdminProduct> {
      requireCategory(shelf.category)
      return writes.change({ id }, (before) => ({ ...fieldsOf(before), ...shelf }), by)
    },

    /** Commands are copied, so that admins who may not write any can add a product. */
    async duplicate(id: string, language: Language, by: string): Promise<AdminProduct> {
      const original = await findProduct(db, id)
      if (!original) throw new AppError('product_not_found')
      return writes.insert(copyOf(original, language), by)
    },
    servers: () =>
      servers
        .current()
        .list.map(({ id, name, bedrockPrefix }) => ({ id, name, bedrock_prefix: bedrockPrefix })),
    categories: () => shownSettings().categories.list,
    /** Running now or later, for the preview of a price. */
    sales: async () => (await listSales()).map((sale) => ({ ...sale, _id: sale.id })),
    list: async (): Promise<AdminProduct[]> => writes.showAll(await listProducts(db)),
  }
}

function createProductOrder({ db, clock, audit, onChange }: ProductDeps, writes: ProductWrites) {
  /** Only numbers that change are written, each under the version that was read. */
  return async ({ before, after }: ProductOrder, by: string): Promise<AdminProduct[]> => {
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
