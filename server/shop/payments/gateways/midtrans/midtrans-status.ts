// Translates the status of a payment at Midtrans into the words of the port.
import type { PaymentStatus } from '#contract/shop/payment.ts'
import { unknownStatus } from '../fields.schema.ts'
import type { PaymentNotification } from '../payment-gateway.ts'
import type { Transaction } from './midtrans.schema.ts'

const STATUSES: Partial<Record<string, PaymentStatus>> = {
  pending: 'UNPAID',
  settlement: 'PAID',
  capture: 'PAID',
  expire: 'EXPIRED',
  deny: 'FAILED',
  cancel: 'FAILED',
  failure: 'FAILED',
  refund: 'REFUND',
  // It was paid, and only a person decides about what was delivered.
  partial_refund: 'PAID',
  chargeback: 'PAID',
  partial_chargeback: 'PAID',
}
const RETURNED: Partial<Record<string, 'partly_refunded' | 'charged_back'>> = {
  partial_refund: 'partly_refunded',
  chargeback: 'charged_back',
  partial_chargeback: 'charged_back',
}
const SUCCESS = '200'
/** The chain can reverse a payment within a minute: settlement turns to deny. */
const INDOMARET_WAIT_MS = 2 * 60_000

/** Paid needs the status, the code, and no doubt about fraud: a person looks at anything else. */
export function statusOf(transaction: Transaction): PaymentNotification['status'] {
  const { transaction_status, status_code, fraud_status } = transaction
  const status = Object.hasOwn(STATUSES, transaction_status) ? STATUSES[transaction_status] : undefined
  const isSure = status_code === SUCCESS && (fraud_status ?? 'accept') === 'accept'
  if (status === undefined || (status === 'PAID' && !isSure))
    return unknownStatus([transaction_status, status_code, fraud_status].join(' '))
  return status
}

/** The sum is missing in one documented notification; the list of refunds then has it. */
function returnedOf({ transaction_status, refund_amount, refunds }: Transaction) {
  const flag = Object.hasOwn(RETURNED, transaction_status) ? RETURNED[transaction_status] : undefined
  if (!flag) return undefined
  const listed = refunds.reduce((sum, refund) => sum + (refund.refund_amount ?? 0), 0)
  return { flag, amount: (refund_amount ?? listed) || null }
}

export function toNotification(transaction: Transaction, now: Date): PaymentNotification {
  const { order_id, transaction_id, gross_amount, payment_type, store, settlement_time } = transaction
  const returned = returnedOf(transaction)
  const notification: PaymentNotification = {
    reference: order_id ?? null,
    gatewayReference: transaction_id,
    status: statusOf(transaction),
    amount: gross_amount,
    paidAt: settlement_time ?? null,
    gatewayFee: null,
    isClosedPayment: true,
    ...(returned && { returned }),
  }
  const isReversible =
    !returned && notification.status === 'PAID' && payment_type === 'cstore' && store === 'indomaret'
  if (!isReversible) return notification
  if (!settlement_time) return { ...notification, status: unknownStatus('settlement without a time') }
  const settlesAt = new Date(settlement_time.getTime() + INDOMARET_WAIT_MS)
  return now < settlesAt ? { ...notification, status: 'UNPAID', paidAt: null, settlesAt } : notification
}
