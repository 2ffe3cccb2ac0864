import type { Kysely } from 'kysely'

export const additive = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('admin')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('username', 'text', (column) => column.notNull().unique())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
}
