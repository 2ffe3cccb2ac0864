// The shop as a business: columns that products, orders and send actions get together.
import type { Kysely } from 'kysely'

export const additive = true

const TEXT = {
  product: [
    'available_from',
    'available_until',
    'sale_from',
    'sale_until',
    'limit_period',
    'refund_commands',
    'refund_command_options',
  ],
  purchase: [
    'discount',
    'coupon_id',
    'refund_commands',
    'refund_command_options',
    'delivery',
    'given_by',
    'refunded_at',
  ],
}
const INTEGER = { product: ['sale_price', 'limit_count'], purchase: ['list_price', 'gateway_fee'] }

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['product', 'purchase'] as const) {
    for (const name of TEXT[table]) await db.schema.alterTable(table).addColumn(name, 'text').execute()
    for (const name of INTEGER[table]) await db.schema.alterTable(table).addColumn(name, 'integer').execute()
  }
  await db.schema
    .alterTable('product')
    .addColumn('visible', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  for (const name of ['name_id', 'category']) {
    await db.schema
      .alterTable('product')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute()
  }
  await db.schema
    .alterTable('send_action')
    .addColumn('purpose', 'text', (column) => column.notNull().defaultTo('delivery'))
    .execute()
}
