// Bodies of the simulated Midtrans: amounts with two decimals, times of Jakarta without a zone.
import { createHash } from 'node:crypto'
import type { MidtransTransaction } from './midtrans-charge.ts'
import type { QrForm } from './midtrans-qr.ts'

const WORDS = {
  UNPAID: { transaction_status: 'pending', code: '201', notified: '201' },
  PAID: { transaction_status: 'settlement', code: '200', notified: '200' },
  EXPIRED: { transaction_status: 'expire', code: '407', notified: '202' },
  FAILED: { transaction_status: 'deny', code: '202', notified: '202' },
  REFUND: { transaction_status: 'refund', code: '200', notified: '200' },
} as const
const BILLER_CODE = '70012'
const WIB_SECONDS = 7 * 3_600

type Charging = { merchantId: string; origin: string; form: QrForm }

/** With the QR code, as only the reply of a charge has it. */
export function toCharged(transaction: MidtransTransaction, { merchantId, origin, form }: Charging) {
  const { qr_string, reference } = transaction
  const body = { ...common(transaction, merchantId), status_message: 'Success, transaction is created' }
  if (!qr_string) return body
  const action = (name: string, path: string) => ({ name, method: 'GET', url: `${origin}${path}` })
  const first = action('generate-qr-code', `/v2/qris/${reference}/qr-code`)
  // The id of the second version is another one.
  const second = action('generate-qr-code-v2', `/v4/qris/frame-${reference}/qr-code`)
  const actions = form === 'none' ? [] : form === 'text' ? [first] : [first, second]
  return { ...body, acquirer: 'gopay', actions, ...(form === 'text' && { qr_string }) }
}

export function toStatus(transaction: MidtransTransaction, merchantId: string) {
  return { ...common(transaction, merchantId), status_message: 'Success, transaction is found' }
}

export function toNotification(
  transaction: MidtransTransaction,
  { merchantId, serverKey, change = {} }: Signing,
): Record<string, unknown> {
  const body: Record<string, unknown> = {
    ...common(transaction, merchantId),
    status_message: 'midtrans payment notification',
    status_code: WORDS[transaction.status].notified,
    ...change,
  }
  const signed = `${body.order_id}${body.status_code}${body.gross_amount}${serverKey}`
  return { ...body, signature_key: createHash('sha512').update(signed).digest('hex') }
}

type Signing = { merchantId: string; serverKey: string; change?: Record<string, unknown> }

function common(transaction: MidtransTransaction, merchantId: string) {
  const { reference, merchant_ref, amount, payment_type, status, paid_at } = transaction
  const { transaction_status, code } = WORDS[status]
  return {
    status_code: code as string,
    transaction_id: reference,
    order_id: merchant_ref,
    merchant_id: merchantId,
    gross_amount: `${amount}.00`,
    currency: 'IDR',
    payment_type,
    transaction_time: wib(transaction.created_at),
    transaction_status: transaction_status as string,
    fraud_status: 'accept',
    expiry_time: wib(transaction.expired_time),
    ...(paid_at !== null && { settlement_time: wib(paid_at) }),
    ...codes(transaction),
  }
}

function codes({ method, payment_type, pay_code }: MidtransTransaction) {
  if (payment_type === 'bank_transfer') return { va_numbers: [{ bank: method, va_number: pay_code }] }
  if (payment_type === 'echannel') return { bill_key: pay_code, biller_code: BILLER_CODE }
  return payment_type === 'cstore' ? { payment_code: pay_code, store: method } : {}
}

function wib(seconds: number): string {
  return new Date((seconds + WIB_SECONDS) * 1_000).toISOString().slice(0, 19).replace('T', ' ')
}
