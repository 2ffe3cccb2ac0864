import { termsOf } from '#contract/settings/payment-methods.ts'
import type { Payment } from '#contract/shop/payment.schema.ts'

/** Charged by the cashier on top of the amount and unknown to the gateway. */
export function extraAtCashier({ payment_method }: Pick<Payment, 'payment_method'>): number {
  return termsOf(payment_method).cashierExtraRupiah
}

export function amountToBring(payment: Pick<Payment, 'amount' | 'payment_method'>): number {
  return payment.amount + extraAtCashier(payment)
}
