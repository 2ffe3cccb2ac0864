import { Kysely, type LogConfig, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Log } from '#server/platform/kernel/log.ts'
import { registerPool } from './pool.ts'
import type { Database, Schema } from './schema.ts'

const CONNECTIONS = 10
const CONNECT_TIMEOUT_MS = 5_000
const STATEMENT_TIMEOUT_MS = 15_000

// The driver returns 64-bit integers, and their sums, as text; counts and sums here stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)

export function openPostgres(
  connectionString: string,
  log: Pick<Log, 'warn'>,
  queryLog?: LogConfig,
): Database {
  const pool = new pg.Pool({
    connectionString,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    application_name: 'angkasa',
  })
  // Without a listener an error event would end the process. The pool listens only to idle clients, and a client that is
  // lost between two queries of a transaction has no query to reject.
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn({ err: error }, 'database connection lost'))
  })
  pool.on('error', () => {})
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }), log: queryLog })
  registerPool(db, () => ({
    active: pool.totalCount - pool.idleCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  }))
  return db
}
