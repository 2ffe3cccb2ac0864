// Allowed status changes: only to a higher rank, so notifications may be repeated, late or out of order.
import type { PaymentStatus } from '#contract/shop/payment.ts'

/** Paid outranks every unpaid end; refunded outranks all. */
const RANK: Record<PaymentStatus, number> = { UNPAID: 0, EXPIRED: 1, FAILED: 2, PAID: 3, REFUND: 4 }

export function canMove(from: PaymentStatus, to: PaymentStatus): boolean {
  return RANK[from] < RANK[to]
}
