// Products in the file of the site. Orders have their own copy of a product, so one that is removed stays in them.
import * as z from 'zod'
import { firstProducts } from '#content/products.ts'
import type { SettingsIssue } from '#content/settings/describe-problems.ts'
import type { ImageWidth } from '#contract/network/gamemodes.ts'
import { idOr } from '#contract/platform/fields.schema.ts'
import { checkUniqueIds } from '#contract/settings/fields.schema.ts'
import type { Settings } from '#contract/settings/sections.schema.ts'
import { checkOffer, ProductFormFields } from '#contract/shop/store-admin.schema.ts'
import { PRODUCTS_MAX } from '#contract/shop/store-admin.ts'
import type { Audit } from '#server/platform/audit/audit.service.ts'
import type { Command } from '#server/platform/database/commands.ts'
import type { Db } from '#server/platform/database/schema.ts'
import { compareEntries } from '#server/platform/site-file/compare-entries.ts'
import { parseStrictly } from '#server/platform/site-file/parse-strictly.ts'
import type { Incoming, SiteFileKind } from '#server/platform/site-file/site-file-kind.ts'
import {
  deleteProduct,
  insertProduct,
  listProducts,
  type ProductFields,
  type StoredProduct,
} from './product.repository.ts'
import { fieldsOf, toFields } from './product-fields.ts'
import { trackProductUpload } from './product-images.service.ts'
import { editProduct } from './product-writes.ts'

type Deps = {
  db: Db
  audit: Audit
  /** As they are after the import. */
  settingsAfter(incoming: Incoming): Pick<Settings, 'servers' | 'categories'>
}

type Product = { id: string; fields: ProductFields; builtIn: boolean }

const WIDTH: ImageWidth = 960
/** The picture of a new product whose picture is not in the file. */
const PICTURE = firstProducts[0]?.image_url ?? ''

export function createProductFile({ db, audit, settingsAfter }: Deps): SiteFileKind<ProductInFile[]> {
  return {
    name: 'products',
    pictures: { width: WIDTH, variantsAt: () => 'plain', track: trackProductUpload },
    read: async () => (await listProducts(db)).map((product) => toEntry(asStored(product))),
    parse: (json) => parseStrictly(ProductsInFile, json),

    async check(entries, incoming) {
      const { servers, categories } = settingsAfter(incoming)
      return entries.flatMap((entry, index) => referenceIssues(entry, index, { servers, categories }))
    },

    async compare(entries) {
      const stored = new Map((await listProducts(db)).map((product) => [product.id, product]))
      const asProduct = ({ id, built_in = false, ...form }: ProductInFile): Product => {
        const image_url = form.image_url ?? stored.get(id)?.image_url ?? PICTURE
        // A product that the owner has saved here stays theirs.
        const builtIn = built_in && (stored.get(id)?.builtIn ?? true)
        return { id, builtIn, fields: toFields({ ...form, image_url }, null) }
      }
      return compareEntries({
        wanted: entries.map(asProduct),
        present: [...stored.values()].map(asStored),
        ...writesOf(stored, audit),
      }).map((change) => ({ ...change, before: shown(change.before), after: shown(change.after) }))
    },
  }
}

function writesOf(stored: ReadonlyMap<string, StoredProduct>, audit: Audit) {
  type Writes = Omit<Parameters<typeof compareEntries<Product>>[0], 'wanted' | 'present'>
  const writes: Writes = {
    keyOf: ({ id }) => id,
    nameOf: ({ fields }) => fields.name,
    add:
      ({ id, fields, builtIn }, index) =>
      async (trx, { admin, at }) => {
        // Products with the same number are shown in the order of the file.
        await insertProduct(trx, { id, fields, builtIn, at: new Date(at.getTime() + index) })
        const { name: subject, price } = fields
        await audit.write(trx, { admin, action: 'product_added', subject, target: id, after: { price } })
        return true
      },
    change:
      ({ id, fields }) =>
      async (trx, { admin, at }) => {
        const claim = { id, version: stored.get(id)?.version }
        return (await editProduct(trx, claim, () => fields, { admin, at, audit })) !== null
      },
    remove: ({ id }) => ({
      action: 'remove',
      apply: async (trx, { admin }) => {
        const gone = await deleteProduct(trx, id)
        if (gone?.version !== stored.get(id)?.version) return false
        const before = { price: gone?.price }
        await audit.write(trx, { admin, action: 'product_deleted', subject: gone?.name, before })
        return true
      },
    }),
  }
  return writes
}

/** As the file has it, for the list of changes. */
function shown(product: unknown): unknown {
  if (product === null) return null
  return toEntry(product as Product)
}

function asStored(product: StoredProduct): Product {
  return { id: product.id, fields: fieldsOf(product), builtIn: product.builtIn }
}

function toEntry({
  id,
  fields: { commands, refundCommands, limit, ...fields },
  builtIn,
}: Product): ProductInFile {
  return {
    id,
    ...(builtIn && { built_in: true }),
    ...fields,
    limit_per_player: limit,
    execute: toExecute(commands),
    execute_on_refund: toExecute(refundCommands),
  }
}

/** A command of the first server names none, so that it follows the order of the servers. */
function toExecute(commands: readonly Command[]): ProductInFile['execute'] {
  return commands.map(({ text, server, waitOnline = false }) => ({
    type: 'commands',
    text,
    ...(server && { server }),
    wait_online: waitOnline,
  }))
}

function referenceIssues(
  { category, execute, execute_on_refund = [] }: ProductInFile,
  index: number,
  { servers, categories }: Pick<Settings, 'servers' | 'categories'>,
): SettingsIssue[] {
  const unknown = [...execute, ...execute_on_refund].flatMap(({ server }) =>
    server === undefined || servers.list.some(({ id }) => id === server) ? [] : [server],
  )
  const isListed = !category || categories.list.some(({ id }) => id === category)
  return [
    ...[...new Set(unknown)].map((server) => ({
      path: [index, 'execute'],
      message: 'no_such_server',
      params: { server },
    })),
    ...(isListed ? [] : [{ path: [index, 'category'], message: 'no_such_category', params: { category } }]),
  ]
}

/** The form of the console with the id, so that discounts and links hold. */
const ProductInFile = z
  .object({
    id: idOr('product_not_found'),
    ...ProductFormFields.shape,
    /** True for a product of a fresh site that was not saved since. */
    built_in: z.boolean().optional(),
    /** Null: the picture is not in the file. */
    image_url: ProductFormFields.shape.image_url.nullable(),
  })
  .superRefine(checkOffer)
type ProductInFile = z.infer<typeof ProductInFile>

const ProductsInFile = z.array(ProductInFile).max(PRODUCTS_MAX).superRefine(checkUniqueIds)
