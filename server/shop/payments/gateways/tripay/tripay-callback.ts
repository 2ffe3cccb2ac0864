// Tripay's callbacks. Nothing is parsed before the signature is verified.
import type { ZodError } from 'zod'
import type { CallbackReading, PaymentGateway } from '../payment-gateway.ts'
import { Callback } from './tripay.schema.ts'
import { isSigned } from './tripay-signature.ts'

const SIGNATURE_HEADER = 'x-callback-signature'
const EVENT_HEADER = 'x-callback-event'
const EVENT = 'payment_status'

export function createCallbackReader(privateKey: string): PaymentGateway['readCallback'] {
  return (headers, body) => {
    if (!isSigned(privateKey, body, headers[SIGNATURE_HEADER])) return { kind: 'forged' }
    if (headers[EVENT_HEADER] !== EVENT) return { kind: 'unreadable', why: 'unknown event' }
    return readNotification(body)
  }
}

function readNotification(body: Buffer): CallbackReading {
  const parsed = parse(body)
  const { data, error } = Callback.safeParse(parsed)
  if (!data) return { kind: 'unreadable', why: parsed === undefined ? 'not JSON' : invalidFields(error) }
  return {
    kind: 'notification',
    notification: {
      reference: data.merchant_ref ?? null,
      gatewayReference: data.reference,
      status: data.status,
      amount: data.total_amount,
      paidAt: data.paid_at ?? null,
      gatewayFee: data.total_fee ?? null,
      isClosedPayment: data.is_closed_payment,
    },
  }
}

/** Undefined when the bytes are not UTF-8 or not JSON. A byte order mark is not JSON. */
function parse(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body))
  } catch {
    return undefined
  }
}

/** Names of the fields without their values. */
function invalidFields(error: ZodError): string {
  const names = error.issues.map(({ path }) => path.join('.') || 'body')
  return `invalid ${[...new Set(names)].join(', ')}`
}
