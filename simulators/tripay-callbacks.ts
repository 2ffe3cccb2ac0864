// Tripay's callbacks: the body in PHP's JSON, signed over its bytes.
import { createHmac } from 'node:crypto'
import type { CallbackRules, SignedCallback } from './gateway-callbacks.ts'
import { findChannel } from './tripay-channels.ts'
import type { TripayTransaction } from './tripay-order.ts'

const RESENDS = 3

export function tripayCallbacks(privateKey: string): CallbackRules<TripayTransaction> {
  return {
    sign: (transaction) => sign(toCallback(transaction), privateKey),
    resends: (status, text) => (status === 200 && isSuccess(text) ? 0 : RESENDS),
  }
}

export function toCallback(transaction: TripayTransaction): Record<string, unknown> {
  const { reference, merchant_ref, method, price, status, paid_at, fees } = transaction
  return {
    reference,
    merchant_ref,
    payment_method: findChannel(method)?.name ?? method,
    payment_method_code: method,
    total_amount: price + fees.customer,
    fee_merchant: fees.merchant,
    fee_customer: fees.customer,
    total_fee: fees.merchant + fees.customer,
    amount_received: price - fees.merchant,
    is_closed_payment: 1,
    status,
    paid_at,
    note: null,
  }
}

export function sign(payload: unknown, privateKey: string): SignedCallback {
  const body = toPhpJson(payload)
  return {
    headers: {
      'content-type': 'application/json',
      'x-callback-event': 'payment_status',
      'x-callback-signature': createHmac('sha256', privateKey).update(body).digest('hex'),
    },
    body,
  }
}

/** Tripay encodes JSON with PHP, which escapes slashes: re-encoding gives other bytes. */
export function toPhpJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('/', '\\/')
}

function isSuccess(text: string): boolean {
  try {
    return JSON.parse(text)?.success === true
  } catch {
    return false
  }
}
