import { type Selectable, sql } from 'kysely'
import type { LimitPerPlayer } from '#contract/shop/store-admin.schema.ts'
import type { LimitPeriod } from '#contract/shop/store-admin.ts'
import {
  type Command,
  readCommands,
  readRefundCommands,
  toCommandColumns,
  toRefundColumns,
} from '#server/platform/database/commands.ts'
import type { Db, Schema } from '#server/platform/database/schema.ts'

type Row = Selectable<Schema['product']>

/** The columns whose stored form is not the one that code uses. */
type Written =
  | ('description' | 'description_id' | 'visible' | 'built_in' | 'created_at')
  | ('commands' | 'command_options' | 'refund_commands' | 'refund_command_options')
  | ('limit_count' | 'limit_period')

export type StoredProduct = Omit<Row, Written> & {
  description: string[]
  description_id: string[]
  commands: Command[]
  refundCommands: Command[]
  visible: boolean
  limit: LimitPerPlayer | null
  /** True for a product of a fresh site that no admin has saved since. */
  builtIn: boolean
}

export type ProductFields = Omit<StoredProduct, 'id' | 'version' | 'updated_at' | 'builtIn'>

export const PRODUCT_DEFAULTS = {
  name_id: '',
  visible: true,
  category: '',
  refundCommands: [],
  limit: null,
  available_from: null,
  available_until: null,
  sale_price: null,
  sale_from: null,
  sale_until: null,
} satisfies Partial<ProductFields>

export type NewProductFields = Omit<ProductFields, keyof typeof PRODUCT_DEFAULTS> &
  Partial<Pick<ProductFields, keyof typeof PRODUCT_DEFAULTS>>

export async function listProducts(db: Db): Promise<StoredProduct[]> {
  const rows = await db
    .selectFrom('product')
    .selectAll()
    .orderBy('sort_id')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(toProduct)
}

export async function findProduct(db: Db, id: string): Promise<StoredProduct | null> {
  return (await findProducts(db, [id]))[0] ?? null
}

/** In no order. */
export async function findProducts(db: Db, ids: readonly string[]): Promise<StoredProduct[]> {
  const rows = await db.selectFrom('product').selectAll().where('id', 'in', ids).execute()
  return rows.map(toProduct)
}

type NewProduct = { id: string; fields: NewProductFields; at: Date; builtIn?: boolean }

export async function insertProduct(
  db: Db,
  { id, fields: given, at, builtIn = false }: NewProduct,
): Promise<StoredProduct> {
  const moment = at.toISOString()
  const fields = { ...PRODUCT_DEFAULTS, ...given }
  await db
    .insertInto('product')
    .values({
      id,
      ...toColumns(fields),
      built_in: builtIn ? 1 : 0,
      version: 1,
      created_at: moment,
      updated_at: moment,
    })
    .execute()
  return { id, ...fields, builtIn, version: 1, updated_at: moment }
}

type Claim = { id: string; version?: number; at: Date }

/** Locks the product until the transaction ends and counts its version up; null when it is gone or not at that version. */
export async function claimProduct(trx: Db, { id, version, at }: Claim): Promise<StoredProduct | null> {
  const row = await trx
    .updateTable('product')
    .set({ version: sql<number>`version + 1`, updated_at: at.toISOString() })
    .where('id', '=', id)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .returningAll()
    .executeTakeFirst()
  return row ? toProduct(row) : null
}

export async function updateProduct(db: Db, id: string, fields: ProductFields): Promise<void> {
  await db
    .updateTable('product')
    .set({ ...toColumns(fields), built_in: 0 })
    .where('id', '=', id)
    .execute()
}

export async function deleteProduct(db: Db, id: string): Promise<StoredProduct | null> {
  const row = await db.deleteFrom('product').where('id', '=', id).returningAll().executeTakeFirst()
  return row ? toProduct(row) : null
}

type Place = { id: string; version: number; sortId: number; at: Date }

/** False when the product is deleted or not at that version. */
export async function placeProduct(trx: Db, { id, version, sortId, at }: Place): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('product')
    .set({ sort_id: sortId, version: version + 1, updated_at: at.toISOString() })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

function toProduct(row: Row): StoredProduct {
  const { created_at: _, built_in, commands, command_options, limit_count, limit_period, ...others } = row
  const { refund_commands, refund_command_options, description, description_id, visible, ...plain } = others
  const isLimited = limit_count !== null && limit_period !== null
  return {
    ...plain,
    description: JSON.parse(description),
    description_id: JSON.parse(description_id),
    commands: readCommands({ commands, command_options }),
    refundCommands: readRefundCommands({ refund_commands, refund_command_options }),
    visible: visible === 1,
    builtIn: built_in === 1,
    limit: isLimited ? { count: limit_count, period: limit_period as LimitPeriod } : null,
  }
}

function toColumns({ description, description_id, commands, ...fields }: ProductFields) {
  const { refundCommands, visible, limit, ...plain } = fields
  return {
    ...plain,
    visible: visible ? 1 : 0,
    limit_count: limit?.count ?? null,
    limit_period: limit?.period ?? null,
    description: JSON.stringify(description),
    description_id: JSON.stringify(description_id),
    ...toCommandColumns(commands),
    ...toRefundColumns(refundCommands),
  }
}

/** Paid and not refunded since a day in Jakarta, without what was given by hand; by product id. */
export async function countSold(db: Db, since: string, isTest: boolean): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('day_sum')
    .select(({ fn }) => ['product_id', fn.sum<number>('sold').as('sold')])
    .where('day', '>=', since)
    .where('is_test', '=', isTest ? 1 : 0)
    .groupBy('product_id')
    .execute()
  return new Map(rows.map(({ product_id, sold }) => [product_id, sold]))
}
