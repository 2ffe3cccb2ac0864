// What Kysely takes for a connection of SQLite: one statement, or the statements of one transaction.
import { setTimeout as sleep } from 'node:timers/promises'
import { type CompiledQuery, type DatabaseConnection, type QueryResult, SelectQueryNode } from 'kysely'
import type { SqliteResult } from './node-sqlite.ts'

/** How long a writer waits: for the writers before it, and for a lock of another program. Then the caller gets 503. */
export const WAIT_MS = 5_000
const LONGEST_PAUSE_MS = 50
const BUSY = 5
const RAW_READ = /^\s*select\b/i

export const STATEMENTS = {
  begin: 'begin immediate',
  beginReading: 'begin',
  commit: 'commit',
  rollback: 'rollback',
} as const

/** A connection of this thread or of the other one. */
export type Link = {
  execute(sql: string, parameters: readonly unknown[]): SqliteResult | Promise<SqliteResult>
  close(): void | Promise<void>
}
export type Links = { writer: Link; reader: Link }

/** The connections of the driver, as a session uses them. */
export type Connections = {
  links(): Links
  /** A connection whose reads, between begin and commit, all see the same moment. */
  snapshot(): Link
  /** Resolves with the function that gives the lock back. */
  lock(): Promise<() => void>
  /** After a commit, outside the lock: the next writer goes on while this one waits for the disk. */
  committed(): Promise<void>
}

type Transaction = { link: Link; isReading: boolean; end(): void | Promise<void> }

export class SqliteSession implements DatabaseConnection {
  readonly #driver: Connections
  #open: Transaction | null = null

  constructor(driver: Connections) {
    this.#driver = driver
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return (await this.#execute(query)) as QueryResult<Row>
  }

  /** A stream would hold its connection for as long as its reader takes. */
  streamQuery(): never {
    throw new Error('statements of SQLite are not streamed')
  }

  async #execute(query: CompiledQuery): Promise<SqliteResult> {
    const { sql, parameters } = query
    if (sql === STATEMENTS.begin) return this.#begin()
    if (sql === STATEMENTS.beginReading) return this.#beginReading()
    if (this.#open && sql === STATEMENTS.commit) return this.#commit(this.#open)
    if (this.#open && sql === STATEMENTS.rollback) return this.#rollback(this.#open)
    if (this.#open) return this.#open.link.execute(sql, parameters)
    return isRead(query) ? this.#read(sql, parameters) : this.#write(sql, parameters)
  }

  #read(sql: string, parameters: readonly unknown[]): Promise<SqliteResult> {
    const { reader } = this.#driver.links()
    return whenFree(() => reader.execute(sql, parameters))
  }

  async #write(sql: string, parameters: readonly unknown[]): Promise<SqliteResult> {
    const { writer } = this.#driver.links()
    const release = await this.#driver.lock()
    const result = await whenFree(() => writer.execute(sql, parameters)).finally(release)
    await this.#driver.committed()
    return result
  }

  async #begin(): Promise<SqliteResult> {
    const { writer } = this.#driver.links()
    const release = await this.#driver.lock()
    try {
      const begun = await whenFree(() => writer.execute(STATEMENTS.begin, []))
      this.#open = { link: writer, isReading: false, end: release }
      return begun
    } catch (error) {
      release()
      throw error
    }
  }

  async #beginReading(): Promise<SqliteResult> {
    const link = this.#driver.snapshot()
    this.#open = { link, isReading: true, end: () => link.close() }
    return whenFree(() => link.execute(STATEMENTS.beginReading, []))
  }

  /** When it fails, a rollback follows. */
  async #commit(open: Transaction): Promise<SqliteResult> {
    const result = await open.link.execute(STATEMENTS.commit, [])
    this.#open = null
    await open.end()
    if (!open.isReading) await this.#driver.committed()
    return result
  }

  async #rollback({ link, end }: Transaction): Promise<SqliteResult> {
    this.#open = null
    try {
      return await link.execute(STATEMENTS.rollback, [])
    } finally {
      await end()
    }
  }
}

const isRead = ({ query, sql }: CompiledQuery) => SelectQueryNode.is(query) || RAW_READ.test(sql)

/** As SQLite says it: the writers before this one took too long. */
export function busyError(): Error {
  return Object.assign(new Error('database is locked'), { code: 'ERR_SQLITE_ERROR', errcode: BUSY })
}

/** Another program may hold the lock of the file; waiting for it does not block the thread. */
async function whenFree(run: () => SqliteResult | Promise<SqliteResult>): Promise<SqliteResult> {
  for (let waited = 0, pause = 1; ; waited += pause) {
    try {
      return await run()
    } catch (error) {
      if (((error as { errcode?: number }).errcode ?? 0) % 256 !== BUSY || waited >= WAIT_MS) throw error
    }
    pause = Math.min(2 * pause, LONGEST_PAUSE_MS)
    await sleep(pause)
  }
}
