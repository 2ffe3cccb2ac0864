// Allowed status changes: only to a higher rank, so notifications may be repeated, late or out of order.
import { PAYMENT_STATUSES, type PaymentStatus } from '#contract/payment.ts'

/** Paid outranks every unpaid end; refunded outranks all. */
const RANK: Record<PaymentStatus, number> = { UNPAID: 0, EXPIRED: 1, FAILED: 2, PAID: 3, REFUND: 4 }

/** The statuses from which `to` can be reached. */
export function statesBefore(to: PaymentStatus): PaymentStatus[] {
  return PAYMENT_STATUSES.filter((from) => RANK[from] < RANK[to])
}

export function canMove(from: PaymentStatus, to: PaymentStatus): boolean {
  return RANK[from] < RANK[to]
}
