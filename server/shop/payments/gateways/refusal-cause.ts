// What a refusal is about, by the words of the gateway: as documented, and as seen on the first day of an account.

/** `method` and `qr` concern one payment method, the others the whole gateway. */
type RefusalCause = 'address' | 'blocked' | 'busy' | 'email' | 'key' | 'qr' | 'method'

/** Our own words for a QRIS payment that cannot be shown. */
export const NO_QR = 'opened a QRIS payment without a QR code'

/** In this order: the sentence about the address of the server names the merchant as well. */
const CAUSES: readonly (readonly [RefusalCause, RegExp])[] = [
  ['address', /\bunauthorized ip\b|\bwhitelist ip\b/i],
  ['blocked', /\breplied 403 without a valid envelope\b/i],
  ['busy', /\breplied 429\b|\btoo many (attempts|requests)\b/i],
  ['qr', new RegExp(`${NO_QR}|\\bpartner is experiencing\\b`, 'i')],
  ['method', /\b(payment (method|channel|type)|channel|metode|kanal|merchant settings)\b/i],
  ['email', /\be-?mail\b/i],
  ['key', /\b(api.?key|token|signature|tanda tangan|(client|server)[ _]?key|(un)?authori[sz]ed)\b/i],
]

/** Null for other words. */
export function causeOf(text: string): RefusalCause | null {
  return CAUSES.find(([, words]) => words.test(text))?.[0] ?? null
}

/** Our address as the gateway sees it, where it names one. */
export function refusedAddress(words: string): string | null {
  return /\bunauthorized ip \(([0-9a-f.:]{3,45})\)/i.exec(words)?.[1] ?? null
}
