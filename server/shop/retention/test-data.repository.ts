// SQL of the deletion of test orders. Every statement names test orders only.
import { sql } from 'kysely'
import { countFound } from '#server/platform/database/list-page.ts'
import type { Db } from '#server/platform/database/schema.ts'
import type { OrderRow } from '#server/shop/sums/sums.service.ts'

export async function countTestData(db: Db) {
  const { orders, paid } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('orders'))
    .select(sql<number | null>`sum(case when status = 'PAID' then price else 0 end)`.as('paid'))
    .where('is_test', '=', 1)
    .executeTakeFirstOrThrow()
  const deliveries = db.selectFrom('send_action').select('id').where('is_test', '=', 1)
  const attempts = db.selectFrom('send_attempt').select('id').where('send_action_id', 'in', deliveries)
  const donators = db
    .selectFrom('donation_total')
    .select('player_key')
    .where('month', '=', 'test all')
    .where('amount', '>', 0)
  return {
    orders,
    paid: paid ?? 0,
    deliveries: await countFound(db, deliveries),
    attempts: await countFound(db, attempts),
    donators: await countFound(db, donators),
  }
}

/** The next test orders, locked until the transaction ends: none of them can be paid meanwhile. */
export async function lockTestOrders(trx: Db, after: number, limit: number) {
  const next = trx
    .selectFrom('orders')
    .select('number')
    .where('is_test', '=', 1)
    .where('number', '>', after)
    .orderBy('number')
    .limit(limit)
  const rows = await trx
    .updateTable('orders')
    .set({ is_test: sql<number>`is_test` })
    .where('number', 'in', next)
    .where('is_test', '=', 1)
    .returning(['id', 'number', 'username', 'price', 'status', 'paid_at'])
    .execute()
  // Its price counts as a donation from then on.
  return rows.map(({ status, paid_at, ...row }) => ({
    ...row,
    donatedAt: status === 'PAID' ? paid_at : null,
  }))
}

/** Locks the send actions of these orders: none of them can be claimed meanwhile. */
export async function lockActionsOf(trx: Db, orders: readonly string[], now: string) {
  if (orders.length === 0) return []
  const rows = await trx
    .updateTable('send_action')
    .set({ is_test: sql<number>`is_test` })
    .where('order_id', 'in', orders)
    .returning(['id', 'order_id', 'state', 'leased_until'])
    .execute()
  return rows.map(({ id, order_id, state, leased_until }) => ({
    id,
    orderId: order_id,
    isInFlight: state === 'sending' || (leased_until !== null && leased_until > now),
  }))
}

/** Returns how many attempts went with the actions. */
export async function deleteActions(trx: Db, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0
  const { numDeletedRows } = await trx
    .deleteFrom('send_attempt')
    .where('send_action_id', 'in', ids)
    .executeTakeFirst()
  await trx.deleteFrom('send_action').where('id', 'in', ids).execute()
  return Number(numDeletedRows)
}

/** Returns what they have added to the sums. */
export async function deleteTestOrders(trx: Db, ids: readonly string[]): Promise<OrderRow[]> {
  if (ids.length === 0) return []
  for (const table of ['order_flag', 'order_event', 'given_order'] as const) {
    await trx.deleteFrom(table).where('order_id', 'in', ids).execute()
  }
  return trx.deleteFrom('orders').where('id', 'in', ids).where('is_test', '=', 1).returningAll().execute()
}
