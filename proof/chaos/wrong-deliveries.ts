// Orders whose stored delivery is not that of their send actions.
import { type DeliveryPart, orderDelivery } from '../../contract/shop/order-delivery.ts'
import type { Db } from '../../server/platform/database/schema.ts'

export async function listWrongDeliveries(db: Db): Promise<string[]> {
  const orders = await db.selectFrom('orders').select(['id', 'delivery']).execute()
  const actions: (DeliveryPart & { order_id: string })[] = await db
    .selectFrom('send_action')
    .select(['id', 'order_id', 'resend_of', 'purpose', 'state', 'wait_online', 'needs_person'])
    .select(['cancelled_at', 'commands'])
    .orderBy('number')
    .execute()
  const ofOrders = Map.groupBy(actions, ({ order_id }) => order_id)
  return orders
    .filter(({ id, delivery }) => orderDelivery(ofOrders.get(id) ?? []) !== delivery)
    .map(({ id }) => id)
}
