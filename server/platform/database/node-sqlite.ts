// One connection to a SQLite database in the thread that uses it.
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import type { QueryResult } from 'kysely'

const MAX_CACHED_STATEMENTS = 512
/** Opening, the switch to WAL and a recovery after a crash need an exclusive lock for longer than a write does. */
const OPEN_TIMEOUT_MS = 5_000
/** A large import would leave a write-ahead log of its size on the disk. */
const LOG_BYTES_AFTER_CHECKPOINT = 64 * 1024 ** 2

export type SqliteResult = QueryResult<Record<string, unknown>>

type Options = {
  /** Of a database in memory. */
  content?: Uint8Array
  readOnly?: boolean
}

type Cached = { statement: StatementSync; returnsRows: boolean }

export class NodeSqlite {
  readonly path: string
  readonly #db: DatabaseSync
  readonly #cached = new Map<string, Cached>()

  get isFile(): boolean {
    return this.path !== ':memory:'
  }

  constructor(path: string, { content, readOnly = false }: Options = {}) {
    this.path = path
    this.#db = new DatabaseSync(path, {
      enableForeignKeyConstraints: true,
      timeout: OPEN_TIMEOUT_MS,
      readOnly,
    })
    if (content) this.#db.deserialize(content)
    // synchronous = normal: LogSync puts each commit on the disk before it is acknowledged, without blocking the thread.
    if (!readOnly)
      this.#db.exec(
        `pragma journal_mode = wal; pragma synchronous = normal; pragma journal_size_limit = ${LOG_BYTES_AFTER_CHECKPOINT};`,
      )
    // SQLite would block the thread while it waits for a lock; the driver repeats the statement instead.
    this.#db.exec('pragma busy_timeout = 0;')
  }

  execute(sql: string, parameters: readonly unknown[]): SqliteResult {
    const { statement, returnsRows } = this.#prepare(sql)
    const values = bound(parameters)
    if (returnsRows) return { rows: statement.all(...values) as Record<string, unknown>[] }
    const { changes, lastInsertRowid } = statement.run(...values)
    return { insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes), rows: [] }
  }

  #prepare(sql: string): Cached {
    const cached = this.#cached.get(sql)
    if (cached) return cached
    const statement = this.#db.prepare(sql)
    const prepared = { statement, returnsRows: statement.columns().length > 0 }
    const oldest = this.#cached.size >= MAX_CACHED_STATEMENTS ? this.#cached.keys().next().value : undefined
    if (oldest !== undefined) this.#cached.delete(oldest)
    this.#cached.set(sql, prepared)
    return prepared
  }

  /** The content of a database in memory, for the constructor. */
  serialize(): Uint8Array {
    return this.#db.serialize()
  }

  close(): void {
    this.#cached.clear()
    this.#db.close()
  }
}

function bound(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters.map((value) =>
    typeof value === 'boolean' ? Number(value) : ((value ?? null) as SQLInputValue),
  )
}
