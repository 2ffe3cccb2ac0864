// Fields of gateways' replies and callbacks, sanitized.
import * as z from 'zod'
import { plainLine } from '#contract/shop/instructions.ts'

const CODE_MAX_LENGTH = 64
const STATUS_MAX_LENGTH = 40
const URL_MAX_LENGTH = 500
/** Wallets put a signed request into the address. */
const PAY_URL_MAX_LENGTH = 2_000
/** Longer texts make a QR code that phones cannot read. */
const QR_MAX_LENGTH = 1_000

/** The gateway's reference of a payment. */
export const GatewayReference = z.string().regex(/^[\x21-\x7e]{1,64}$/)
/** Our reference as the gateway repeats it. */
export const OwnReference = z.string().max(100).nullish()

/** A number only in the safe integer range: a code with a lost digit would pay another account. */
export const PayCode = z
  .union([z.string(), z.int().min(0).transform(String)])
  .transform((code) => plainLine(code, CODE_MAX_LENGTH) || null)
  .nullish()

/** A text that sanitizing would change is dropped: a changed QR text is wrong. */
export const QrString = z
  .string()
  .nullish()
  .transform((text) => (text && plainLine(text, QR_MAX_LENGTH) === text ? text : null))

export const QrUrl = z
  .string()
  .nullish()
  .transform((url) => (url && url.length <= URL_MAX_LENGTH && isHttps(url) ? url : null))

/** Buyers follow it. A simulator has no certificate: `http` is left to the gateway that knows whether it is one. */
export const PayUrl = z
  .url({ protocol: /^https?$/, normalize: true })
  .max(PAY_URL_MAX_LENGTH)
  .nullish()
  .catch(null)

/** A status that the site does not know, as it came. */
export function unknownStatus(status: string): { unknown: string } {
  return { unknown: plainLine(status, STATUS_MAX_LENGTH) }
}

function isHttps(url: string): boolean {
  return URL.canParse(url) && new URL(url).protocol === 'https:'
}
