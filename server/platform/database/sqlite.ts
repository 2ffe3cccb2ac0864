import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import {
  CompiledQuery,
  type DatabaseConnection,
  type DialectAdapter,
  type Driver,
  Kysely,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely'
import { logErrors, type OnQueryError } from './query-errors.ts'
import type { Database, Schema } from './schema.ts'

const MAX_CACHED_STATEMENTS = 512
/** Opening, the switch to WAL and a recovery after a crash need an exclusive lock for longer than a write does. */
const OPEN_TIMEOUT_MS = 5_000
/** SQLite blocks the whole process while it waits for a lock that another program holds, so it waits only briefly. */
const BUSY_TIMEOUT_MS = 1_000

export class NodeSqlite implements SqliteDatabase {
  readonly #db: DatabaseSync
  readonly #cached = new Map<string, Statement>()

  constructor(path: string, content?: Uint8Array) {
    this.#db = new DatabaseSync(path, { enableForeignKeyConstraints: true, timeout: OPEN_TIMEOUT_MS })
    if (content) this.#db.deserialize(content)
    // synchronous = full: a payment is on the disk before it is acknowledged.
    this.#db.exec('pragma journal_mode = wal; pragma synchronous = full;')
    this.#db.exec(`pragma busy_timeout = ${BUSY_TIMEOUT_MS};`)
  }

  prepare(sql: string): SqliteStatement {
    const cached = this.#cached.get(sql)
    if (cached) return cached
    const statement = new Statement(this.#db, sql)
    const oldest = this.#cached.size >= MAX_CACHED_STATEMENTS ? this.#cached.keys().next().value : undefined
    if (oldest !== undefined) this.#cached.delete(oldest)
    this.#cached.set(sql, statement)
    return statement
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

class Statement implements SqliteStatement {
  readonly reader: boolean
  readonly #db: DatabaseSync
  readonly #sql: string
  readonly #statement: StatementSync

  constructor(db: DatabaseSync, sql: string) {
    this.#db = db
    this.#sql = sql
    this.#statement = db.prepare(sql)
    this.reader = this.#statement.columns().length > 0
  }

  all(parameters: readonly unknown[]): unknown[] {
    return this.#statement.all(...bound(parameters))
  }

  run(parameters: readonly unknown[]) {
    return this.#statement.run(...bound(parameters))
  }

  /** Prepares its own statement: the cached one may run again before this iteration ends. */
  iterate(parameters: readonly unknown[]): IterableIterator<unknown> {
    return this.#db.prepare(this.#sql).iterate(...bound(parameters)) as IterableIterator<unknown>
  }
}

function bound(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters.map((value) => {
    if (typeof value === 'boolean') return value ? 1 : 0
    return (value ?? null) as SQLInputValue
  })
}

class NodeSqliteDriver extends SqliteDriver {
  /** Kysely begins transactions deferred; of two that read before they write, one would fail without waiting. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  /** After a failed write SQLite may have rolled back already; that second error would hide the first. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch((error) => {
      if (!isRolledBack(error)) throw error
    })
  }
}

function isRolledBack(error: unknown): boolean {
  return error instanceof Error && error.message.endsWith('no transaction is active')
}

class NodeSqliteAdapter extends SqliteAdapter {
  /** Kysely leaves it off because of foreign keys, which no migration turns off; without it a kill leaves half a table. */
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

export class NodeSqliteDialect extends SqliteDialect {
  readonly #database: NodeSqlite

  constructor(database: NodeSqlite) {
    super({ database })
    this.#database = database
  }

  override createDriver(): Driver {
    return new NodeSqliteDriver({ database: this.#database })
  }

  override createAdapter(): DialectAdapter {
    return new NodeSqliteAdapter()
  }
}

/** Opens a file, or a database in memory with `:memory:`. */
export function openSqlite(path: string, onQueryError?: OnQueryError): Database {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true })
  const dialect = new NodeSqliteDialect(new NodeSqlite(path))
  return new Kysely<Schema>({ dialect, log: onQueryError && logErrors(onQueryError) })
}
