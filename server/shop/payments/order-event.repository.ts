// Actions of staff on an order, for its timeline, and orders that they give.
import type { Selectable } from 'kysely'
import { ORDER_EVENTS, type OrderEventKind, type OrderFlag } from '#contract/shop/orders.ts'
import type { Db, Schema } from '#server/platform/database/schema.ts'

/** Fields that a kind does not use are left out. */
export type EventDetail = { text?: string; from?: string; to?: string }

type NewEvent = {
  id: string
  orderId: string
  at: Date
  kind: OrderEventKind
  admin: string
  detail: EventDetail
}

export async function insertOrderEvent(trx: Db, { orderId, at, detail, ...event }: NewEvent) {
  const stored = { order_id: orderId, at: at.toISOString(), detail: JSON.stringify(detail) }
  await trx
    .insertInto('order_event')
    .values({ ...event, ...stored })
    .execute()
}

/** Oldest first. Kinds of a later version are left out. */
export async function listOrderEvents(db: Db, orderId: string) {
  const rows = await db
    .selectFrom('order_event')
    .select(['at', 'kind', 'admin', 'detail'])
    .where('order_id', '=', orderId)
    .orderBy('at')
    .orderBy('id')
    .execute()
  return rows.flatMap(({ at, kind, admin, detail }) => {
    const known = ORDER_EVENTS.find((one) => one === kind)
    return known ? [{ at, kind: known, admin, ...(JSON.parse(detail) as EventDetail) }] : []
  })
}

type Flag = { orderId: string; flag: OrderFlag; detail: string; at: Date }

/** Idempotent; returns whether the flag is new. */
export async function flagOrder(trx: Db, { orderId, flag, detail, at }: Flag): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('order_flag')
    .values({ order_id: orderId, flag, detail, at: at.toISOString() })
    .onConflict((conflict) => conflict.columns(['order_id', 'flag', 'detail']).doNothing())
    .executeTakeFirstOrThrow()
  if (!numInsertedOrUpdatedRows) return false
  await trx.updateTable('orders').set({ needs_person: 1 }).where('id', '=', orderId).execute()
  return true
}

/** False when an order with this key exists; a concurrent one is waited for. */
export async function insertGivenOrder(trx: Db, given: Selectable<Schema['given_order']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('given_order')
    .values(given)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function findGivenOrder(db: Db, key: string): Promise<string | null> {
  const row = await db.selectFrom('given_order').select('order_id').where('key', '=', key).executeTakeFirst()
  return row?.order_id ?? null
}
