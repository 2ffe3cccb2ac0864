import type { AuditAction } from '#contract/audit.ts'
import { PAGE_ROWS } from '#contract/pagination.ts'
import { lastNumber, nextNumber } from '#server/database/next-number.ts'
import type { Db } from '#server/database/schema.ts'

type NewAuditEntry = {
  id: string
  at: Date
  admin: string
  action: AuditAction
  subject: string | null
  detail: string | null
}

/** Call it in a transaction: the number is given back when the row is not kept. */
export async function insertAuditEntry(trx: Db, { at, ...entry }: NewAuditEntry): Promise<void> {
  const number = await nextNumber(trx, 'audit_entry')
  await trx
    .insertInto('audit_entry')
    .values({ ...entry, number, at: at.toISOString() })
    .execute()
}

/** One page, newest first: a span of numbers, as quick at the end as at the beginning. */
export async function listAuditEntries(db: Db, page: number) {
  const total = await lastNumber(db, 'audit_entry')
  const newest = total - (page - 1) * PAGE_ROWS
  const rows = await db
    .selectFrom('audit_entry')
    .select(['id', 'at', 'admin', 'action', 'subject', 'detail'])
    .where('number', '<=', newest)
    .where('number', '>', newest - PAGE_ROWS)
    .orderBy('number', 'desc')
    .execute()
  return { rows, total }
}
