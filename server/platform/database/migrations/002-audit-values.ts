// Entries of the audit log as data instead of English sentences, and an index for each of their filters.
import { type Kysely, sql } from 'kysely'

export const auditValues = { additive: true, up }

const STATEMENTS = [
  'alter table audit_entry add column target text',
  'alter table audit_entry add column before text',
  'alter table audit_entry add column after text',
  'create index audit_entry_at on audit_entry (at, action)',
  'create index audit_entry_admin on audit_entry (admin, number)',
  'create index audit_entry_action on audit_entry (action, number)',
  'create index audit_entry_subject on audit_entry (subject, number)',
]

async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
