// Tells outages of the database from wrong queries: an outage is answered with 503 and may pass.

/** SQLite: busy, locked, read-only, I/O error, full, cannot open. */
const SQLITE_CODES = new Set([5, 6, 8, 10, 13, 14])
/** PostgreSQL: connection exceptions, insufficient resources, shutdown or start, read-only transaction. */
const POSTGRES_STATES = /^(08|53|57P|25006)/
const NETWORK_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND', 'EAI_AGAIN'])
const POOL_MESSAGES = /^(timeout exceeded when trying to connect|Connection terminated|Query read timeout)/

/** SQLite: busy, read-only, I/O error, full. */
const SQLITE_WRITE_CODES = new Set([5, 8, 10, 13])
/** PostgreSQL: disk full, I/O error, read-only transaction. */
const POSTGRES_WRITE_STATES = new Set(['53100', '58030', '25006'])

/** Reads may succeed while writes fail. */
export function isWriteRefused(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, errcode } = error as Error & { code?: string; errcode?: number }
  if (code === 'ERR_SQLITE_ERROR') return SQLITE_WRITE_CODES.has((errcode ?? 0) & 0xff)
  return code !== undefined && POSTGRES_WRITE_STATES.has(code)
}

/** A database that is locked or restarting usually answers again within this time. */
export const DATABASE_RETRY_SECONDS = 5

export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, errcode, syscall } = error as Error & { code?: string; errcode?: number; syscall?: string }
  if (code === 'ERR_SQLITE_ERROR') return SQLITE_CODES.has((errcode ?? 0) & 0xff)
  if (code !== undefined && syscall !== undefined) return NETWORK_CODES.has(code) && syscall !== 'open'
  if (code !== undefined && code.length === 5) return POSTGRES_STATES.test(code)
  return POOL_MESSAGES.test(error.message)
}
