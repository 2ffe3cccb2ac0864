// Deliveries that were queued when a backup was made may have been sent since, so a person decides about each.

import type { Database } from '#server/platform/database/schema.ts'
import { newId, systemRandom } from '#server/platform/kernel/random.ts'
import { insertAttempt } from '#server/shop/delivery/send-action.repository.ts'

const WHY =
  'Restored from a backup: it may have been sent after the backup was made. Look in the game before sending it again.'

type Holding = {
  now: Date
  /** Leaves them queued. */
  asIs: boolean
}

/** Returns how many deliveries are held and how many orders are open. */
export async function holdDeliveries(
  db: Database,
  { now, asIs }: Holding,
): Promise<{ held: number; open: number }> {
  const at = now.toISOString()
  return db.transaction().execute(async (trx) => {
    const waiting = asIs
      ? []
      : await trx
          .updateTable('send_action')
          .set({
            state: 'unknown',
            needs_person: 1,
            last_reply: WHY,
            changed_at: at,
            lease: null,
            leased_until: null,
          })
          .where('state', 'in', ['queued', 'sending'])
          .returning('id')
          .execute()
    for (const { id: actionId } of waiting) {
      const id = newId(systemRandom)
      await insertAttempt(trx, { id, actionId, at, command: null, outcome: 'unknown', reply: WHY })
    }
    const { open } = await trx
      .selectFrom('orders')
      .select(({ fn }) => fn.countAll<number>().as('open'))
      .where('status', '=', 'UNPAID')
      .executeTakeFirstOrThrow()
    return { held: waiting.length, open: Number(open) }
  })
}
