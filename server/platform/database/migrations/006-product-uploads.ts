import type { Kysely } from 'kysely'

export const additive = true

/** Pictures that were uploaded for a product and may never be saved with one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('product_upload')
    .addColumn('url', 'text', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('product_upload_at').on('product_upload').column('at').execute()
}
