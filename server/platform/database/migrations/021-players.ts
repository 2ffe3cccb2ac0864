// Players: who may not buy, notes of the team, and what was given by hand.
import type { Kysely } from 'kysely'

export const additive = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('player_block')
    .addColumn('username_key', 'text', (column) => column.primaryKey())
    .addColumn('username', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('blocked_by', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('player_note')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('username_key', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('written_by', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('player_note_player')
    .on('player_note')
    .columns(['username_key', 'at'])
    .execute()
  await db.schema
    .createTable('given_order')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('purchase_id', 'text', (column) => column.notNull().unique())
    .addColumn('username_key', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('given_order_player')
    .on('given_order')
    .columns(['username_key', 'at'])
    .execute()
}
