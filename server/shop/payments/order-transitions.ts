// Status changes of orders: one conditional update, and in the same transaction the delivery and the donation total.

import { shownUsername } from '#contract/network/username.ts'
import type { PaymentStatus } from '#contract/shop/payment.ts'
import type { TransactionFlag } from '#contract/shop/transactions.ts'
import type { Db } from '#server/platform/database/schema.ts'
import type { Clock } from '#server/platform/kernel/clock.ts'
import type { Delivery } from '#server/shop/delivery/delivery.service.ts'
import { findCouponExcess, followDiscounts } from '#server/shop/discounts/discounts.service.ts'
import { findExcess } from '#server/shop/products/player-limit.service.ts'
import { followSums } from '#server/shop/sums/sums.service.ts'
import type { Notices } from '#server/team/notices/notices.service.ts'
import { nextCheck } from './check-times.ts'
import type { Donations } from './donations.service.ts'
import type { PaymentGateway, PaymentNotification } from './gateways/payment-gateway.ts'
import { type Mismatch, mismatchOf } from './mismatch.ts'
import { canMove } from './payment-status.ts'
import {
  findPurchase,
  findPurchaseOfGateway,
  insertPurchase,
  movePurchase,
  storeGatewayFee,
  storeGatewayReference,
} from './purchase.repository.ts'
import type { NewPurchase, Purchase } from './purchase.ts'
import { flagPurchase } from './purchase-flag.repository.ts'
import { createRename } from './rename-order.ts'

type Deps = {
  clock: Clock
  gateway: Pick<PaymentGateway, 'isTest'>
  delivery: Pick<Delivery, 'enqueue' | 'revoke' | 'rename'>
  donations: Donations
  notices: Pick<Notices, 'record'>
}

/** `purchase`: the order of the notification; `moved`: whether this call changed its status. */
type Applied = { purchase: Purchase | null; mismatch: Mismatch | null; moved: boolean }

/** The change of an order; `from` is null when it was just placed. */
export type OrderChange = {
  purchase: Purchase
  from: PaymentStatus | null
  to: PaymentStatus
  at: Date
  /** When it was paid, if it ever was. */
  paidAt: Date | null
}

type Found = { flag: TransactionFlag; detail: string }

