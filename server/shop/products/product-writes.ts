// Writes of products: each in one transaction with its audit entry, and published after the commit.
import type { Settings } from '#contract/settings/sections.schema.ts'
import { type Price, type PricedSale, priceOf } from '#contract/shop/price.ts'
import type { AdminProduct } from '#contract/shop/store-admin.schema.ts'
import type { Servers } from '#server/network/servers/servers.service.ts'
import type { Audit } from '#server/platform/audit/audit.service.ts'
import { toExecute } from '#server/platform/database/commands.ts'
import type { Core } from '#server/platform/database/core.ts'
import type { Db } from '#server/platform/database/schema.ts'
import { AppError } from '#server/platform/kernel/app-error.ts'
import { changedFields } from '#server/platform/kernel/changed-fields.ts'
import { jakartaDay } from '#server/platform/kernel/jakarta.ts'
import { newId } from '#server/platform/kernel/random.ts'
import {
  claimProduct,
  countSold,
  findProduct,
  insertProduct,
  type ProductFields,
  type StoredProduct,
  updateProduct,
} from './product.repository.ts'

export type ProductDeps = Pick<Core, 'db' | 'clock' | 'random'> & {
  audit: Audit
  servers: Pick<Servers, 'current' | 'find' | 'first'>
  shownSettings(): Pick<Settings, 'categories'>
  isDemo?(): boolean
  countsTests: boolean
  listSales(): Promise<readonly PricedSale[]>
  onChange(): Promise<void>
}

type Claim = { id: string; version?: number }

const DAY_MS = 24 * 60 * 60 * 1_000
/** With today thirty days. */
const SOLD_DAYS_BEFORE = 29

export type ProductWrites = ReturnType<typeof createProductWrites>

export function createProductWrites(deps: ProductDeps) {
  const { db, clock, random, audit, servers, countsTests, onChange, listSales } = deps
  const { isDemo = () => true } = deps

  async function showAll(products: readonly StoredProduct[]): Promise<AdminProduct[]> {
    const now = clock.now()
    const since = jakartaDay(new Date(now.getTime() - SOLD_DAYS_BEFORE * DAY_MS))
    const sold = await countSold(db, since, countsTests)
    const sales = await listSales()
    return products.map((product) =>
      toAdminProduct(product, {
        firstServer: servers.first(),
        isDemo: isDemo(),
        sold: sold.get(product.id) ?? 0,
        price: priceOf({ product, sales, now }),
      }),
    )
  }

  async function show(product: StoredProduct): Promise<AdminProduct> {
    return (await showAll([product]))[0] as AdminProduct
  }

  async function insert(fields: ProductFields, by: string): Promise<AdminProduct> {
    const wanted = { id: newId(random), fields, at: clock.now() }
    const added = await db.transaction().execute(async (trx) => {
      const product = await insertProduct(trx, wanted)
      const { id: target, name: subject, price } = product
      await audit.write(trx, { admin: by, action: 'product_added', subject, target, after: { price } })
      return product
    })
    await onChange()
    return show(added)
  }

  async function change(
    { id, version }: Claim,
    to: (before: StoredProduct) => ProductFields,
    by: string,
  ): Promise<AdminProduct> {
    const edited = await db.transaction().execute(async (trx) => {
      const product = await editProduct(trx, { id, version }, to, { admin: by, at: clock.now(), audit })
      if (!product) throw new AppError((await findProduct(trx, id)) ? 'conflict' : 'product_not_found')
      return product
    })
    await onChange()
    return show(edited)
  }

  return { showAll, insert, change }
}

export type Edit = { admin: string; at: Date; audit: Audit }

/** In the transaction of the caller; null when it is deleted or not at that version. */
export async function editProduct(
  trx: Db,
  { id, version }: Claim,
  to: (before: StoredProduct) => ProductFields,
  { admin, at, audit }: Edit,
): Promise<StoredProduct | null> {
  const before = await claimProduct(trx, { id, version, at })
  if (!before) return null
  const fields = to(before)
  await updateProduct(trx, id, fields)
  const changes = changedFields(before, fields)
  const edited = { action: 'product_edited', subject: before.name, target: id } as const
  // An entry of the demo becomes the owner's even where no field changes.
  if (changes || before.builtIn) await audit.write(trx, { admin, ...edited, ...changes })
  return { ...before, ...fields, builtIn: false }
}

type Shown = { firstServer: string; isDemo: boolean; sold: number; price: Price }

function toAdminProduct(
  stored: StoredProduct,
  { firstServer, isDemo, sold, price: now }: Shown,
): AdminProduct {
  const { price, discount } = now
  const { id, commands, refundCommands, limit, builtIn, ...product } = stored
  return {
    _id: id,
    ...product,
    execute: toExecute(commands, firstServer),
    execute_on_refund: toExecute(refundCommands, firstServer),
    limit_per_player: limit,
    built_in: builtIn && !isDemo,
    sold,
    price_now: price,
    sale_ends: discount && discount.kind !== 'coupon' ? discount.until : null,
  }
}
