// Retention: deletes unpaid orders and audit entries that are older than the owner wants to store them. Each batch is one
// statement, so a process that is killed leaves no row half deleted; the next run continues.

import { RETENTION_ACTOR } from '#contract/platform/audit.ts'
import { NOTICE_RETENTION_DAYS } from '#contract/settings/notices.ts'
import { deleteOldAuditEntries } from '#server/platform/audit/audit.repository.ts'
import type { Audit } from '#server/platform/audit/audit.service.ts'
import type { Core } from '#server/platform/database/core.ts'
import { inBatches } from '#server/platform/database/in-batches.ts'
import type { Log } from '#server/platform/kernel/log.ts'
import { deleteOldOrders } from '#server/shop/payments/retention.repository.ts'
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
  const { unpaid, audit: ofAudit } = retentionDays
  const rules = [
    { action: 'orders_deleted', days: unpaid, deleteBatch: deleteOldOrders },
    { action: 'audit_entries_deleted', days: ofAudit, deleteBatch: deleteOldAuditEntries },
  ] as const
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY_MS).toISOString()

  return {
    async run(signal?: AbortSignal): Promise<void> {
      const batches = { limit: batchRows, signal }
      for (const { action, days, deleteBatch } of rules) {
        if (days === null) continue
        const before = daysAgo(days)
        const deleted = await inBatches((limit) => deleteBatch(db, before, limit), batches)
        if (deleted === 0) continue
        log.info({ action, deleted, before }, 'old rows deleted by retention')
        const after = { count: deleted, older_than: before }
        await db.transaction().execute((trx) => audit.write(trx, { admin: RETENTION_ACTOR, action, after }))
      }
      // A log for the owner, not a record: old notices go without an entry.
      await inBatches((limit) => deleteOldNotices(db, daysAgo(NOTICE_RETENTION_DAYS), limit), batches)
    },
  }
}
