// One name for the key of a player in every table, donations by that key, and from where an unpaid order was placed.
import { type Kysely, sql } from 'kysely'

export const additive = false

const KEYED = [
  'purchase',
  'send_action',
  'coupon_use',
  'player_block',
  'player_sum',
  'player_note',
  'given_order',
  'vote',
  'vote_window',
  'vote_player',
  'vote_month',
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of KEYED)
    await db.schema.alterTable(table).renameColumn('username_key', 'player_key').execute()
  await db.schema.alterTable('purchase').addColumn('network', 'text').execute()
  await sql`create index purchase_open_coupon on purchase (coupon_id) where status = 'UNPAID'`.execute(db)
  await keyDonations(db)
}

async function keyDonations(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('donation_total_top').execute()
  await db.schema.alterTable('donation_total').renameTo('donation_by_name').execute()
  await db.schema
    .createTable('donation_total')
    .addColumn('month', 'text', (column) => column.notNull())
    .addColumn('player_key', 'text', (column) => column.notNull())
    .addColumn('username', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('reached_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('donation_total_key', ['month', 'player_key'])
    .execute()
  await sql`
    insert into donation_total (month, player_key, username, amount, reached_at)
    select month, lower(username), max(username), sum(amount), max(reached_at)
    from donation_by_name group by month, lower(username)
  `.execute(db)
  await db.schema.dropTable('donation_by_name').execute()
  await db.schema
    .createIndex('donation_total_top')
    .on('donation_total')
    .columns(['month', 'amount desc', 'reached_at'])
    .execute()
}
