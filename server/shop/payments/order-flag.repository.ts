// Flags of orders that a person should review.
import type { OrderFlag } from '#contract/shop/orders.ts'
import type { Db } from '#server/platform/database/schema.ts'

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
