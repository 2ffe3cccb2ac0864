// How orders move: by one conditional update, and with it, in the same transaction, what is owed and what was given.
import type { PaymentStatus } from '#contract/payment.ts'
import type { Db } from '#server/database/schema.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { nextCheck } from './check-times.ts'
import type { Donations } from './donations.service.ts'
import type { PaymentNews } from './gateways/payment-gateway.ts'
import { type Misfit, misfitOf } from './mismatch.ts'
import { canMove } from './payment-status.ts'
import {
  findPurchase,
  findPurchaseOfGateway,
  keepGatewayReference,
  movePurchase,
} from './purchase.repository.ts'
import type { Purchase } from './purchase.ts'
import { flagPurchase } from './purchase-flag.repository.ts'

export type NewDelivery = { purchaseId: string; username: string; commands: readonly string[]; at: Date }

type Deps = {
  clock: Clock
  delivery: { enqueue(trx: Db, delivery: NewDelivery): Promise<unknown> }
  donations: Donations
}

/** What came of news: the order that was meant, why it does not fit, whether it moved. */
type Taken = { purchase: Purchase | null; misfit: Misfit | null; moved: boolean }

/** Everything here runs inside the caller's transaction. Wake the delivery after the commit. */
export function createOrderMoves({ clock, delivery, donations }: Deps) {
  /** Tells whether this call made the move. */
  async function settle(trx: Db, purchase: Purchase, to: PaymentStatus, paidAt: Date | null) {
    const now = clock.now()
    const paid = to === 'PAID' ? believablePaidAt(paidAt, purchase, now) : null
    const nextCheckAt = nextCheck({ ...purchase, status: to }, now)
    const moved = await movePurchase(trx, { id: purchase.id, to, paidAt: paid, nextCheckAt })
    if (!moved) return false
    const { id: purchaseId, username, price: amount, commands } = purchase
    if (paid) {
      await donations.add(trx, { username, amount, paidAt: paid })
      await delivery.enqueue(trx, { purchaseId, username, commands, at: now })
    }
    if (to === 'REFUND' && moved.paidAt) {
      await donations.takeBack(trx, { username, amount, paidAt: moved.paidAt })
    }
    return true
  }

  /** News that does not fit moves nothing. */
  async function take(trx: Db, news: PaymentNews): Promise<Taken> {
    const purchase = await findMeant(trx, news)
    const misfit = purchase && misfitOf(purchase, news)
    const moved = purchase !== null && misfit === null && (await move(trx, purchase, news))
    return { purchase, misfit, moved }
  }

  /** False when it was known already, or when other news of the same moment was quicker. */
  async function move(trx: Db, purchase: Purchase, { status, gatewayReference, paidAt }: PaymentNews) {
    const to = status as PaymentStatus
    if (!canMove(purchase.status, to)) return false
    if (purchase.gatewayReference === null) await keepGatewayReference(trx, purchase.id, gatewayReference)
    if (!(await settle(trx, purchase, to, paidAt))) return false
    const noteworthy = noteworthyFlag(purchase.status, to)
    if (noteworthy) await flagPurchase(trx, { purchaseId: purchase.id, ...noteworthy, at: clock.now() })
    return true
  }

  return { settle, take }
}

async function findMeant(db: Db, { reference, gatewayReference }: PaymentNews): Promise<Purchase | null> {
  const ours = reference === null ? null : await findPurchase(db, reference)
  return ours ?? findPurchaseOfGateway(db, gatewayReference)
}

/** The gateway's own clock counts, where it can be true. */
function believablePaidAt(told: Date | null, { createdAt }: Purchase, now: Date): Date {
  return told && told >= createdAt && told <= now ? told : now
}

/** Moves that are made, and that a person should still hear of. */
function noteworthyFlag(from: PaymentStatus, to: PaymentStatus) {
  if (to === 'REFUND') return { flag: 'refunded' as const, detail: `was ${from}` }
  if (from === 'FAILED' && to === 'PAID') return { flag: 'paid_after_failure' as const, detail: '' }
  return null
}
