// The JSON of a callback. The signature of Midtrans covers some of its fields, that of Tripay its bytes.
import type { ZodError, ZodType } from 'zod'
import type { CallbackReading } from './payment-gateway.ts'

/** Undefined when the bytes are not UTF-8 or not JSON. A byte order mark is not JSON. */
export function parseCallback(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body))
  } catch {
    return undefined
  }
}

export function readCallback<Fields>(
  parsed: unknown,
  schema: ZodType<Fields>,
  read: (fields: Fields) => CallbackReading,
): CallbackReading {
  if (parsed === undefined) return { kind: 'unreadable', why: 'not JSON' }
  const { data, error } = schema.safeParse(parsed)
  return error ? { kind: 'unreadable', why: invalidFields(error) } : read(data)
}

/** Names of the fields without their values. */
function invalidFields(error: ZodError): string {
  const names = error.issues.map(({ path }) => path.join('.') || 'body')
  return `invalid ${[...new Set(names)].join(', ')}`
}
