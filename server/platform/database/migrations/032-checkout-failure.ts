// The last checkout that the payment gateway refused or did not answer, until one succeeds.
import type { Kysely } from 'kysely'

export const additive = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('checkout_failure')
    .addColumn('source', 'text', (column) => column.primaryKey())
    .addColumn('gateway', 'text', (column) => column.notNull())
    .addColumn('words', 'text')
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('variable', 'text')
    .addColumn('method', 'text', (column) => column.notNull())
    .addColumn('since', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('times', 'integer', (column) => column.notNull())
    .execute()
}
