// News of the gateway that does not fit the order it names: it moves nothing and waits for a person.
import type { TransactionFlag } from '#contract/transactions.ts'
import type { PaymentNews } from './gateways/payment-gateway.ts'
import type { Purchase } from './purchase.ts'

export type Misfit = { flag: TransactionFlag; detail: string }

type Order = Pick<Purchase, 'reference' | 'gatewayReference' | 'amount'>

/** Null when the news fits. Until the gateway's own answer is known, only its reference is still open. */
export function misfitOf(order: Order, news: PaymentNews): Misfit | null {
  const known = order.gatewayReference
  if (news.reference !== order.reference || (known !== null && known !== news.gatewayReference)) {
    return {
      flag: 'reference_mismatch',
      detail: `${news.reference ?? 'none'} with ${news.gatewayReference}`,
    }
  }
  if (!news.isClosedPayment) return { flag: 'open_payment', detail: news.gatewayReference }
  if (typeof news.status !== 'string') return { flag: 'unknown_status', detail: news.status.unknown }
  if (news.amount !== order.amount) {
    return { flag: 'amount_mismatch', detail: `${news.amount} instead of ${order.amount}` }
  }
  return null
}
