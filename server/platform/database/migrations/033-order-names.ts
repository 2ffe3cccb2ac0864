// The Indonesian name of the product of an order, as sold.
import type { Kysely } from 'kysely'

export const additive = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('purchase')
    .addColumn('product_name_id', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}
