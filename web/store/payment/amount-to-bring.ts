import type { Payment } from '#contract/payment.schema.ts'
import { cashierExtraOf, PAYMENT_METHODS } from '#contract/payment-methods.ts'

/** Asked by the cashier on top of the amount; the gateway never sees it. */
export function extraAtCashier({ payment_method }: Pick<Payment, 'payment_method'>): number {
  const method = PAYMENT_METHODS.find((known) => known === payment_method)
  return method ? cashierExtraOf(method) : 0
}

/** Everything that leaves the buyer's pocket. */
export function amountToBring(payment: Pick<Payment, 'amount' | 'payment_method'>): number {
  return payment.amount + extraAtCashier(payment)
}
