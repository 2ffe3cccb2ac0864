// Products of a fresh site that no admin has saved.
import type { Audit } from '#server/platform/audit/audit.service.ts'
import type { Db } from '#server/platform/database/schema.ts'
import { AppError } from '#server/platform/kernel/app-error.ts'
import { listProducts, type StoredProduct } from './product.repository.ts'
import { fieldsOf } from './product-fields.ts'
import { editProduct } from './product-writes.ts'

/** Names of those, and how many others visitors can see. */
export async function listBuiltInProducts(db: Db) {
  const products = await listProducts(db)
  const builtIn = products.filter((product) => product.builtIn)
  return {
    names: builtIn.map(({ name, name_id }) => ({ en: name, id: name_id || name })),
    own: products.filter((product) => !product.builtIn && product.visible).length,
  }
}

type By = { admin: string; at: Date; audit: Audit }

/** Hidden, not deleted: each can be shown again, and is then the owner's. In the transaction of the caller. */
export async function hideBuiltInProducts(trx: Db, by: By): Promise<void> {
  for (const { id, version, builtIn } of await listProducts(trx)) {
    if (!builtIn) continue
    const hide = (before: StoredProduct) => ({ ...fieldsOf(before), visible: false })
    if (!(await editProduct(trx, { id, version }, hide, by))) throw new AppError('conflict')
  }
}

/** Whether the owner sells something: a live site without it has no store. In memory, because pages ask on every request. */
export async function openOwnProducts(db: Db) {
  let current: Readonly<{ some: boolean }> = { some: false }

  async function reload(): Promise<void> {
    const found = await db
      .selectFrom('product')
      .select('id')
      .where('visible', '=', 1)
      .where('built_in', '=', 0)
      .limit(1)
      .executeTakeFirst()
    const some = found !== undefined
    if (some !== current.some) current = { some }
  }

  await reload()
  return {
    /** Returns one object until it changes. No query. */
    current: () => current,
    /** Reads what another request or process has saved. */
    reload,
  }
}
