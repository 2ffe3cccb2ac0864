// Status changes of orders: one conditional update, and in the same transaction the delivery and the donation total.
import type { PaymentStatus } from '#contract/payment.ts'
import type { Db } from '#server/database/schema.ts'
import type { Delivery } from '#server/delivery/delivery.service.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { nextCheck } from './check-times.ts'
import type { Donations } from './donations.service.ts'
import type { PaymentGateway, PaymentNotification } from './gateways/payment-gateway.ts'
import { type Mismatch, mismatchOf } from './mismatch.ts'
import { canMove } from './payment-status.ts'
import {
  findPurchase,
  findPurchaseOfGateway,
  movePurchase,
  storeGatewayReference,
} from './purchase.repository.ts'
import type { Purchase } from './purchase.ts'
import { flagPurchase } from './purchase-flag.repository.ts'

type Deps = {
  clock: Clock
  gateway: Pick<PaymentGateway, 'isTest'>
  delivery: Pick<Delivery, 'enqueue'>
  donations: Donations
}

/** `purchase`: the order of the notification; `moved`: whether this call changed its status. */
type Applied = { purchase: Purchase | null; mismatch: Mismatch | null; moved: boolean }

/** Everything here runs inside the caller's transaction. Wake the delivery after the commit. */
export function createOrderTransitions({ clock, gateway, delivery, donations }: Deps) {
  /** Returns whether this call changed the status. */
  async function settle(trx: Db, purchase: Purchase, to: PaymentStatus, paidAt: Date | null) {
    const now = clock.now()
    const paid = to === 'PAID' ? plausiblePaidAt(paidAt, purchase, now) : null
    const nextCheckAt = nextCheck({ ...purchase, status: to }, now)
    const moved = await movePurchase(trx, { id: purchase.id, to, paidAt: paid, nextCheckAt })
    if (!moved) return false
    const { id: purchaseId, username, price: amount, commands, isTest } = purchase
    if (paid) {
      await donations.add(trx, { username, amount, paidAt: paid, isTest })
      await delivery.enqueue(trx, { purchaseId, username, commands, at: now, isTest })
    }
    if (to === 'REFUND' && moved.paidAt) {
      await donations.subtract(trx, { username, amount, paidAt: moved.paidAt, isTest })
    }
    return true
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
    { status, gatewayReference, paidAt }: PaymentNotification,
  ) {
    const to = status as PaymentStatus
    if (!canMove(purchase.status, to)) return false
    if (purchase.gatewayReference === null) await storeGatewayReference(trx, purchase.id, gatewayReference)
    if (!(await settle(trx, purchase, to, paidAt))) return false
    const flag = flagOfMove(purchase.status, to)
    if (flag) await flagPurchase(trx, { purchaseId: purchase.id, ...flag, at: clock.now() })
    return true
  }

  return { settle, apply }
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
