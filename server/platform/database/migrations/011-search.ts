// Indexes of the global search of the admin area.
import { type Kysely, PostgresAdapter, sql } from 'kysely'

export const additive = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('purchase_amount').on('purchase').columns(['amount', 'number']).execute()
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) {
    await db.schema.createIndex('purchase_pay_code').on('purchase').column('pay_code').execute()
    return
  }
  // By character: the collation of the database may ignore dashes, and then an index cannot find beginnings.
  await sql`create index purchase_pay_code on purchase (pay_code text_pattern_ops)`.execute(db)
  await sql`create index purchase_reference_beginning on purchase (reference text_pattern_ops)`.execute(db)
}
