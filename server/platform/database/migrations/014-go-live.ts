// Payment channels as the gateway listed them last, methods taken off for a while, and results of the checks.
import type { Kysely } from 'kysely'

export const additive = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('payment_channels')
    .addColumn('source', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text')
    .addColumn('asked_at', 'text')
    .addColumn('problem', 'text')
    .addColumn('problem_at', 'text')
    .execute()
  await db.schema
    .createTable('payment_rest')
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('method', 'text', (column) => column.notNull())
    .addColumn('since', 'text', (column) => column.notNull())
    .addColumn('until', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('detail', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('payment_rest_key', ['source', 'method'])
    .execute()
  await db.schema
    .createTable('check_result')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('details', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('ms', 'integer', (column) => column.notNull())
    .execute()
}
