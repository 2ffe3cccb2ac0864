// Midtrans' notifications. The signature leaves the status out, so that a genuine one is only a reason to ask.
import { createHash, timingSafeEqual } from 'node:crypto'
import type { PaymentGateway } from '../payment-gateway.ts'
import { parseCallback, readCallback } from '../read-callback.ts'
import { Notification, Signed } from './midtrans.schema.ts'

export function createCallbackReader(serverKey: string): PaymentGateway['readCallback'] {
  return (_headers, body) => {
    const parsed = parseCallback(body)
    const { data: signed } = Signed.safeParse(parsed)
    if (!signed || !isSigned(serverKey, signed)) return { kind: 'forged' }
    return readCallback(parsed, Notification, ({ transaction_id: gatewayReference }) => ({
      kind: 'hint',
      gatewayReference,
    }))
  }
}

export function isSigned(serverKey: string, signed: Signed): boolean {
  const { order_id, status_code, gross_amount, signature_key } = signed
  const expected = createHash('sha512')
    .update(`${order_id}${status_code}${gross_amount}${serverKey}`)
    .digest()
  return timingSafeEqual(expected, Buffer.from(signature_key, 'hex'))
}
