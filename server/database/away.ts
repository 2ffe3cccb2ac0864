// Failures that say nothing about the question: the database cannot be used now, and may be soon.

/** SQLite: held by another program, read-only, input or output failed, full, cannot be opened. */
const SQLITE_CODES = new Set([5, 6, 8, 10, 13, 14])
/** PostgreSQL: connection lost, out of resources, going down or starting, only reading. */
const POSTGRES_STATES = /^(08|53|57P|25006)/
const NETWORK_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND', 'EAI_AGAIN'])
const POOL_MESSAGES = /^(timeout exceeded when trying to connect|Connection terminated|Query read timeout)/

export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, errcode, syscall } = error as Error & { code?: string; errcode?: number; syscall?: string }
  if (code === 'ERR_SQLITE_ERROR') return SQLITE_CODES.has((errcode ?? 0) & 0xff)
  if (code !== undefined && syscall !== undefined) return NETWORK_CODES.has(code) && syscall !== 'open'
  if (code !== undefined && code.length === 5) return POSTGRES_STATES.test(code)
  return POOL_MESSAGES.test(error.message)
}
