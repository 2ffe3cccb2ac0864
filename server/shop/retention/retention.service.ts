// Retention: deletes unpaid orders and audit entries that are older than the owner wants to store them. Each batch is one
// statement, so a process that is killed leaves no row half deleted; the next run continues.

import { type AuditAction, RETENTION_ACTOR } from '#contract/platform/audit.ts'
import { NOTICE_RETENTION_DAYS } from '#contract/settings/notices.ts'
import { deleteOldAuditEntries } from '#server/platform/audit/audit.repository.ts'
import type { Audit } from '#server/platform/audit/audit.service.ts'
import type { Core } from '#server/platform/database/core.ts'
import type { RetentionBatch, RetentionStep } from '#server/platform/database/retention-batch.ts'
import type { Log } from '#server/platform/kernel/log.ts'
import { deleteOldOrders, UNPAID_STATUSES } from '#server/shop/payments/retention.repository.ts'
import { deleteOldNotices } from '#server/team/notices/outbox.repository.ts'

/** Null keeps the rows for ever. */
export type RetentionDays = { unpaid: number | null; audit: number | null }

type Deps = Pick<Core, 'db' | 'clock'> & {
  log: Pick<Log, 'info'>
  audit: Audit
  retentionDays: RetentionDays
  batchRows?: number
}

const BATCH_ROWS = 200
const DAY_MS = 24 * 60 * 60 * 1_000

export function createRetention({ db, clock, log, audit, retentionDays, batchRows = BATCH_ROWS }: Deps) {
  async function deleteAll(deleteBatch: DeleteBatch, days: number, signal?: AbortSignal) {
    const before = new Date(clock.now().getTime() - days * DAY_MS)
    let deleted = 0
    let after: number | null = 0
    while (after !== null && !signal?.aborted) {
      const batch = await deleteBatch({ before, after, limit: batchRows })
      deleted += batch.deleted
      after = batch.next
    }
    return { before: before.toISOString(), deleted }
  }
  async function report(action: AuditAction, { before, deleted }: { before: string; deleted: number }) {
    if (deleted === 0) return
    log.info({ action, deleted, before }, 'old rows deleted by retention')
    const after = { count: deleted, older_than: before }
    await db.transaction().execute((trx) => audit.write(trx, { admin: RETENTION_ACTOR, action, after }))
  }

  /** A log for the owner, not a record: old notices go without an entry. */
  async function deleteNotices(signal?: AbortSignal): Promise<void> {
    const before = new Date(clock.now().getTime() - NOTICE_RETENTION_DAYS * DAY_MS).toISOString()
    while (!signal?.aborted && (await deleteOldNotices(db, before, batchRows)) === batchRows);
  }

  return {
    async run(signal?: AbortSignal): Promise<void> {
      if (retentionDays.unpaid !== null) {
        for (const status of UNPAID_STATUSES) {
          const deleteBatch: DeleteBatch = (batch) => deleteOldOrders(db, { ...batch, status })
          await report('orders_deleted', await deleteAll(deleteBatch, retentionDays.unpaid, signal))
        }
      }
      if (retentionDays.audit !== null) {
        const deleteBatch: DeleteBatch = (batch) => deleteOldAuditEntries(db, batch)
        await report('audit_entries_deleted', await deleteAll(deleteBatch, retentionDays.audit, signal))
      }
      await deleteNotices(signal)
    },
  }
}

type DeleteBatch = (batch: RetentionBatch) => Promise<RetentionStep>
