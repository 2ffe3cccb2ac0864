// Log lines with secrets redacted, bounded in size and rate: JSON, or readable on a terminal.
import { type LoggerOptions, pino } from 'pino'
import { type Clock, systemClock } from './clock.ts'
import { createPrettyLog } from './pretty-log.ts'
import { workContext } from './work-context.ts'

const SECRET_FIELDS = [
  'password',
  'token',
  'authorization',
  'cookie',
  'privateKey',
  'apiKey',
  'secretKey',
  'secretAccessKey',
  'turnstileToken',
  'connectionString',
]

/** Redacts secrets in the first three levels of the logged object. */
const PATHS = SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`])

/** Rate limited: requests from outside can cause lines of these levels. */
const RATED: ReadonlySet<number | undefined> = new Set([pino.levels.values.warn, pino.levels.values.error])

type LogOutput = {
  /** Null: readable on a terminal, JSON elsewhere. */
  format: 'pretty' | 'json' | null
  isTerminal: boolean
  level: string
  stdout?: Pick<NodeJS.WriteStream, 'write' | 'hasColors'> & { isTTY?: boolean }
}

/** Undefined for JSON: pino writes it to standard output itself. */
export function openLogDestination({ format, isTerminal, level, stdout = process.stdout }: LogOutput) {
  if ((format ?? (isTerminal ? 'pretty' : 'json')) === 'json') return undefined
  return createPrettyLog({
    write: (text) => stdout.write(text),
    // Follows NO_COLOR and FORCE_COLOR.
    colours: stdout.isTTY === true && stdout.hasColors(),
    stacks: level === 'debug' || level === 'trace',
  })
}

export function createLogger(
  level: string,
  destination?: { write(line: string): void },
  clock: Clock = systemClock,
) {
  const rate = createLogRate(clock)
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: () => ({ ...workContext().request }),
    redact: { paths: PATHS, censor: '[hidden]' },
    formatters: { log: boundFields },
    serializers: { err: (error: Error) => boundError(pino.stdSerializers.err(error)) },
    hooks: {
      logMethod([fields, message, ...rest], method, lineLevel) {
        if (!RATED.has(lineLevel) || typeof message !== 'string' || isEvidence(fields))
          return method.call(this, fields, message, ...rest)
        const { allowed, suppressed } = rate(message)
        if (!allowed) return
        method.call(this, suppressed > 0 ? { ...Object(fields), suppressed } : fields, message, ...rest)
      },
    },
  }
  return destination ? pino(options, destination) : pino(options)
}

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

function isEvidence(fields: unknown): boolean {
  return typeof fields === 'object' && fields !== null && EVIDENCE.some((name) => Object.hasOwn(fields, name))
}

type Minute = { begun: number; written: number; suppressed: number }

/** Decides whether a line is written, and counts the lines suppressed since the last one. */
function createLogRate(clock: Clock) {
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
function boundFields(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      value instanceof Error ? value : bound(value, DEPTH),
    ]),
  )
}

/** For the output of pino's error serializer; the stack may be longer than other texts. */
function boundError(serialized: object): object {
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
