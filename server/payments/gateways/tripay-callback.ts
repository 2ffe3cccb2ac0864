// News that Tripay sends by itself. Only the signature proves where it comes from, so nothing is read before it.
import type { ZodError } from 'zod'
import type { CallbackReading, PaymentGateway } from './payment-gateway.ts'
import { Callback } from './tripay.schema.ts'
import { isSigned } from './tripay-signature.ts'

const SIGNATURE_HEADER = 'x-callback-signature'
const EVENT_HEADER = 'x-callback-event'
const EVENT = 'payment_status'

export function createCallbackReader(privateKey: string): PaymentGateway['readCallback'] {
  return (headers, body) => {
    if (!isSigned(privateKey, body, headers[SIGNATURE_HEADER])) return { kind: 'forged' }
    if (headers[EVENT_HEADER] !== EVENT) return { kind: 'unreadable', why: 'an event that we do not know' }
    return readNews(body)
  }
}

function readNews(body: Buffer): CallbackReading {
  const sent = parse(body)
  const { data, error } = Callback.safeParse(sent)
  if (!data) return { kind: 'unreadable', why: sent === undefined ? 'no JSON' : wrongFields(error) }
  return {
    kind: 'news',
    news: {
      reference: data.merchant_ref ?? null,
      gatewayReference: data.reference,
      status: data.status,
      amount: data.total_amount,
      paidAt: data.paid_at ?? null,
      isClosedPayment: data.is_closed_payment,
    },
  }
}

/** Undefined when the bytes are no UTF-8 or no JSON. A byte order mark is neither dropped nor JSON. */
function parse(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body))
  } catch {
    return undefined
  }
}

/** Which fields, not what they held. */
function wrongFields(error: ZodError): string {
  const names = error.issues.map(({ path }) => path.join('.') || 'the whole')
  return `another form of ${[...new Set(names)].join(', ')}`
}
