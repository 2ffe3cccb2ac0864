// A notification that does not match its order: it changes nothing and is flagged for a person.
import type { OrderFlag } from '#contract/shop/orders.ts'
import type { PaymentGateway, PaymentNotification } from './gateways/payment-gateway.ts'
import type { Order } from './order.ts'

export type Mismatch = { flag: OrderFlag; detail: string }

type MatchedOrder = Pick<
  Order,
  'reference' | 'gateway_reference' | 'amount' | 'is_test' | 'gateway' | 'status'
>

/** Null when it matches. While the gateway's reference is unknown (its reply was lost), any is accepted. */
export function mismatchOf(
  order: MatchedOrder,
  notification: PaymentNotification,
  gateway: Pick<PaymentGateway, 'id' | 'isTest'>,
): Mismatch | null {
  // Play money never pays a real order, and no real payment belongs to a test order.
  if (order.is_test !== gateway.isTest) {
    const detail = order.is_test ? 'a real payment for a test order' : 'a test payment for a real order'
    return { flag: 'reference_mismatch', detail }
  }
  if (order.gateway !== gateway.id)
    return {
      flag: 'reference_mismatch',
      detail: `paid through ${gateway.id}, ordered through ${order.gateway ?? 'none'}`,
    }
  const known = order.gateway_reference
  if (
    notification.reference !== order.reference ||
    (known !== null && known !== notification.gatewayReference)
  ) {
    return {
      flag: 'reference_mismatch',
      detail: `reference ${notification.reference ?? 'none'}, gateway reference ${notification.gatewayReference}`,
    }
  }
  if (!notification.isClosedPayment) return { flag: 'open_payment', detail: notification.gatewayReference }
  if (typeof notification.status !== 'string')
    return { flag: 'unknown_status', detail: notification.status.unknown }
  if (notification.amount !== order.amount) {
    return { flag: 'amount_mismatch', detail: `${notification.amount} instead of ${order.amount}` }
  }
  const { returned } = notification
  // What a person has marked as returned already is settled.
  if (!returned || order.status === 'REFUND') return null
  const detail = returned.amount === null ? '' : `${returned.amount} of ${order.amount}`
  return { flag: returned.flag, detail }
}
