// Tripay's callbacks. Nothing is parsed before the signature is verified.
import type { PaymentGateway } from '../payment-gateway.ts'
import { parseCallback, readCallback } from '../read-callback.ts'
import { Callback } from './tripay.schema.ts'
import { isSigned } from './tripay-signature.ts'

const SIGNATURE_HEADER = 'x-callback-signature'
const EVENT_HEADER = 'x-callback-event'
const EVENT = 'payment_status'

export function createCallbackReader(privateKey: string): PaymentGateway['readCallback'] {
  return (headers, body) => {
    if (!isSigned(privateKey, body, headers[SIGNATURE_HEADER])) return { kind: 'forged' }
    if (headers[EVENT_HEADER] !== EVENT) return { kind: 'unreadable', why: 'unknown event' }
    return readCallback(parseCallback(body), Callback, (callback) => ({
      kind: 'notification',
      notification: {
        reference: callback.merchant_ref ?? null,
        gatewayReference: callback.reference,
        status: callback.status,
        amount: callback.total_amount,
        paidAt: callback.paid_at ?? null,
        gatewayFee: callback.total_fee ?? null,
        isClosedPayment: callback.is_closed_payment,
      },
    }))
  }
}
