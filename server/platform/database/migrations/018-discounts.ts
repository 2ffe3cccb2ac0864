// Coupons, sales, which orders hold a coupon, and what each discount brought in.
import { type Kysely, sql } from 'kysely'

export const additive = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await discountTable(db, 'coupon')
    .addColumn('code', 'text', (column) => column.notNull().unique())
    .addColumn('minimum', 'integer', (column) => column.notNull())
    .addColumn('max_uses', 'integer')
    .addColumn('per_player', 'integer')
    .execute()
  await discountTable(db, 'sale')
    .addColumn('name', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('coupon_use')
    .addColumn('purchase_id', 'text', (column) => column.primaryKey())
    .addColumn('coupon_id', 'text', (column) => column.notNull())
    .addColumn('username_key', 'text', (column) => column.notNull())
    .addColumn('is_test', 'integer', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('coupon_use_player')
    .on('coupon_use')
    .columns(['coupon_id', 'username_key'])
    .execute()
  await db.schema
    .createTable('discount_sum')
    .addColumn('discount_id', 'text', (column) => column.notNull())
    .addColumn('is_test', 'integer', (column) => column.notNull())
    .addColumn('held', 'integer', (column) => column.notNull())
    .addColumn('paid', 'integer', (column) => column.notNull())
    .addColumn('given', 'bigint', (column) => column.notNull())
    .addColumn('revenue', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('discount_sum_key', ['discount_id', 'is_test'])
    .execute()
  await sql`create index purchase_coupon on purchase (coupon_id, number) where coupon_id is not null`.execute(
    db,
  )
}

function discountTable(db: Kysely<unknown>, name: string) {
  return db.schema
    .createTable(name)
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('value', 'integer', (column) => column.notNull())
    .addColumn('scope', 'text')
    .addColumn('starts_at', 'text')
    .addColumn('ends_at', 'text')
    .addColumn('enabled', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
}
