// The team: a role for each admin, two-factor login, invitations, and what a session is used with.
import type { Kysely } from 'kysely'

export const additive = true

export async function up(db: Kysely<unknown>): Promise<void> {
  // Admins of the version before, and those it still adds, are owners.
  await db.schema
    .alterTable('admin')
    .addColumn('role', 'text', (column) => column.notNull().defaultTo('owner'))
    .execute()
  for (const name of ['totp_secret', 'totp_pending', 'two_factor_at']) {
    await db.schema.alterTable('admin').addColumn(name, 'text').execute()
  }
  await db.schema
    .alterTable('admin')
    .addColumn('totp_step', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  for (const name of ['network', 'device']) {
    await db.schema.alterTable('admin_session').addColumn(name, 'text').execute()
  }
  await db.schema
    .createTable('admin_recovery_code')
    .addColumn('admin_id', 'text', (column) => column.notNull())
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('used_at', 'text')
    .addPrimaryKeyConstraint('admin_recovery_code_key', ['admin_id', 'code_hash'])
    .execute()
  await db.schema
    .createTable('admin_challenge')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('admin_id', 'text', (column) => column.notNull())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('admin_invitation')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('created_by', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('used_by', 'text')
    .execute()
}
