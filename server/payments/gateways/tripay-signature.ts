// How Tripay and we know each other: HMAC-SHA256 with the private key, in small hexadecimal digits.
import { createHmac, timingSafeEqual } from 'node:crypto'

const SIGNATURE = /^[0-9a-f]{64}$/

type Signed = { merchantCode: string; reference: string; amount: number }

/** Of a closed payment that we open. */
export function signPayment(privateKey: string, { merchantCode, reference, amount }: Signed): string {
  return createHmac('sha256', privateKey).update(`${merchantCode}${reference}${amount}`).digest('hex')
}

/** Whether these very bytes were signed; the same JSON written in another way was not. */
export function isSigned(privateKey: string, body: Uint8Array, signature: unknown): boolean {
  if (typeof signature !== 'string' || !SIGNATURE.test(signature)) return false
  const expected = createHmac('sha256', privateKey).update(body).digest()
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'))
}
