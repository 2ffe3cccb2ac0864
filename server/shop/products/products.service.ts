// Admin changes of products. Orders have their own copy, so an edit does not change them.
import { isDeepStrictEqual } from 'node:util'
import type { AdminProduct, ProductEdit, ProductForm } from '#contract/shop/store-admin.schema.ts'
import { toExecute } from '#server/platform/database/commands.ts'
import { AppError } from '#server/platform/kernel/app-error.ts'
import { deleteProduct, listProducts } from './product.repository.ts'
import { toFields } from './product-fields.ts'
import { createProductShelf, requireCategory } from './product-shelf.ts'
import { type By, createProductWrites, type ProductDeps } from './product-writes.ts'

export type Products = ReturnType<typeof createProducts>

export function createProducts(deps: ProductDeps) {
  const { db, audit, servers, currentSettings, listSales, onChange } = deps
  const writes = createProductWrites(deps)

  function requireReferences({ execute, execute_on_refund = [], category }: ProductForm): void {
    const commands = [...execute, ...execute_on_refund]
    const isKnown = commands.every(({ server }) => server === undefined || servers.find(server))
    if (!isKnown) throw new AppError('server_not_found')
    requireCategory(currentSettings(), category)
  }

  async function add(form: ProductForm, by: By): Promise<AdminProduct> {
    requireReferences(form)
    return writes.insert(toFields(form, null), by)
  }

  async function edit(id: string, { version, ...form }: ProductEdit, by: By): Promise<AdminProduct> {
    requireReferences(form)
    return writes.change({ id, version }, (before) => toFields(form, before), by)
  }

  async function remove(id: string, by: By): Promise<void> {
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
    ...createProductShelf(deps, writes),
    /** Where commands can be sent. */
    servers: () =>
      servers
        .current()
        .list.map(({ id, name, bedrockPrefix }) => ({ id, name, bedrock_prefix: bedrockPrefix })),
    categories: () => currentSettings().categories.list,
    /** Running now or later, for the preview of a price. */
    sales: async () =>
      (await listSales()).map((sale) => ({
        ...sale,
        _id: sale.id,
        starts_at: sale.startsAt,
        ends_at: sale.endsAt,
      })),
    list: async (): Promise<AdminProduct[]> => writes.showAll(await listProducts(db)),
  }
}
