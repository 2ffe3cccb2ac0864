// Deliveries that waited when a backup was made may have been sent since, and orders that were open may have been paid and
// delivered, so a person decides about each.

import type { Database, Db } from '#server/platform/database/schema.ts'
import { newId, systemRandom } from '#server/platform/kernel/random.ts'
import { storeOrderDelivery } from '#server/shop/delivery/order-delivery.repository.ts'
import { insertAttempt } from '#server/shop/delivery/send-action.repository.ts'
import { recordRestore } from '#server/shop/payments/restored.ts'
import { isNewer, LATEST, migrateTo } from './migration.ts'

const WHY =
  'Restored from a backup: it may have been sent after the backup was made. Look in the game before sending it again.'

type Holding = {
  now: Date
  /** Nothing was sent since the backup. */
  asIs: boolean
}

/** Returns how many deliveries are held and how many orders are open. */
export async function holdDeliveries(
  db: Database,
  { now, asIs }: Holding,
): Promise<{ held: number; open: number }> {
  // A backup of a release before has no column for the reason.
  if (!(await isNewer(db))) await migrateTo(db, LATEST)
  return db.transaction().execute(async (trx) => {
    const held = asIs ? 0 : await hold(trx, now)
    const { open } = await trx
      .selectFrom('orders')
      .select(({ fn }) => fn.countAll<number>().as('open'))
      .where('status', '=', 'UNPAID')
      .executeTakeFirstOrThrow()
    return { held, open: Number(open) }
  })
}

/** What waited for a person may have been sent again since, so it is held too. */
async function hold(trx: Db, now: Date): Promise<number> {
  const at = now.toISOString()
  const held = await trx
    .updateTable('send_action')
    .set({
      state: 'unknown',
      needs_person: 1,
      held: 'restore',
      changed_at: at,
      lease: null,
      leased_until: null,
    })
    .where(({ or, eb }) => or([eb('state', 'in', ['queued', 'sending']), eb('needs_person', '=', 1)]))
    .returning(['id', 'order_id'])
    .execute()
  for (const { id: actionId } of held) {
    const id = newId(systemRandom)
    await insertAttempt(trx, { id, actionId, at, command: null, outcome: 'unknown', reply: WHY })
  }
  for (const orderId of new Set(held.map(({ order_id }) => order_id))) await storeOrderDelivery(trx, orderId)
  await recordRestore(trx, now)
  return held.length
}
