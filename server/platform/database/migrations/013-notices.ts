// The outbox of notices: events, and their way to each channel.
import type { Kysely } from 'kysely'

export const additive = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('notice')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('key', 'text', (column) => column.unique())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('notice_at').on('notice').column('at').execute()
  await createDeliveries(db)
  await db.schema
    .createTable('notice_channel')
    .addColumn('channel', 'text', (column) => column.primaryKey())
    .addColumn('target', 'text', (column) => column.notNull())
    .addColumn('lease', 'text')
    .addColumn('leased_until', 'text')
    .addColumn('paused_until', 'text')
    .addColumn('failures', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createTable('notice_outage')
    .addColumn('part', 'text', (column) => column.primaryKey())
    .addColumn('process', 'text', (column) => column.notNull())
    .addColumn('since', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'text', (column) => column.notNull())
    .execute()
}

async function createDeliveries(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('notice_delivery')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('notice_id', 'text', (column) => column.notNull())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('topic', 'text', (column) => column.notNull())
    .addColumn('message_id', 'text')
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('due_at', 'text', (column) => column.notNull())
    .addColumn('reason', 'text')
    .addColumn('reply', 'text')
    .addColumn('ms', 'integer')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('notice_delivery_due')
    .on('notice_delivery')
    .columns(['state', 'channel', 'due_at'])
    .execute()
  await db.schema.createIndex('notice_delivery_message').on('notice_delivery').column('message_id').execute()
  await db.schema.createIndex('notice_delivery_created').on('notice_delivery').column('created_at').execute()
}
