// Several game servers: which one a command is for, and whether it waits until the player is online there.
import type { Kysely } from 'kysely'

export const additive = true

export async function up(db: Kysely<unknown>): Promise<void> {
  // Null is the first server: rows of the version before, and those it still adds.
  await db.schema.alterTable('send_action').addColumn('server', 'text').execute()
  await db.schema
    .alterTable('send_action')
    .addColumn('wait_online', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  // The queue of one server in order, apart from what waits for players.
  await db.schema
    .createIndex('send_action_queue')
    .on('send_action')
    .columns(['state', 'server', 'wait_online', 'number'])
    .execute()
  for (const table of ['product', 'purchase']) {
    await db.schema.alterTable(table).addColumn('command_options', 'text').execute()
  }
  await db.schema.alterTable('secret').addColumn('updated_at', 'text').execute()
}
