// MySQL and MariaDB, for as long as one reading takes. Whatever the other side sends, it ends in time and in size.
import { connect, type Socket } from 'node:net'
import type { Connection, QueryError } from 'mysql2'
import {
  type BoardAnswer,
  type BoardDatabase,
  type BoardRow,
  LIMITS,
  type Limits,
  type OpenDatabase,
} from './board-database.ts'
import type { MysqlAddress } from './database-address.ts'

/** A reading is a few ten kilobytes. */
const MAX_BYTES = 1024 * 1024
/** The server gives up a little before we do: a query that nobody waits for must not run on. */
const STATEMENT_SECONDS = 3

/** No such table, no such column, no right to read it. */
const MISSING = ['ER_NO_SUCH_TABLE', 'ER_BAD_FIELD_ERROR', 'ER_TABLEACCESS_DENIED_ERROR']

export function openMysql(address: MysqlAddress, limits: Limits = LIMITS): OpenDatabase {
  return async (signal) => {
    // Loaded only where it is needed: most sites that try this out have no MySQL.
    const { createConnection } = await import('mysql2')
    const socket = openSocket(address, signal)
    const { user, password, database } = address
    const connection = createConnection({
      ...{ stream: socket, user, password, database, charset: 'utf8mb4' },
      // Digits stay digits: a balance may be longer than a number can hold.
      ...{ supportBigNumbers: true, bigNumberStrings: true, dateStrings: true },
      // Column names come from the other side; nothing of theirs becomes code.
      disableEval: true,
    })
    // Without a listener an error between two queries would end the process.
    connection.on('error', () => {})
    await within(limits.connectMs, socket, (done) => connection.connect((error) => done(error, undefined)))
    return toDatabase(connection, socket, limits)
  }
}

function toDatabase(connection: Connection, socket: Socket, { queryMs }: Limits): BoardDatabase {
  return {
    async ask(query) {
      try {
        const rows = await within<BoardRow[]>(queryMs, socket, (done) =>
          connection.query(limited(query), (error, found) => done(error, found as unknown as BoardRow[])),
        )
        return { rows }
      } catch (error) {
        return toMissing(error)
      }
    },
    close() {
      connection.destroy()
      socket.destroy()
    },
  }
}

function openSocket({ host, port }: MysqlAddress, signal: AbortSignal): Socket {
  const socket = connect({ host, port, signal, noDelay: true })
  socket.on('data', () => {
    if (socket.bytesRead > MAX_BYTES) socket.destroy(new Error('the database sends too much'))
  })
  return socket
}

type Done<Result> = (error: Error | null, result: Result) => void

/** The driver's own limits do not cover every stage, so a late answer takes the connection with it. */
function within<Result>(ms: number, socket: Socket, start: (done: Done<Result>) => void): Promise<Result> {
  return new Promise((resolve, reject) => {
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

/** MariaDB reads the first comment, MySQL the second, each skips the other's. */
function limited(query: string): string {
  const select = query.replace(/^SELECT/, `SELECT /*+ MAX_EXECUTION_TIME(${STATEMENT_SECONDS * 1_000}) */`)
  return `/*M!100100 SET STATEMENT max_statement_time=${STATEMENT_SECONDS} FOR */ ${select}`
}

function toMissing(error: unknown): BoardAnswer {
  const { code = '', message } = error as QueryError
  if (MISSING.includes(code)) return { missing: message }
  throw error
}
