// Admin changes of products. Orders have their own copy, so an edit does not change them.
import { isDeepStrictEqual } from 'node:util'
import type { AdminProduct, ProductEdit, ProductForm } from '#contract/store-admin.schema.ts'
import type { Audit } from '#server/audit/audit.service.ts'
import { toExecute } from '#server/database/commands.ts'
import type { Core } from '#server/database/core.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { newId } from '#server/kernel/random.ts'
import type { Servers } from '#server/servers/servers.service.ts'
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
  servers: Pick<Servers, 'current' | 'find' | 'first'>
  /** Public data has changed. */
  onChange(): Promise<void>
}

/** The admin's username, for the audit log. */
type By = string

export type Products = ReturnType<typeof createProducts>

export function createProducts({ db, clock, random, audit, servers, onChange }: Deps) {
  const show = (product: StoredProduct) => toAdminProduct(product, servers.first())

  function requireServers({ execute }: Pick<ProductForm, 'execute'>): void {
    const isKnown = execute.every(({ server }) => server === undefined || servers.find(server))
    if (!isKnown) throw new AppError('server_not_found')
  }

  async function add(form: ProductForm, by: By): Promise<AdminProduct> {
    requireServers(form)
    const wanted = { id: newId(random), fields: toFields(form, null), at: clock.now() }
    const added = await db.transaction().execute(async (trx) => {
      const product = await insertProduct(trx, wanted)
      const detail = `price: ${product.price}`
      await audit.write(trx, { admin: by, action: 'product_added', subject: product.name, detail })
      return product
    })
    await onChange()
    return show(added)
  }

  async function edit(id: string, { version, ...form }: ProductEdit, by: By): Promise<AdminProduct> {
    requireServers(form)
    const edited = await db.transaction().execute(async (trx) => {
      const before = await claimProduct(trx, { id, version, at: clock.now() })
      if (!before) throw new AppError((await findProduct(trx, id)) ? 'conflict' : 'product_not_found')
      const after = { ...before, ...toFields(form, before) }
      await updateProduct(trx, id, after)
      const detail = describeChanges(before, after)
      if (detail) {
        await audit.write(trx, { admin: by, action: 'product_edited', subject: before.name, detail })
      }
      return after
    })
    await onChange()
    return show(edited)
  }

  async function remove(id: string, by: By): Promise<void> {
    await db.transaction().execute(async (trx) => {
      const gone = await deleteProduct(trx, id)
      if (!gone) throw new AppError('product_not_found')
      const detail = `price: ${gone.price}`
      await audit.write(trx, { admin: by, action: 'product_deleted', subject: gone.name, detail })
    })
    await onChange()
  }

  /** For admins who may not write commands: a product keeps its own, a new one has those of another. */
  async function requireKnownCommands({ execute }: ProductForm, id: string | null): Promise<void> {
    const server = servers.first()
    const wanted = execute.map((item) => ({ ...{ server, wait_online: false }, ...item }))
    const known = (await listProducts(db)).filter((product) => id === null || product.id === id)
    const isKnown = known.some((product) => isDeepStrictEqual(show(product).execute, wanted))
    if (!isKnown) throw new AppError('permission_missing')
  }

  return {
    add,
    edit,
    requireKnownCommands,
    remove,
    /** Where commands can be sent. */
    servers: () =>
      servers
        .current()
        .list.map(({ id, name, bedrockPrefix }) => ({ id, name, bedrock_prefix: bedrockPrefix })),
    list: async (): Promise<AdminProduct[]> => (await listProducts(db)).map(show),
  }
}

/** What a client of the version before leaves out stays as it was. */
function toFields({ execute, ...form }: ProductForm, before: StoredProduct | null): ProductFields {
  const commands = execute.map(({ text, server, wait_online }, index) => {
    const old = before?.commands[index]
    const same = old?.text === text ? old : undefined
    return {
      text,
      server: server ?? same?.server ?? null,
      waitOnline: wait_online ?? same?.waitOnline ?? false,
    }
  })
  return { ...form, description_id: form.description_id ?? before?.description_id ?? [], commands }
}

function toAdminProduct({ id, commands, ...product }: StoredProduct, firstServer: string): AdminProduct {
  return { _id: id, ...product, execute: toExecute(commands, firstServer) }
}
