import { nextAfter, type RetentionBatch, type RetentionStep } from '#server/database/retention-batch.ts'
import type { Db } from '#server/database/schema.ts'

/** Final unless the gateway still reports a late payment. */
export const UNPAID_STATUSES = ['EXPIRED', 'FAILED'] as const

type OrderBatch = RetentionBatch & { status: (typeof UNPAID_STATUSES)[number] }

/**
 * Leaves orders with a flag, a send action, or a status check at the gateway still to come. The conditions are part of
 * the statement that deletes, so an order that is paid at the same moment stays.
 */
export async function deleteOldOrders(
  db: Db,
  { status, before, after, limit }: OrderBatch,
): Promise<RetentionStep> {
  const rows = await db
    .selectFrom('purchase')
    .select(['number', 'created_at'])
    .where('status', '=', status)
    .where('number', '>', after)
    .orderBy('number')
    .limit(limit)
    .execute()
  const old = rows.filter(({ created_at }) => created_at < before.toISOString())
  if (old.length === 0) return { deleted: 0, next: null }
  const { numDeletedRows } = await db
    .deleteFrom('purchase')
    .where(
      'number',
      'in',
      old.map(({ number }) => number),
    )
    .where('status', '=', status)
    .where('expires_at', '<', before.toISOString())
    .where('next_check_at', 'is', null)
    .where('needs_person', '=', 0)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('purchase_flag')
            .select('flag')
            .whereRef('purchase_flag.purchase_id', '=', 'purchase.id'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('send_action')
            .select('send_action.id')
            .whereRef('send_action.purchase_id', '=', 'purchase.id'),
        ),
      ),
    )
    .executeTakeFirst()
  return { deleted: Number(numDeletedRows), next: nextAfter(old, limit) }
}
