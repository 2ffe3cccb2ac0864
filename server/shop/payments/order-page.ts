// One order with everything that staff needs to answer a question about it.

import type { Selectable } from 'kysely'
import { gatewayName } from '#contract/settings/gateways.ts'
import { FREE_OF_CHARGE } from '#contract/settings/payment-methods.ts'
import type { SendActionDetail } from '#contract/shop/delivery.schema.ts'
import { isOrderDelivery } from '#contract/shop/order-delivery.ts'
import type { AdminOrder, OrderDetail } from '#contract/shop/orders.schema.ts'
import type { OrderFlag } from '#contract/shop/orders.ts'
import { shownStatus } from '#contract/shop/payment.ts'
import type { Servers } from '#server/network/servers/servers.service.ts'
import { readCommands, readRefundCommands, toExecute } from '#server/platform/database/commands.ts'
import type { Core } from '#server/platform/database/core.ts'
import type { Schema } from '#server/platform/database/schema.ts'
import { AppError } from '#server/platform/kernel/app-error.ts'
import { listOrderEvents } from './order-event.repository.ts'
import { readGift } from './order-gift.ts'
import { findListedOrder, listFlags, listOtherOrders, listShownItems } from './order-list.repository.ts'

type Deps = Pick<Core, 'db'> & {
  servers: Pick<Servers, 'first'>
  /** The deliveries of an order, oldest first. */
  sendActionsOf(orderId: string): Promise<SendActionDetail[]>
}

const OTHER_ORDERS = 5

export function createOrderPage({ db, servers, sendActionsOf }: Deps) {
  return async function get(id: string): Promise<OrderDetail> {
    const row = await findListedOrder(db, id)
    if (!row) throw new AppError('transaction_not_found')
    const [items, flags, events, sendActions, others] = await Promise.all([
      listShownItems(db, row.number),
      listFlags(db, id),
      listOrderEvents(db, id),
      sendActionsOf(id),
      listOtherOrders(db, { key: row.player_key, id, limit: OTHER_ORDERS }),
    ])
    return {
      ...row,
      ...toAdminOrder(row),
      product_id: items[0]?.product_id ?? null,
      items,
      list_price: row.list_price ?? row.price,
      discount: readDiscount(row.discount),
      gift: readGift(row.gift),
      execute: toExecute(readCommands(row), servers.first()),
      execute_on_refund: toExecute(readRefundCommands(row), servers.first()),
      gateway: gatewayName(row.gateway),
      expires_at: row.method === FREE_OF_CHARGE ? null : row.expires_at,
      flags: flags.map(({ flag, ...rest }) => ({ ...rest, flag: flag as OrderFlag })),
      events,
      send_actions: sendActions,
      other_orders: others.map(toAdminOrder),
    }
  }
}

/** As contract/shop/price.ts writes it. */
function readDiscount(stored: string | null): OrderDetail['discount'] {
  if (stored === null) return null
  const { kind, name, code } = JSON.parse(stored) as { kind: string; name?: string; code?: string }
  return { kind: kind === 'sale' || kind === 'coupon' ? kind : 'product', name: name ?? code ?? null }
}

/** The columns that a reply does not name are left out by its schema. */
export function toAdminOrder(row: Selectable<Schema['orders']>): AdminOrder {
  return {
    ...row,
    _id: row.id,
    status: shownStatus(row.status),
    payment_type: row.method,
    needs_person: row.needs_person === 1,
    is_test: row.is_test === 1,
    delivery: isOrderDelivery(row.delivery) ? row.delivery : null,
  }
}
