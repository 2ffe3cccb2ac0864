import { type Selectable, sql } from 'kysely'
import { type Command, readCommands, toCommandColumns } from '#server/database/commands.ts'
import type { Db, Schema } from '#server/database/schema.ts'

type Row = Selectable<Schema['product']>
type Lists = Record<'description' | 'description_id', string[]> & { commands: Command[] }

type Read = 'id' | 'name' | 'price' | 'image_url' | 'sort_id' | 'version'

export type StoredProduct = Pick<Row, Read> & Lists

export type ProductFields = Omit<StoredProduct, 'id' | 'version'>

/** By sort order, then by creation. */
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
  const row = await db.selectFrom('product').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? toProduct(row) : null
}

export async function insertProduct(
  db: Db,
  { id, fields, at }: { id: string; fields: ProductFields; at: Date },
): Promise<StoredProduct> {
  const moment = at.toISOString()
  await db
    .insertInto('product')
    .values({ id, ...toColumns(fields), version: 1, created_at: moment, updated_at: moment })
    .execute()
  return { id, ...fields, version: 1 }
}

type Claim = { id: string; version?: number; at: Date }

/**
 * Locks the product until the transaction ends and increments its version; null when it is deleted or not at that
 * version.
 */
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
  await db.updateTable('product').set(toColumns(fields)).where('id', '=', id).execute()
}

/** The deleted product; null when it did not exist. */
export async function deleteProduct(db: Db, id: string): Promise<StoredProduct | null> {
  const row = await db.deleteFrom('product').where('id', '=', id).returningAll().executeTakeFirst()
  return row ? toProduct(row) : null
}

function toProduct(stored: Row): StoredProduct {
  const { created_at: _created, updated_at: _updated, command_options: _options, ...row } = stored
  return {
    ...row,
    description: JSON.parse(row.description),
    description_id: JSON.parse(row.description_id),
    commands: readCommands(stored),
  }
}

function toColumns({ name, price, image_url, sort_id, ...lists }: ProductFields) {
  return {
    name,
    price,
    image_url,
    sort_id,
    description: JSON.stringify(lists.description),
    description_id: JSON.stringify(lists.description_id),
    ...toCommandColumns(lists.commands),
  }
}
