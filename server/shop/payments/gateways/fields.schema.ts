// Fields of gateways' replies and callbacks, sanitized, and the JSON of a callback.
import * as z from 'zod'
import { plainLine } from '#contract/shop/instructions.ts'
import { ANONYMOUS_JSON, isWithin } from '#server/platform/kernel/json-bounds.ts'
import type { CallbackReading } from './payment-gateway.ts'

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
  .transform((url) =>
    url && url.length <= URL_MAX_LENGTH && URL.parse(url)?.protocol === 'https:' ? url : null,
  )

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

/** Undefined when the bytes are not UTF-8 or not JSON, or more than a notice has. A byte order mark is not JSON. */
export function parseCallback(body: Buffer): unknown {
  if (!isWithin(body, ANONYMOUS_JSON)) return undefined
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body))
  } catch {
    return undefined
  }
}

export function readCallback<Fields>(
  parsed: unknown,
  schema: z.ZodType<Fields>,
  read: (fields: Fields) => CallbackReading,
): CallbackReading {
  if (parsed === undefined) return { kind: 'unreadable', why: 'not JSON' }
  const { data, error } = schema.safeParse(parsed)
  return error ? { kind: 'unreadable', why: invalidFields(error) } : read(data)
}

/** Names of the fields without their values. */
function invalidFields(error: z.ZodError): string {
  const names = error.issues.map(({ path }) => path.join('.') || 'body')
  return `invalid ${[...new Set(names)].join(', ')}`
}
