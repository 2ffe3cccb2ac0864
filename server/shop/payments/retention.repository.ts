import { type SqlBool, sql } from 'kysely'
import {
  nextAfter,
  type RetentionBatch,
  type RetentionStep,
} from '#server/platform/database/retention-batch.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { removeFromSums } from '#server/shop/sums/sums.service.ts'

/** Final unless the gateway still reports a late payment. */
export const UNPAID_STATUSES = ['EXPIRED', 'FAILED'] as const

/** The tables whose rows say that a person or a game had to do with an order. */
const TRACES = ['order_flag', 'order_event', 'send_action']

type OrderBatch = RetentionBatch & { status: (typeof UNPAID_STATUSES)[number] }

/**
 * Leaves orders with a flag, a note, a send action, or a status check at the gateway still to come. The conditions are part of
 * the statement that deletes, so an order that is paid at the same moment stays.
 */
export async function deleteOldOrders(
  db: Database,
  { status, before, after, limit }: OrderBatch,
): Promise<RetentionStep> {
  const rows = await db
    .selectFrom('orders')
    .select(['number', 'created_at'])
    .where('status', '=', status)
    .where('number', '>', after)
    .orderBy('number')
    .limit(limit)
    .execute()
  const old = rows.filter(({ created_at }) => created_at < before.toISOString())
  if (old.length === 0) return { deleted: 0, next: null }
  const deleted = await db.transaction().execute(async (trx) => {
    const gone = await trx
      .deleteFrom('orders')
      .where(
        'number',
        'in',
        old.map(({ number }) => number),
      )
      .where('status', '=', status)
      .where('expires_at', '<', before.toISOString())
      .where('next_check_at', 'is', null)
      .where('needs_person', '=', 0)
      .where(({ and }) => and(TRACES.map(hasNone)))
      .returningAll()
      .execute()
    await removeFromSums(trx, gone)
    return gone.length
  })
  return { deleted, next: nextAfter(old, limit) }
}

function hasNone(table: string) {
  const owner = sql.ref(`${table}.order_id`)
  return sql<SqlBool>`not exists (select 1 from ${sql.table(table)} where ${owner} = orders.id)`
}
