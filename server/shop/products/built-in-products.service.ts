// Products of a fresh site, until an admin saves them.
import { firstProducts } from '#content/products.ts'
import type { Core } from '#server/platform/database/core.ts'
import type { Database, Db } from '#server/platform/database/schema.ts'
import { AppError } from '#server/platform/kernel/app-error.ts'
import { newId } from '#server/platform/kernel/random.ts'
import { insertProduct, listProducts, type StoredProduct } from './product.repository.ts'
import { fieldsOf } from './product-fields.ts'
import { type Edit, editProduct } from './product-writes.ts'

type Deps = Pick<Core, 'clock' | 'random'>

const MARKER = 'first_products'

/** Inserts them once: deleted ones do not come back. Returns how many were inserted. Safe when several processes start at once. */
export async function seedProducts(db: Database, { clock, random }: Deps): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const at = clock.now()
    const marked = await trx
      .insertInto('secret')
      .values({ name: MARKER, value: at.toISOString() })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .returning('name')
      .executeTakeFirst()
    if (!marked || (await listProducts(trx)).length > 0) return 0
    for (const { execute, ...product } of firstProducts) {
      const fields = { ...product, commands: execute.map(({ text }) => ({ text })) }
      await insertProduct(trx, { id: newId(random), fields, at, builtIn: true })
    }
    return firstProducts.length
  })
}

/** Names of those that no admin has saved, and how many others visitors can see. */
export async function listBuiltInProducts(db: Db) {
  const products = await listProducts(db)
  const builtIn = products.filter((product) => product.builtIn)
  return {
    names: builtIn.map(({ name, name_id }) => ({ en: name, id: name_id || name })),
    own: products.filter((product) => !product.builtIn && product.visible).length,
  }
}

/** Hidden, not deleted: each can be shown again, and is then the owner's. In the transaction of the caller. */
export async function hideBuiltInProducts(trx: Db, by: Edit): Promise<void> {
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
