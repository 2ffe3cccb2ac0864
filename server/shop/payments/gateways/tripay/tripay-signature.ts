// Tripay's signatures: HMAC-SHA256 with the private key, in lower-case hexadecimal.
import { createHmac, timingSafeEqual } from 'node:crypto'

const SIGNATURE = /^[0-9a-f]{64}$/

type Signed = { merchantCode: string; reference: string; amount: number }

/** For the request that opens a closed payment. */
export function signPayment(privateKey: string, { merchantCode, reference, amount }: Signed): string {
  return createHmac('sha256', privateKey).update(`${merchantCode}${reference}${amount}`).digest('hex')
}

/** Over the raw bytes: the same JSON serialized differently has another signature. */
export function isSigned(privateKey: string, body: Uint8Array, signature: unknown): boolean {
  if (typeof signature !== 'string' || !SIGNATURE.test(signature)) return false
  const expected = createHmac('sha256', privateKey).update(body).digest()
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'))
}
