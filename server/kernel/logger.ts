// Structured log lines, one JSON object each, with everything secret blacked out.
import { pino } from 'pino'

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

/** A secret is hidden wherever it stands in the first three levels of what is logged. */
const PATHS = SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`])

export function createLogger(level: string, destination?: { write(line: string): void }) {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: PATHS, censor: '[hidden]' },
  }
  return destination ? pino(options, destination) : pino(options)
}
