import type { AuditAction } from '#contract/audit.ts'
import type { Db } from '#server/database/schema.ts'

type NewAuditEntry = {
  id: string
  at: Date
  admin: string
  action: AuditAction
  subject: string | null
  detail: string | null
}

export async function insertAuditEntry(trx: Db, { at, ...entry }: NewAuditEntry): Promise<void> {
  await trx
    .insertInto('audit_entry')
    .values({ ...entry, at: at.toISOString() })
    .execute()
}

/** The entries with these numbers, newest first. */
export async function listAuditEntries(db: Db, numbers: readonly number[]) {
  if (numbers.length === 0) return []
  return db
    .selectFrom('audit_entry')
    .select(['id', 'at', 'admin', 'action', 'subject', 'detail'])
    .where('number', 'in', [...numbers])
    .orderBy('number', 'desc')
    .execute()
}
