import type { Insertable } from 'kysely'
import {
  nextAfter,
  type RetentionBatch,
  type RetentionStep,
} from '#server/platform/database/retention-batch.ts'
import type { Db, Schema } from '#server/platform/database/schema.ts'

export async function insertAuditEntry(trx: Db, entry: Insertable<Schema['audit_entry']>): Promise<void> {
  await trx.insertInto('audit_entry').values(entry).execute()
}

/** The entries with these numbers, newest first. */
export async function listAuditEntries(db: Db, numbers: readonly number[]) {
  if (numbers.length === 0) return []
  return db
    .selectFrom('audit_entry')
    .select(['id', 'at', 'admin', 'action', 'subject', 'target', 'detail', 'before', 'after'])
    .where('number', 'in', [...numbers])
    .orderBy('number', 'desc')
    .execute()
}

export async function deleteOldAuditEntries(
  db: Db,
  { before, after, limit }: RetentionBatch,
): Promise<RetentionStep> {
  const rows = await db
    .selectFrom('audit_entry')
    .select(['number', 'at'])
    .where('number', '>', after)
    .orderBy('number')
    .limit(limit)
    .execute()
  const old = rows.filter(({ at }) => at < before.toISOString())
  const last = old.at(-1)?.number
  if (last === undefined) return { deleted: 0, next: null }
  const { numDeletedRows } = await db
    .deleteFrom('audit_entry')
    .where('number', '<=', last)
    .where('at', '<', before.toISOString())
    .executeTakeFirst()
  return { deleted: Number(numDeletedRows), next: nextAfter(old, limit) }
}