/** Everything here runs inside the caller's transaction. Wake the delivery after the commit. */
export function createOrderTransitions(deps: Deps) {
  const { clock, gateway, delivery, donations, notices } = deps

  /** Stores a new order. */
  async function place(trx: Db, placed: NewPurchase): Promise<Purchase> {
    await insertPurchase(trx, placed)
    const purchase = (await findPurchase(trx, placed.reference)) as Purchase
    await follow(trx, { purchase, from: null, to: purchase.status, at: purchase.createdAt, paidAt: null })
    return purchase
  }

  /** Returns whether this call changed the status. */
  async function settle(trx: Db, purchase: Purchase, to: PaymentStatus, reportedAt: Date | null) {
    const at = clock.now()
    const paid = to === 'PAID' ? plausiblePaidAt(reportedAt, purchase, at) : null
    const nextCheckAt = nextCheck({ ...purchase, status: to, paidAt: paid }, at)
    const moved = await movePurchase(trx, { id: purchase.id, to, at, paidAt: paid, nextCheckAt })
    if (!moved) return false
    const { from, paidAt, username } = moved
    // The name may have been corrected since the order was read.
    await follow(trx, { purchase: { ...purchase, username }, from, to, at, paidAt })
    return true
  }

  /** Everything that follows the status of an order, in the transaction that changes it. */
  async function follow(trx: Db, change: OrderChange): Promise<void> {
    const { purchase, to, at, paidAt } = change
    // Before the coupon is locked, as an order that is placed takes the two locks.
    const excess = to === 'PAID' && purchase.givenBy === null ? await findExcess(trx, purchase) : null
    await followDiscounts(trx, change)
    const { id: purchaseId, username, price: amount, commands, isTest } = purchase
    if (to === 'PAID' && paidAt) {
      await donations.add(trx, { username, amount, paidAt, isTest })
      await delivery.enqueue(trx, { purchaseId, username, commands, at, isTest })
      // A free order is no sale.
      if (purchase.amount > 0) await notices.record(trx, { type: 'order.paid', data: noticeOf(purchase) })
      for (const detail of await listExcess(trx, purchase, excess))
        await flag(trx, purchase, { flag: 'above_limit', detail })
    }
    if (to === 'REFUND') {
      await delivery.revoke(trx, { purchaseId, username, commands: purchase.refundCommands, at, isTest })
      if (paidAt) await donations.subtract(trx, { username, amount, paidAt, isTest })
      await notices.record(trx, { type: 'order.refunded', data: noticeOf(purchase) })
    }
    // Last, because buyers of the same product wait for its lock.
    await followSums(trx, change)
  }

  /** A mismatch changes nothing. */
  async function apply(trx: Db, notification: PaymentNotification): Promise<Applied> {
    const purchase = await findOrderOf(trx, notification)
    const mismatch = purchase && mismatchOf(purchase, notification, gateway)
    const moved = purchase !== null && mismatch === null && (await move(trx, purchase, notification))
    return { purchase, mismatch, moved }
  }

  /** False when it was known already, or when a concurrent notification was first. */
  async function move(
    trx: Db,
    purchase: Purchase,
    { status, gatewayReference, paidAt, gatewayFee }: PaymentNotification,
  ) {
    const to = status as PaymentStatus
    if (!canMove(purchase.status, to)) return false
    if (purchase.gatewayReference === null) await storeGatewayReference(trx, purchase.id, gatewayReference)
    if (to === 'PAID' && gatewayFee !== null) await storeGatewayFee(trx, purchase.id, gatewayFee)
    if (!(await settle(trx, purchase, to, paidAt))) return false
    const found = flagOfMove(purchase.status, to)
    if (found) await flag(trx, purchase, found)
    return true
  }

  /** Returns whether the flag is new. A refund has a notice of its own. */
  async function flag(trx: Db, purchase: Purchase, found: Found): Promise<boolean> {
    const isNew = await flagPurchase(trx, { purchaseId: purchase.id, ...found, at: clock.now() })
    if (isNew && found.flag !== 'refunded') {
      await notices.record(trx, {
        type: 'payment.flagged',
        data: { ...noticeOf(purchase), flag: found.flag },
      })
    }
    return isNew
  }

  return { place, settle, rename: createRename(deps), apply, flag }
}

/** Money that arrived is never refused: what is above a limit is delivered, and a person decides whether it stays. */
async function listExcess(trx: Db, purchase: Purchase, ofProduct: string | null): Promise<string[]> {
  const { productName, discount } = purchase
  const ofCoupon = await findCouponExcess(trx, purchase)
  return [
    ...(ofProduct === null ? [] : [`${productName}: ${ofProduct}`]),
    ...(ofCoupon === null || discount?.kind !== 'coupon' ? [] : [`${discount.code}: ${ofCoupon}`]),
  ]
}

async function findOrderOf(
  db: Db,
  { reference, gatewayReference }: PaymentNotification,
): Promise<Purchase | null> {
  const ours = reference === null ? null : await findPurchase(db, reference)
  return ours ?? findPurchaseOfGateway(db, gatewayReference)
}

/** The gateway's time of payment, unless it is before the order or in the future. */
function plausiblePaidAt(reported: Date | null, { createdAt }: Purchase, now: Date): Date {
  return reported && reported >= createdAt && reported <= now ? reported : now
}

/** Valid changes that a person should still review. */
function flagOfMove(from: PaymentStatus, to: PaymentStatus) {
  if (to === 'REFUND') return { flag: 'refunded' as const, detail: `was ${from}` }
  if (from === 'FAILED' && to === 'PAID') return { flag: 'paid_after_failure' as const, detail: '' }
  return null
}

function noticeOf({ id, reference, username, productName, productNameId, amount, isTest }: Purchase) {
  const product = { product: productName, product_indonesian: productNameId || undefined }
  return { id, reference, player: shownUsername(username), ...product, amount, is_test: isTest }
}
