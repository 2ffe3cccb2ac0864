// Status changes of orders: one conditional update, and in the same transaction the delivery and the donation total.

import { FALLBACK_LANGUAGE } from '#contract/language.ts'
import { shownUsername } from '#contract/network/username.ts'
import type { Hold } from '#contract/shop/delivery.ts'
import type { PaymentStatus } from '#contract/shop/payment.ts'
import { keysOfPlayer, type Servers } from '#server/network/servers/servers.service.ts'
import type { Command } from '#server/platform/database/commands.ts'
import type { Db } from '#server/platform/database/schema.ts'
import { AppError } from '#server/platform/kernel/app-error.ts'
import type { Clock } from '#server/platform/kernel/clock.ts'
import type { Delivery } from '#server/shop/delivery/delivery.service.ts'
import { followDiscounts, listCouponExcess } from '#server/shop/discounts/discounts.service.ts'
import { type Excess, listExcess } from '#server/shop/products/player-limit.service.ts'
import { followSums, renameInSums } from '#server/shop/sums/sums.service.ts'
import type { Notices } from '#server/team/notices/notices.service.ts'
import { nextCheck } from './check-times.ts'
import type { Donations } from './donations.service.ts'
import type { PaymentGateway, PaymentNotification } from './gateways/payment-gateway.ts'
import { type Mismatch, mismatchOf } from './mismatch.ts'
import {
  findOrder,
  insertOrder,
  moveOrder,
  renameOrder,
  storeGatewayFee,
  storeGatewayReference,
  storeReturned,
} from './order.repository.ts'
import { type NewOrder, type Order, shownLines } from './order.ts'
import { flagOrder } from './order-event.repository.ts'
import { canMove } from './payment-status.ts'
import { mayHaveBeenDelivered } from './restored.ts'
import { listEnqueueable, splitSurplus } from './sold-commands.ts'

type Deps = {
  clock: Clock
  delivery: Pick<Delivery, 'enqueue' | 'revoke' | 'rename'>
  donations: Donations
  notices: Pick<Notices, 'record'>
  servers: Pick<Servers, 'current'>
}

/** The gateway that sends a notification, or was asked for it. */
export type Sender = Pick<PaymentGateway, 'id' | 'isTest'>

/** `order`: the order of the notification; `moved`: whether this call changed its status. */
type Applied = { order: Order | null; mismatch: Mismatch | null; moved: boolean }

/** The change of an order; `from` is null when it was just placed. */
export type OrderChange = {
  order: Order
  from: PaymentStatus | null
  to: PaymentStatus
  at: Date
  /** When it was paid, if it ever was. */
  paidAt: Date | null
}

