// Actions of staff on an order: note, correct the name, refund, accept a payment that does not match. Each is one
// transaction with its event and its audit entry.

import { shownUsername } from '#contract/network/username.ts'
import type { AuditAction } from '#contract/platform/audit.ts'
import { canAccept, type OrderEventKind, type OrderFlag } from '#contract/shop/orders.ts'
import { shownStatus } from '#contract/shop/payment.ts'
import { type Servers, toStoredName } from '#server/network/servers/servers.service.ts'
import type { Audit } from '#server/platform/audit/audit.service.ts'
import type { Core } from '#server/platform/database/core.ts'
import { lockOrder } from '#server/platform/database/lock-order.ts'
import type { Db } from '#server/platform/database/schema.ts'
import { AppError } from '#server/platform/kernel/app-error.ts'
import { newId } from '#server/platform/kernel/random.ts'
import { findOrderById } from './order.repository.ts'
import { auditedOrder, type Order } from './order.ts'
import { type EventDetail, insertOrderEvent } from './order-event.repository.ts'
import { listFlags, unmarkOrder } from './order-list.repository.ts'
import type { DeliveryQueue, Payments } from './payments.service.ts'
import { isReserved } from './reserved-username.ts'

type Deps = Pick<Core, 'db' | 'clock' | 'random' | 'log'> & {
  audit: Pick<Audit, 'write'>
  payments: Pick<Payments, 'settle' | 'rename'>
  delivery: Pick<DeliveryQueue, 'wake'>
  servers: Pick<Servers, 'current'>
  reservedUsernames: readonly string[]
}

export type By = { id: string; admin: string }

type Event = By & { kind: OrderEventKind; action: AuditAction; detail: EventDetail }

export type OrderActions = ReturnType<typeof createOrderActions>

export function createOrderActions(deps: Deps) {
  const { db, clock, random, log, audit, payments, delivery, servers } = deps

  async function write(trx: Db, order: Order, { id, admin, kind, action, detail }: Event) {
    await insertOrderEvent(trx, { id: newId(random), orderId: id, at: clock.now(), kind, admin, detail })
    const before = detail.from === undefined ? null : { username: shownUsername(detail.from) }
    await audit.write(trx, { admin, action, detail: detail.text, before, ...auditedOrder(order) })
  }

  async function find(trx: Db, id: string): Promise<Order> {
    await lockOrder(trx, id)
    const order = await findOrderById(trx, id)
    if (!order) throw new AppError('transaction_not_found')
    return order
  }

  return {
    async addNote({ id, admin, text }: By & { text: string }): Promise<void> {
      await db.transaction().execute(async (trx) => {
        const order = await find(trx, id)
        const event = { kind: 'note', action: 'order_noted', detail: { text } } as const
        await write(trx, order, { id, admin, ...event })
      })
    },

    /** The money itself is returned in the gateway's panel. */
    async refund({ id, admin, reason }: By & { reason: string }): Promise<void> {
      await db.transaction().execute(async (trx) => {
        const order = await find(trx, id)
        if (order.status === 'REFUND') throw new AppError('order_refunded')
        if (order.status !== 'PAID') throw new AppError('order_not_paid')
        await payments.settle(trx, order, 'REFUND', null)
        await unmarkOrder(trx, id)
        const event = { kind: 'refunded', action: 'order_refunded', detail: { text: reason } } as const
        await write(trx, order, { id, admin, ...event })
      })
      delivery.wake()
      log.info({ order: id, admin }, 'order refunded by hand')
    },

    /** Does nothing when the order has the name already. */
    async rename({ id, admin, notArrived, ...to }: By & { username: string; notArrived: boolean }) {
      const username = toStoredName(to.username, servers)
      if (isReserved(username, deps)) throw new AppError('username_reserved')
      await db.transaction().execute(async (trx) => {
        const order = await find(trx, id)
        if (order.username === username) return
        await payments.rename(trx, order, { username, notArrived })
        const detail = { from: order.username, to: username }
        await write(trx, order, { id, admin, kind: 'renamed', action: 'order_renamed', detail })
      })
      delivery.wake()
    },

    /** Takes a payment that does not match as the payment of the order, and delivers. */
    async accept({ id, admin, reason }: By & { reason: string }): Promise<void> {
      await db.transaction().execute(async (trx) => {
        const order = await find(trx, id)
        const flags = (await listFlags(trx, id)).map(({ flag }) => ({ flag: flag as OrderFlag }))
        const shown = { status: shownStatus(order.status), delivery: null, flags }
        if (!canAccept(shown)) throw new AppError('order_not_flagged')
        // Before the payment is taken: that may mark the order again.
        await unmarkOrder(trx, id)
        await payments.settle(trx, order, 'PAID', null)
        const event = { kind: 'accepted', action: 'order_accepted', detail: { text: reason } } as const
        await write(trx, order, { id, admin, ...event })
      })
      delivery.wake()
      log.info({ order: id, admin }, 'payment that does not match accepted by hand')
    },
  }
}
