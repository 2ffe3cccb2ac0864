import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import {
  CompiledQuery,
  type DatabaseConnection,
  type DialectAdapter,
  type Driver,
  Kysely,
  type LogConfig,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely'
import type { Database, Schema } from './schema.ts'

const MAX_CACHED_STATEMENTS = 512
/** Opening, the switch to WAL and a recovery after a crash need an exclusive lock for longer than a write does. */
const OPEN_TIMEOUT_MS = 5_000
/** SQLite blocks the whole process while it waits for a lock that another program holds, so it waits only briefly. */
const BUSY_TIMEOUT_MS = 1_000

export class NodeSqlite implements SqliteDatabase {
  readonly #db: DatabaseSync
  readonly #cached = new Map<string, SqliteStatement>()

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
    const statement = toStatement(this.#db, sql)
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

function toStatement(db: DatabaseSync, sql: string): SqliteStatement {
  const statement = db.prepare(sql)
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...bound(parameters)),
    run: (parameters) => statement.run(...bound(parameters)),
    /** Prepares its own statement: the cached one may run again before this iteration ends. */
    iterate: (parameters) => db.prepare(sql).iterate(...bound(parameters)) as IterableIterator<unknown>,
  }
}

function bound(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters.map((value) =>
    typeof value === 'boolean' ? Number(value) : ((value ?? null) as SQLInputValue),
  )
}

class NodeSqliteDriver extends SqliteDriver {
  /** Kysely begins transactions deferred; of two that read before they write, one would fail without waiting. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  /** After a failed write SQLite may have rolled back already; that second error would hide the first. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch((error: Error) => {
      if (!error.message.endsWith('no transaction is active')) throw error
    })
  }
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
export function openSqlite(path: string, log?: LogConfig): Database {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true })
  return new Kysely<Schema>({ dialect: new NodeSqliteDialect(new NodeSqlite(path)), log })
}
