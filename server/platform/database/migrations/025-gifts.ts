// Orders for a friend, with sender and message.
import type { Kysely } from 'kysely'

export const additive = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('purchase').addColumn('gift', 'text').execute()
}
