import type { Kysely } from 'kysely'

export const additive = true

/** What several processes must agree on: secrets made here, limits, spent proofs, sessions, and who did what. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('secret')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('spent_proof')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('spent_proof_expiry').on('spent_proof').column('expires_at').execute()
  await db.schema
    .createTable('limit_window')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('ends_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('limit_window_end').on('limit_window').column('ends_at').execute()
  await db.schema
    .createTable('admin_session')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('admin_id', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('used_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('admin_session_admin').on('admin_session').column('admin_id').execute()
  await db.schema
    .createTable('audit_entry')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('number', 'bigint', (column) => column.notNull().unique())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('admin', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('subject', 'text')
    .addColumn('detail', 'text')
    .execute()
}
