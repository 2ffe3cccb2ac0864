import type { Kysely } from 'kysely'

export const additive = true

/** Pictures that were uploaded for the site; settings name them, or the history of the settings. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('site_upload')
    .addColumn('url', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('site_upload_at').on('site_upload').column('at').execute()
}
