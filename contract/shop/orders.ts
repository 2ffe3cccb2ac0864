// Flags of transactions that an admin must review, what staff did with an order, and what can still be done with it.
import type { OrderDelivery } from './order-delivery.ts'
import type { ShownStatus } from './payment.ts'

/**
 * The first six are notifications that do not match the order: they change no status and deliver nothing. Of a paid order
 * the two about returned money leave what was delivered.
 */
export const ORDER_FLAGS = [
  'amount_mismatch',
  'reference_mismatch',
  'unknown_status',
  'open_payment',
  'partly_refunded',
  'charged_back',
  'paid_after_failure',
  'above_limit',
  'refunded',
] as const
export type OrderFlag = (typeof ORDER_FLAGS)[number]

const MISMATCHES: readonly OrderFlag[] = [
  'amount_mismatch',
  'reference_mismatch',
  'unknown_status',
  'open_payment',
  'partly_refunded',
  'charged_back',
]

/** Sort keys of a list of orders besides the time. */
export const ORDER_SORTS = ['amount'] as const
export type OrderSort = (typeof ORDER_SORTS)[number]
/** A list by amount ends after so many orders: the highest amounts, or of a filter the newest orders. */
export const SORTED_MAX = 10_000

/** `accepted`: a payment that does not match was taken as the payment of the order. `given`: given by hand. */
export const ORDER_EVENTS = ['note', 'renamed', 'refunded', 'accepted', 'checked', 'given'] as const
export type OrderEventKind = (typeof ORDER_EVENTS)[number]

export const NOTE_MAX_LENGTH = 1_000

type Order = {
  status: ShownStatus
  delivery: OrderDelivery | null
  flags: readonly { flag: OrderFlag }[]
}

/** A payment that does not match was reported, and the order is still open. */
export function canAccept({ status, flags }: Order): boolean {
  return status !== 'PAID' && status !== 'REFUND' && flags.some(({ flag }) => MISMATCHES.includes(flag))
}

export function canRefund({ status }: Pick<Order, 'status'>): boolean {
  return status === 'PAID'
}

/** A delivered order, or one that a person closed, keeps its name. */
export function canRename({ status, delivery }: Pick<Order, 'status' | 'delivery'>): boolean {
  return status !== 'REFUND' && delivery !== 'delivered' && delivery !== 'resolved'
}
