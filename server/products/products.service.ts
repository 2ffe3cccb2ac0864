// Admin changes of products. Orders have their own copy, so an edit does not change them.
import type { AdminProduct, ProductEdit, ProductForm } from '#contract/store-admin.schema.ts'
import type { Audit } from '#server/audit/audit.service.ts'
import type { Core } from '#server/database/core.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { newId } from '#server/kernel/random.ts'
import {
  claimProduct,
  deleteProduct,
  findProduct,
  insertProduct,
  listProducts,
  type ProductFields,
  type StoredProduct,
  updateProduct,
} from './product.repository.ts'
import { describeChanges } from './product-changes.ts'

type Deps = Pick<Core, 'db' | 'clock' | 'random'> & {
  audit: Audit
  bedrockPrefix: string
  /** Public data has changed. */
  onChange(): void
}

/** The admin's username, for the audit log. */
type By = string

export type Products = ReturnType<typeof createProducts>

export function createProducts({ db, clock, random, audit, bedrockPrefix, onChange }: Deps) {
  async function add(form: ProductForm, by: By): Promise<AdminProduct> {
    const wanted = { id: newId(random), fields: toFields(form, []), at: clock.now() }
    const added = await db.transaction().execute(async (trx) => {
      const product = await insertProduct(trx, wanted)
      const detail = `price: ${product.price}`
      await audit.write(trx, { admin: by, action: 'product_added', subject: product.name, detail })
      return product
    })
    onChange()
    return toAdminProduct(added)
  }

  async function edit(id: string, { version, ...form }: ProductEdit, by: By): Promise<AdminProduct> {
    const edited = await db.transaction().execute(async (trx) => {
      const before = await claimProduct(trx, { id, version, at: clock.now() })
      if (!before) throw new AppError((await findProduct(trx, id)) ? 'conflict' : 'product_not_found')
      const after = { ...before, ...toFields(form, before.description_id) }
      await updateProduct(trx, id, after)
      const detail = describeChanges(before, after)
      if (detail) {
        await audit.write(trx, { admin: by, action: 'product_edited', subject: before.name, detail })
      }
      return after
    })
    onChange()
    return toAdminProduct(edited)
  }

  async function remove(id: string, by: By): Promise<void> {
    await db.transaction().execute(async (trx) => {
      const gone = await deleteProduct(trx, id)
      if (!gone) throw new AppError('product_not_found')
      const detail = `price: ${gone.price}`
      await audit.write(trx, { admin: by, action: 'product_deleted', subject: gone.name, detail })
    })
    onChange()
  }

  return {
    add,
    edit,
    remove,
    bedrockPrefix,
    list: async (): Promise<AdminProduct[]> => (await listProducts(db)).map(toAdminProduct),
  }
}

function toFields({ execute, ...form }: ProductForm, descriptionIdBefore: string[]): ProductFields {
  const commands = execute.map(({ text }) => text)
  return { ...form, description_id: form.description_id ?? descriptionIdBefore, commands }
}

function toAdminProduct({ id, commands, ...product }: StoredProduct): AdminProduct {
  return { _id: id, ...product, execute: commands.map((text) => ({ type: 'commands', text })) }
}
