// SQL of the delivery of a whole order. Every function runs in a transaction that has locked the order.
import { sql } from 'kysely'
import type { Hold } from '#contract/shop/delivery.ts'
import { orderDelivery } from '#contract/shop/order-delivery.ts'
import { hasHeld } from '#server/platform/database/held-deliveries.ts'
import { lockOrder } from '#server/platform/database/lock-order.ts'
import type { Database, Db } from '#server/platform/database/schema.ts'
import { listOfOrder } from './send-action-list.repository.ts'

/** Stores on the order how far its delivery is, in the transaction that changes one of its send actions. */
export async function storeOrderDelivery(trx: Db, orderId: string): Promise<void> {
  const delivery = orderDelivery(await listOfOrder(trx, orderId))
  await trx
    .updateTable('orders')
    .set({ delivery })
    .where('id', '=', orderId)
    .where('delivery', 'is distinct from', delivery)
    .execute()
}

/** Changes a send action with its order locked, and stores the delivery of the order unless nothing was changed. */
export function changeWithOrder(
  db: Database,
  orderId: string,
  change: (trx: Db) => Promise<boolean>,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await lockOrder(trx, orderId)
    const isChanged = await change(trx)
    if (isChanged) await storeOrderDelivery(trx, orderId)
    return isChanged
  })
}

/** Held rows that were never sent, see `isUnsent`. */
const UNSENT: readonly Hold[] = ['limit', 'refund']

/** Does nothing once it is being sent, may have been sent, or is over. Its lease ends, so a worker that has claimed it sends nothing. */
export async function cancelQueued(trx: Db, id: string, { at, why }: { at: string; why: string }) {
  await trx
    .updateTable('send_action')
    .set({
      state: 'failed',
      needs_person: 0,
      cancelled_at: at,
      changed_at: at,
      last_reply: why,
      lease: null,
      leased_until: null,
    })
    .where('id', '=', id)
    .where(({ or, and, eb }) =>
      or([eb('state', '=', 'queued'), and([eb('held', 'in', UNSENT), eb('needs_person', '=', 1)])]),
    )
    .execute()
}

/** Deliveries that a person looked at, or that a refund has overtaken. What was held without being sent was not delivered. */
export async function clearNeedsPersonOf(trx: Db, rows: readonly { id: string }[]): Promise<void> {
  if (rows.length === 0) return
  const ids = rows.map(({ id }) => id)
  const unsent = sql<boolean>`held in (${sql.join(UNSENT)}) and needs_person = 1`
  await trx
    .updateTable('send_action')
    .set({ needs_person: 0, state: sql<string>`case when ${unsent} then 'failed' else state end` })
    .where('id', 'in', ids)
    .execute()
}

/** The mark of an order above a limit ends with the decision about its last held delivery. */
export async function unmarkDecided(trx: Db, orderId: string): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ needs_person: 0 })
    .where('id', '=', orderId)
    .where('needs_person', '=', 1)
    .where(({ not }) => not(hasHeld))
    .where(({ not, exists, selectFrom }) => {
      const flags = selectFrom('order_flag').select('flag').where('order_id', '=', orderId)
      return not(exists(flags.where('flag', '<>', 'above_limit')))
    })
    .execute()
}
