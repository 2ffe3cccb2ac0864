import type { Kysely } from 'kysely'

export const additive = true

/** What each buyer has paid, per month and for ever, added up as orders are paid: boards never count orders. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('donation_total')
    .addColumn('month', 'text', (column) => column.notNull())
    .addColumn('username', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('reached_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('donation_total_pk', ['month', 'username'])
    .execute()
  await db.schema
    .createIndex('donation_total_top')
    .on('donation_total')
    .columns(['month', 'amount desc', 'reached_at'])
    .execute()
}
