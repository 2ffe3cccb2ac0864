import { type Expression, type SqlBool, sql } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'
import { removeFromSums } from '#server/shop/sums/sums.service.ts'

/**
 * Final unless the gateway still reports a late payment. Leaves orders with a flag, a note, a send action, or a status check at
 * the gateway still to come.
 */
function isOver(before: string): Expression<SqlBool> {
  return sql<SqlBool>`(
    status in ('EXPIRED', 'FAILED') and expires_at < ${before} and next_check_at is null and needs_person = 0
    and not exists (select 1 from order_flag where order_flag.order_id = orders.id)
    and not exists (select 1 from order_event where order_event.order_id = orders.id)
    and not exists (select 1 from send_action where send_action.order_id = orders.id)
  )`
}

/** Numbers follow the time of creation, so that no newer order is read. */
export async function deleteOldOrders(db: Database, before: string, limit: number): Promise<number> {
  const last = await db
    .selectFrom('orders')
    .select('number')
    .where('created_at', '<', before)
    .orderBy('created_at', 'desc')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!last) return 0
  return db.transaction().execute(async (trx) => {
    const old = trx
      .selectFrom('orders')
      .select('number')
      .where('number', '<=', last.number)
      .where(isOver(before))
      .limit(limit)
    // Once more in the statement that deletes, so that an order that is paid at the same moment stays.
    const gone = await trx
      .deleteFrom('orders')
      .where('number', 'in', old)
      .where(isOver(before))
      .returningAll()
      .execute()
    await removeFromSums(trx, gone)
    return gone.length
  })
}
