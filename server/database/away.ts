// Failures that say nothing about the question: the database cannot be used now, and may be soon.

/** SQLite: held by another program, read-only, input or output failed, full, cannot be opened. */
const SQLITE_CODES = new Set([5, 6, 8, 10, 13, 14])
/** PostgreSQL: connection lost, out of resources, going down or starting, only reading. */
const POSTGRES_STATES = /^(08|53|57P|25006)/
const NETWORK_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND', 'EAI_AGAIN'])
const POOL_MESSAGES = /^(timeout exceeded when trying to connect|Connection terminated|Query read timeout)/

/** SQLite: held, read-only, input or output failed, full. */
const SQLITE_WRITE_CODES = new Set([5, 8, 10, 13])
/** PostgreSQL: disk full, input or output failed, only reading. */
const POSTGRES_WRITE_STATES = new Set(['53100', '58030', '25006'])

/** The database answers, but cannot store anything now. */
export function isWriteRefused(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, errcode } = error as Error & { code?: string; errcode?: number }
  if (code === 'ERR_SQLITE_ERROR') return SQLITE_WRITE_CODES.has((errcode ?? 0) & 0xff)
  return code !== undefined && POSTGRES_WRITE_STATES.has(code)
}

export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, errcode, syscall } = error as Error & { code?: string; errcode?: number; syscall?: string }
  if (code === 'ERR_SQLITE_ERROR') return SQLITE_CODES.has((errcode ?? 0) & 0xff)
  if (code !== undefined && syscall !== undefined) return NETWORK_CODES.has(code) && syscall !== 'open'
  if (code !== undefined && code.length === 5) return POSTGRES_STATES.test(code)
  return POOL_MESSAGES.test(error.message)
}
