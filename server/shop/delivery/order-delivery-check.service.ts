// Job: the delivery that is stored on an order equals its send actions, also where a process of an older version, during an
// upgrade of several processes, changed a send action without it.
import { type DeliveryPart, orderDelivery } from '#contract/shop/order-delivery.ts'
import type { Core } from '#server/platform/database/core.ts'
import { lockOrder } from '#server/platform/database/lock-order.ts'
import type { Database, Db } from '#server/platform/database/schema.ts'
import { lastDays } from '#server/platform/kernel/jakarta.ts'
import type { Log } from '#server/platform/kernel/log.ts'
import { storeOrderDelivery } from './order-delivery.repository.ts'

type Deps = Pick<Core, 'db' | 'clock'> & { log: Pick<Log, 'warn'> }

const CHECKED_DAYS = 3
const ORDERS_AT_ONCE = 500
const SHOWN_ORDERS = 5

export type OrderDeliveryCheck = ReturnType<typeof createOrderDeliveryCheck>

export function createOrderDeliveryCheck({ db, clock, log }: Deps) {
  return {
    /** Of orders of the last days, and of older ones that are still queued. */
    async run(): Promise<void> {
      const repaired: string[] = []
      for (const id of await listWrongDeliveries(db, await listChecked(db, clock.now()))) {
        if (await repair(db, id)) repaired.push(id)
      }
      if (repaired.length === 0) return
      log.warn(
        { orders: repaired.length, first: repaired.slice(0, SHOWN_ORDERS) },
        'delivery of orders differs from their commands and is stored again',
      )
    },
  }
}

/** Those of the orders whose stored delivery is not that of their send actions. */
export async function listWrongDeliveries(db: Db, ids: readonly string[]): Promise<string[]> {
  const wrong: string[] = []
  for (let from = 0; from < ids.length; from += ORDERS_AT_ONCE) {
    const some = ids.slice(from, from + ORDERS_AT_ONCE)
    const orders = await db
      .selectFrom('purchase')
      .select(['id', 'delivery'])
      .where('id', 'in', some)
      .execute()
    const actions = await listActions(db, some)
    for (const { id, delivery } of orders)
      if (orderDelivery(actions.get(id) ?? []) !== delivery) wrong.push(id)
  }
  return wrong
}

/** False when a worker has changed it meanwhile and it was right. */
function repair(db: Database, id: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await lockOrder(trx, id)
    return storeOrderDelivery(trx, id)
  })
}

async function listChecked(db: Db, now: Date): Promise<string[]> {
  const from = lastDays(now, CHECKED_DAYS).from.toISOString()
  const ids = db.selectFrom('purchase').select('id')
  const rows = await ids
    .where('created_at', '>=', from)
    .union(ids.where('paid_at', '>=', from))
    .union(ids.where('delivery', 'in', ['queued', 'waiting']))
    .execute()
  return rows.map(({ id }) => id)
}

async function listActions(db: Db, ids: readonly string[]) {
  const rows: (DeliveryPart & { purchase_id: string })[] = await db
    .selectFrom('send_action')
    .select(['id', 'purchase_id', 'resend_of', 'purpose', 'state', 'wait_online', 'needs_person'])
    .select(['cancelled_at', 'commands'])
    .where('purchase_id', 'in', [...ids])
    .orderBy('number')
    .execute()
  return Map.groupBy(rows, ({ purchase_id }) => purchase_id)
}