/** Everything here runs inside the caller's transaction. Wake the delivery after the commit. */
export function createOrderTransitions(deps: Deps) {
  const { clock, delivery, donations, notices, servers } = deps
  async function place(trx: Db, placed: NewOrder): Promise<Order> {
    await insertOrder(trx, placed)
    const order = (await findOrder(trx, { id: placed.id })) as Order
    await follow(trx, { order, from: null, to: order.status, at: order.created_at, paidAt: null })
    return order
  }

  /** Returns whether this call changed the status. */
  async function settle(trx: Db, order: Order, to: PaymentStatus, reportedAt: Date | null) {
    const at = clock.now()
    const known = plausiblePaidAt(reportedAt, order, at)
    const paid = to === 'PAID' ? (known ?? at) : null
    const nextCheckAt = nextCheck({ ...order, status: to, paid_at: paid }, at)
    const moved = await moveOrder(trx, { id: order.id, to, at, paidAt: paid, nextCheckAt })
    if (!moved) return false
    const { from, paidAt, username } = moved
    // The name may have been corrected since the order was read.
    await follow(trx, { order: { ...order, username }, from, to, at, paidAt }, known)
    return true
  }

  /** Everything that follows the status of an order, in the transaction that changes it. */
  async function follow(trx: Db, change: OrderChange, reportedAt: Date | null = null): Promise<void> {
    const { order, to, at, paidAt } = change
    // Before the coupon is locked, as an order that is placed takes the two locks.
    const ofPlayer = { ...order, keys: keysOfPlayer(order.username, servers) }
    const excess = to === 'PAID' && order.given_by === null ? await listExcess(trx, ofPlayer) : []
    await followDiscounts(trx, { ...change, order: ofPlayer })
    const { id: orderId, username, price: amount, is_test: isTest } = order
    if (to === 'PAID' && paidAt) {
      await donations.add(trx, { username, amount, paidAt, isTest })
      const coupons = await listCouponExcess(trx, ofPlayer)
      for (const part of await partsOf(trx, order, { excess, coupons, reportedAt }))
        await delivery.enqueue(trx, { orderId, username, at, isTest, ...part })
      // A free order is no sale.
      if (order.amount > 0) await notices.record(trx, { type: 'order.paid', data: noticeOf(order) })
      // Money that arrived is never refused: what is above a limit is held, and a person decides about it.
      for (const detail of [...excess.map((one) => one.detail), ...coupons])
        await flag(trx, order, { flag: 'above_limit', detail })
    }
    if (to === 'REFUND') {
      await delivery.revoke(trx, { orderId, username, commands: order.refund_commands, at, isTest })
      if (paidAt) await donations.subtract(trx, { username, amount, paidAt, isTest })
      await notices.record(trx, { type: 'order.refunded', data: noticeOf(order) })
    }
    // Last, because buyers of the same product wait for its lock.
    await followSums(trx, change)
  }

  /** A mismatch changes nothing. */
  async function apply(trx: Db, notification: PaymentNotification, gateway: Sender): Promise<Applied> {
    const { reference, gatewayReference: gateway_reference, returned } = notification
    const ours = reference === null ? null : await findOrder(trx, { reference })
    const order = ours ?? (await findOrder(trx, { gateway: gateway.id, gateway_reference }))
    const mismatch = order && mismatchOf(order, notification, gateway)
    if (order?.status === 'PAID' && returned?.amount && mismatch?.flag === returned.flag)
      await storeReturned(trx, order, returned.amount)
    const moved = order !== null && mismatch === null && (await move(trx, order, notification))
    return { order, mismatch, moved }
  }

  /** False when it was known already, or when a concurrent notification was first. */
  async function move(
    trx: Db,
    order: Order,
    { status, gatewayReference, paidAt, gatewayFee }: PaymentNotification,
  ) {
    const to = status as PaymentStatus
    if (!canMove(order.status, to)) return false
    if (order.gateway_reference === null) await storeGatewayReference(trx, order.id, gatewayReference)
    if (to === 'PAID' && gatewayFee !== null) await storeGatewayFee(trx, order.id, gatewayFee)
    if (!(await settle(trx, order, to, paidAt))) return false
    // Valid changes that a person should still review.
    if (to === 'REFUND') await flag(trx, order, { flag: 'refunded', detail: `was ${order.status}` })
    else if (order.status === 'FAILED') await flag(trx, order, { flag: 'paid_after_failure', detail: '' })
    return true
  }

  /** Returns whether the flag is new. A refund has a notice of its own. */
  async function flag(trx: Db, order: Order, found: Mismatch): Promise<boolean> {
    const isNew = await flagOrder(trx, { orderId: order.id, ...found, at: clock.now() })
    if (isNew && found.flag !== 'refunded') {
      const data = { ...noticeOf(order), flag: found.flag }
      await notices.record(trx, { type: 'payment.flagged', data })
    }
    return isNew
  }

  return { place, settle, rename: createRename(deps), apply, flag }
}

type Found = { excess: readonly Excess[]; coupons: readonly string[]; reportedAt: Date | null }
type Part = { commands: readonly Command[]; held?: Hold; found?: string }

/** What is delivered at once, and what is held. The price of a coupon above its limit is that of the whole order. */
async function partsOf(trx: Db, order: Order, { excess, coupons, reportedAt }: Found): Promise<Part[]> {
  const { commands } = order
  const found = [...excess.map(({ detail }) => detail), ...coupons].join(', ')
  if (await mayHaveBeenDelivered(trx, { order, paidAt: reportedAt }))
    return [{ commands, held: 'restore', ...(found && { found }) }]
  const { due, surplus } = coupons.length > 0 ? { due: [], surplus: commands } : splitSurplus(order, excess)
  if (surplus.length === 0) return [{ commands: due }]
  const held: Part = { commands: surplus, held: 'limit', found }
  return due.length > 0 ? [{ commands: due }, held] : [held]
}

type Rename = { username: string; notArrived: boolean }

function createRename({ clock, delivery, donations }: Deps) {
  /** Gives a locked order another name: deliveries that did not run, donation and sums move to it. */
  return async (trx: Db, order: Order, { username, notArrived }: Rename): Promise<void> => {
    if (order.status === 'REFUND') throw new AppError('order_refunded')
    const { id, username: from, price: amount, paid_at: paidAt, is_test: isTest } = order
    const names = { from, to: username, at: clock.now() }
    await delivery.rename(trx, { orderId: id, commands: listEnqueueable(order), ...names, notArrived })
    await renameOrder(trx, id, username)
    if (order.status === 'PAID' && paidAt) {
      await donations.subtract(trx, { username: from, amount, paidAt, isTest })
      await donations.add(trx, { username, amount, paidAt, isTest })
    }
    await renameInSums(trx, id, from)
  }
}

/** The gateway's time of payment; null when it is before the order or in the future. */
function plausiblePaidAt(reported: Date | null, { created_at }: Order, now: Date): Date | null {
  return reported && reported >= created_at && reported <= now ? reported : null
}

function noticeOf(order: Order) {
  const { id, reference, username, product_name, product_name_id, amount, is_test } = order
  const product = { product: product_name, product_indonesian: product_name_id || undefined }
  const items = shownLines(order.items, FALLBACK_LANGUAGE)
  return { id, reference, player: shownUsername(username), ...product, items, amount, is_test }
}
