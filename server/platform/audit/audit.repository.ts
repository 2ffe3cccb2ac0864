import type { Insertable } from 'kysely'
import type { Db, Schema } from '#server/platform/database/schema.ts'

export async function insertAuditEntry(trx: Db, entry: Insertable<Schema['audit_entry']>): Promise<void> {
  await trx.insertInto('audit_entry').values(entry).execute()
}

export async function listAuditEntries(db: Db, numbers: readonly number[]) {
  if (numbers.length === 0) return []
  return db
    .selectFrom('audit_entry')
    .select(['id', 'at', 'admin', 'action', 'subject', 'target', 'detail', 'before', 'after'])
    .where('number', 'in', [...numbers])
    .orderBy('number', 'desc')
    .execute()
}

export async function deleteOldAuditEntries(db: Db, before: string, limit: number): Promise<number> {
  const old = db.selectFrom('audit_entry').select('number').where('at', '<', before).limit(limit)
  const { numDeletedRows } = await db
    .deleteFrom('audit_entry')
    .where('number', 'in', old)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
