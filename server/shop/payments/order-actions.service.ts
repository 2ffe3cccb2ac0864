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
import { findOrder } from './order.repository.ts'
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

type By = { id: string; admin: string }

type Event = { kind: OrderEventKind; action: AuditAction; detail: EventDetail }

export type OrderActions = ReturnType<typeof createOrderActions>

export function createOrderActions(deps: Deps) {
  const { db, clock, random, log, audit, payments, delivery, servers } = deps

  /** Without an event the change did nothing. */
  async function act({ id, admin }: By, change: (trx: Db, order: Order) => Promise<Event | null>) {
    const changed = await db.transaction().execute(async (trx) => {
      await lockOrder(trx, id)
      const order = await findOrder(trx, { id })
      if (!order) throw new AppError('transaction_not_found')
      const event = await change(trx, order)
      if (!event) return null
      const { kind, action, detail } = event
      await insertOrderEvent(trx, { id: newId(random), orderId: id, at: clock.now(), kind, admin, detail })
      const before = detail.from === undefined ? null : { username: shownUsername(detail.from) }
      await audit.write(trx, { admin, action, detail: detail.text, before, ...auditedOrder(order) })
      return { order: id, reference: order.reference, action, admin }
    })
    if (changed) log.info(changed, 'order changed by hand')
  }

  return {
    addNote: ({ text, ...by }: By & { text: string }): Promise<void> =>
      act(by, async () => ({ kind: 'note', action: 'order_noted', detail: { text } })),

    /** The money itself is returned in the gateway's panel. */
    async refund({ reason, ...by }: By & { reason: string }): Promise<void> {
      await act(by, async (trx, order) => {
        if (order.status === 'REFUND') throw new AppError('order_refunded')
        if (order.status !== 'PAID') throw new AppError('order_not_paid')
        await payments.settle(trx, order, 'REFUND', null)
        await unmarkOrder(trx, order.id)
        return { kind: 'refunded', action: 'order_refunded', detail: { text: reason } }
      })
      delivery.wake()
    },

    /** Does nothing when the order has the name already. */
    async rename({ notArrived, username: typed, ...by }: By & { username: string; notArrived: boolean }) {
      const username = toStoredName(typed, servers)
      if (isReserved(username, deps)) throw new AppError('username_reserved')
      await act(by, async (trx, order) => {
        if (order.username === username) return null
        await payments.rename(trx, order, { username, notArrived })
        const detail = { from: order.username, to: username }
        return { kind: 'renamed', action: 'order_renamed', detail }
      })
      delivery.wake()
    },

    /** Takes a payment that does not match as the payment of the order, and delivers. */
    async accept({ reason, ...by }: By & { reason: string }): Promise<void> {
      await act(by, async (trx, order) => {
        const flags = (await listFlags(trx, order.id)).map(({ flag }) => ({ flag: flag as OrderFlag }))
        const shown = { status: shownStatus(order.status), delivery: null, flags }
        if (!canAccept(shown)) throw new AppError('order_not_flagged')
        // Before the payment is taken: that may mark the order again.
        await unmarkOrder(trx, order.id)
        await payments.settle(trx, order, 'PAID', null)
        return { kind: 'accepted', action: 'order_accepted', detail: { text: reason } }
      })
      delivery.wake()
    },
  }
}
