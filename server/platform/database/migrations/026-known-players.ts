// Names of players that the network has seen, for the check of a name before a payment.
import type { Kysely } from 'kysely'

export const additive = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('known_player')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('edition', 'text', (column) => column.notNull())
    .addColumn('seen_on', 'text')
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('found_on', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('known_player_found').on('known_player').column('found_on').execute()
  await db.schema
    .createTable('known_player_source')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('position', 'text', (column) => column.notNull())
    .addColumn('next_at', 'text', (column) => column.notNull())
    .addColumn('completed_at', 'text')
    .execute()
}
