// MySQL and MariaDB, one connection per read, with limits on time and size.
import { connect, type Socket } from 'node:net'
import type { Connection, QueryError, SslOptions } from 'mysql2'
import type { MysqlAddress } from '#server/network/servers/game-server.ts'
import {
  type BoardDatabase,
  type BoardRow,
  LIMITS,
  type Limits,
  type OpenDatabase,
} from './leaderboard-source.ts'
import { BOARD_COLUMNS } from './queries.ts'

const TABLES = `SELECT TABLE_NAME AS name, COUNT(*) AS value FROM information_schema.COLUMNS
WHERE TABLE_SCHEMA = DATABASE() AND COLUMN_NAME IN (${BOARD_COLUMNS.map((name) => `'${name}'`).join(', ')})
GROUP BY TABLE_NAME HAVING COUNT(*) = ${BOARD_COLUMNS.length} ORDER BY TABLE_NAME`

/** A read normally takes some ten kilobytes. */
const MAX_BYTES = 1024 * 1024
/** Below our own timeout, so that an abandoned query stops on the server too. */
const STATEMENT_SECONDS = 3

/** No such table, no such column, no right to read it. */
const MISSING = ['ER_NO_SUCH_TABLE', 'ER_BAD_FIELD_ERROR', 'ER_TABLEACCESS_DENIED_ERROR']

export function openMysql(address: MysqlAddress, limits: Limits = LIMITS): OpenDatabase {
  return async (signal) => {
    // Loaded lazily, to keep it out of the start.
    const { createConnection, authPlugins } = await import('mysql2')
    const socket = openSocket(address, signal)
    const { host, port, user, password, database, tls } = address
    const connection = createConnection({
      stream: socket,
      // The name in the certificate.
      ...{ host, port },
      ...(tls && { ssl: tlsOptions(tls) }),
      user,
      password,
      database,
      authPlugins: {
        sha256_password: authPlugins.sha256_password({ onServerPublicKey: refuseKey }),
        caching_sha2_password: authPlugins.caching_sha2_password({ onServerPublicKey: refuseKey }),
      },
      charset: 'utf8mb4',
      // As text, because balances can exceed the precision of numbers.
      supportBigNumbers: true,
      bigNumberStrings: true,
      dateStrings: true,
      // No generated row parsers: column names come from the other server.
      disableEval: true,
    })
    // Without a listener, an error between two queries would crash the process.
    connection.on('error', () => {})
    await withTimeout(limits.connectMs, socket, (done) =>
      connection.connect((error) => done(error, undefined)),
    )
    limitBytes(socket, (connection as unknown as { stream: Socket }).stream)
    return toDatabase(connection, socket, limits)
  }
}

/** The driver would encrypt the password with any key that the other side sends, which can then decrypt it. */
function refuseKey(): never {
  throw new Error('the database asks for the password itself over an unencrypted connection')
}

/** A database with a certificate of its own authority names no host in it: MySQL makes such a certificate by itself. */
function tlsOptions({ ca }: NonNullable<MysqlAddress['tls']>): SslOptions {
  return ca === null ? { verifyIdentity: true } : { ca }
}

function toDatabase(connection: Connection, socket: Socket, { queryMs }: Limits): BoardDatabase {
  const select = (sql: string) =>
    withTimeout<BoardRow[]>(queryMs, socket, (done) =>
      connection.query(limited(sql), (error, found) => done(error, found as unknown as BoardRow[])),
    )
  return {
    async query(sql) {
      try {
        return { rows: await select(sql) }
      } catch (error) {
        const { code = '', message } = error as QueryError
        if (MISSING.includes(code)) return { missing: message }
        throw error
      }
    },
    listTables: async () => (await select(TABLES)).map(({ name }) => String(name)),
    close() {
      connection.destroy()
      socket.destroy()
    },
  }
}

function openSocket({ host, port }: MysqlAddress, signal: AbortSignal): Socket {
  const socket = connect({ host, port, signal, noDelay: true })
  limitBytes(socket, socket)
  return socket
}

/** `stream` is what the driver reads: the socket itself, or TLS over it. */
function limitBytes(socket: Socket, stream: Socket): void {
  stream.on('data', () => {
    if (stream.bytesRead > MAX_BYTES) socket.destroy(new Error('the database sends too much'))
  })
}

type Done<Result> = (error: Error | null, result: Result) => void

/** The driver's timeouts do not cover every stage, so a timeout destroys the socket. */
function withTimeout<Result>(ms: number, socket: Socket, start: (done: Done<Result>) => void) {
  return new Promise<Result>((resolve, reject) => {
    const settle = (error: Error | null, result?: Result) => {
      clearTimeout(timer)
      socket.off('error', settle).off('close', lost)
      if (error) reject(error)
      else resolve(result as Result)
    }
    const lost = () => settle(new Error('the connection was closed'))
    const timer = setTimeout(() => {
      settle(new Error(`no answer within ${ms} ms`))
      socket.destroy()
    }, ms)
    socket.once('error', settle).once('close', lost)
    start(settle)
  })
}

/** Statement timeout: the first comment is for MariaDB, the hint for MySQL; each ignores the other. */
function limited(sql: string): string {
  const select = sql.replace(/^SELECT/, `SELECT /*+ MAX_EXECUTION_TIME(${STATEMENT_SECONDS * 1_000}) */`)
  return `/*M!100100 SET STATEMENT max_statement_time=${STATEMENT_SECONDS} FOR */ ${select}`
}
