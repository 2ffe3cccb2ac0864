// Index of the list of orders by amount, without or only with test orders.
import type { Kysely } from 'kysely'

export const additive = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('purchase_test_amount')
    .on('purchase')
    .columns(['is_test', 'amount', 'number'])
    .execute()
}
