// A shop with what staff does to its orders: the queue is real, gateway and game are simulators.
import { createSendActions } from '#server/shop/delivery/send-actions.service.ts'
import { createOrderActions } from '#server/shop/payments/order-actions.service.ts'
import { createOrders } from '#server/shop/payments/orders.service.ts'
import type { DatabaseKind } from './databases.ts'
import { openShop } from './shop.ts'

const ALL_TIME = { from: null, limit: 10 }
const TAKE = JSON.stringify(['points take %player% 40'])

export async function openOrderDesk(kind: DatabaseKind) {
  const shop = await openShop(kind)
  const sendActions = createSendActions({ ...shop, audit: shop.audit.write })
  const orders = createOrders({ ...shop, sendActionsOf: sendActions.listOf })
  const log = { debug() {}, info() {}, warn() {}, error() {} }
  const actions = createOrderActions({ ...shop, log, reservedUsernames: [] })
  const idOf = async (reference: string) =>
    (
      await shop.db
        .selectFrom('orders')
        .select('id')
        .where('reference', '=', reference)
        .executeTakeFirstOrThrow()
    ).id
  return Object.assign(shop, {
    sendActions,
    orders,
    actions,
    async buy(username = 'Steve') {
      await shop.db.updateTable('product').set({ refund_commands: TAKE }).execute()
      const reference = await shop.order({ username })
      const id = await idOf(reference)
      return { id, reference }
    },
    async paid(username?: string) {
      const order = await this.buy(username)
      await shop.callback(order.reference)
      return order
    },
    refund: (id: string) => actions.refund({ id, admin: 'sari', reason: 'Asked for it' }),
    rename: (id: string, username: string, notArrived = false) =>
      actions.rename({ id, admin: 'sari', username, notArrived }),
    top: () => shop.donations.topDonators(ALL_TIME),
  })
}
