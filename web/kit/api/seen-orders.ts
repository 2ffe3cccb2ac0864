// The orders of this browser as they were last seen, for their list and for the line of an unpaid one.

import type { Language } from '#contract/language.ts'
import type { Payment } from '#contract/shop/payment.schema.ts'
import { call } from './call.ts'
import { loadOrders, type PlacedOrder, storeOrders } from './placed-orders.ts'

const DAY_MS = 24 * 60 * 60 * 1_000
const KEPT_MS = 365 * DAY_MS
/** Older ones are shown as they were last seen. */
const REFRESHED_MS = 30 * DAY_MS

/** A gift is without its words. */
export type SeenPayment = Pick<
  Payment,
  | ('status' | 'amount' | 'payment_method' | 'payment_name' | 'pay_code' | 'expired_time')
  | ('product_name' | 'product_id' | 'paid_at' | 'delivery')
> & { is_gift: boolean }

export type SeenOrder = Omit<PlacedOrder, 'seen'> & { seen?: SeenPayment }

/** Those of a year. What the site could not have written counts as never seen. */
export function loadSeenOrders(): SeenOrder[] {
  const now = Date.now()
  return loadOrders()
    .filter(({ at = now }) => now - at < KEPT_MS)
    .map(({ seen, ...order }) => (isSeen(seen) ? { ...order, seen } : order))
}

function isSeen(seen: unknown): seen is SeenPayment {
  const { amount, expired_time, ...words } = Object(seen) as Partial<SeenPayment>
  const { status, product_name, payment_method, payment_name } = words
  return (
    [amount, expired_time].every((number) => typeof number === 'number') &&
    [status, product_name, payment_method, payment_name].every((word) => typeof word === 'string')
  )
}

/** Keeps how it looks now, if this browser placed it. */
export function rememberSeen(payment: Payment): void {
  const { status, amount, payment_method, payment_name, pay_code, expired_time } = payment
  const { product_name, product_id, paid_at, delivery } = payment
  const orders = loadSeenOrders()
  const order = orders.find(({ reference }) => reference === payment.reference)
  if (!order) return
  order.seen = {
    ...{ status, amount, payment_method, payment_name, pay_code, expired_time },
    ...{ product_name, product_id, paid_at, delivery },
    is_gift: payment.gift !== null,
  }
  storeOrders(orders)
}

export function isUnpaid({ seen }: SeenOrder, now: number): boolean {
  return seen?.status === 'UNPAID' && seen.expired_time * 1_000 > now
}

/** Asks for those that can still change; one without an answer stays as it was. */
export async function refreshOrders(
  { lng, only }: { lng: Language; only?: readonly string[] },
  signal?: AbortSignal,
): Promise<SeenOrder[]> {
  const recent = loadSeenOrders().filter(
    ({ reference, at = Date.now(), seen }) =>
      (!only || only.includes(reference)) && !(seen && Date.now() - at > REFRESHED_MS),
  )
  await Promise.allSettled(
    recent.map(async ({ reference }) =>
      rememberSeen(
        await call(
          'GET /api/store/transactions/:reference',
          { params: { reference }, query: { lng } },
          { signal },
        ),
      ),
    ),
  )
  return loadSeenOrders()
}
