// Log lines with secrets redacted, bounded in size and rate: JSON, or readable on a terminal.
import { type LoggerOptions, pino } from 'pino'
import { type Clock, systemClock } from './clock.ts'
import { boundError, boundFields, createLogRate, isEvidence } from './log-bounds.ts'
import { createPrettyLog } from './pretty-log.ts'

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
