// Indexes for filters of orders by two columns, for deliveries without a payment, and for what a player was given by hand.
import { type Kysely, sql } from 'kysely'

export const additive = true

/** After the number: columns that other filters check, so that rows which do not fit are never read. */
const INDEXES = {
  purchase_status_product: ['status', 'product_id', 'number', 'method', 'is_test'],
  purchase_status_method: ['status', 'method', 'number', 'is_test'],
  purchase_product_method: ['product_id', 'method', 'number', 'is_test'],
}

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, columns] of Object.entries(INDEXES))
    await db.schema.createIndex(name).on('purchase').columns(columns).execute()
  await db.schema
    .createIndex('send_action_purchase_server')
    .on('send_action')
    .columns(['purchase_id', 'server'])
    .execute()
  // SQLite prefers the index of the status or of the delivery to a partial one that names these columns alone.
  await sql`
    create index purchase_unpaid_delivery on purchase (number)
    where delivery || '' is not null and status || '' in ('UNPAID', 'EXPIRED', 'FAILED')
  `.execute(db)
  await sql`create index purchase_given on purchase (username_key, number) where given_by is not null`.execute(
    db,
  )
}
