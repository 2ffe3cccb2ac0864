// Products that a fresh site starts with, until an admin saves them.
import type { Kysely } from 'kysely'

export const additive = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('product')
    .addColumn('built_in', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
