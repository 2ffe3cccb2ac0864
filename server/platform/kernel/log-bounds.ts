// Limits on size and rate of log lines, so that requests from outside cannot fill the disk.
import type { Clock } from './clock.ts'

const LINES_PER_MINUTE = 30
const MINUTE_MS = 60_000
/** Bounds the memory of the rate limit; there are fewer messages, because they are fixed strings. */
const MOST_MESSAGES = 500

const TEXT_LENGTH = 500
const STACK_LENGTH = 4_000
const MOST_FIELDS = 30
const DEPTH = 4

/** Lines that name an order or a delivery are never suppressed: they may be the only record of a payment. */
const EVIDENCE = ['order', 'reference', 'gatewayReference', 'action']

export function isEvidence(fields: unknown): boolean {
  return typeof fields === 'object' && fields !== null && EVIDENCE.some((name) => Object.hasOwn(fields, name))
}

type Minute = { begun: number; written: number; suppressed: number }

/** Decides whether a line is written, and counts the lines suppressed since the last one. */
export function createLogRate(clock: Clock) {
  const minutes = new Map<string, Minute>()

  function minuteOf(message: string, now: number): Minute {
    const known = minutes.get(message)
    if (known && now - known.begun < MINUTE_MS) return known
    if (minutes.size >= MOST_MESSAGES) minutes.clear()
    const fresh = { begun: now, written: 0, suppressed: known?.suppressed ?? 0 }
    minutes.set(message, fresh)
    return fresh
  }

  return (message: string): { allowed: boolean; suppressed: number } => {
    const minute = minuteOf(message, clock.now().getTime())
    if (minute.written >= LINES_PER_MINUTE) {
      minute.suppressed += 1
      return { allowed: false, suppressed: minute.suppressed }
    }
    const { suppressed } = minute
    minute.written += 1
    minute.suppressed = 0
    return { allowed: true, suppressed }
  }
}

/** Truncates long texts, long lists and deep objects. Errors are left to the serializer. */
export function boundFields(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      value instanceof Error ? value : bound(value, DEPTH),
    ]),
  )
}

/** For the output of pino's error serializer; the stack may be longer than other texts. */
export function boundError(serialized: object): object {
  const { stack, ...rest } = serialized as { stack?: unknown }
  return {
    ...(bound(rest, DEPTH) as object),
    ...(typeof stack === 'string' && { stack: cut(stack, STACK_LENGTH) }),
  }
}

function bound(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return cut(value, TEXT_LENGTH)
  if (value === null || typeof value !== 'object' || value instanceof Date) return value
  if (depth === 0) return '[…]'
  if (Array.isArray(value)) return value.slice(0, MOST_FIELDS).map((item) => bound(item, depth - 1))
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, MOST_FIELDS)
      .map(([name, item]) => [name, bound(item, depth - 1)]),
  )
}

function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length)}… (${text.length} characters)`
}
