// How a payment may move: only up this ladder, so that news may come twice, late or in any order.
import { PAYMENT_STATUSES, type PaymentStatus } from '#contract/payment.ts'

/** Money that came beats every end without money; money that went back beats all. */
const RANK: Record<PaymentStatus, number> = { UNPAID: 0, EXPIRED: 1, FAILED: 2, PAID: 3, REFUND: 4 }

/** The states from which `to` can be reached. */
export function statesBefore(to: PaymentStatus): PaymentStatus[] {
  return PAYMENT_STATUSES.filter((from) => RANK[from] < RANK[to])
}

export function canMove(from: PaymentStatus, to: PaymentStatus): boolean {
  return RANK[from] < RANK[to]
}
