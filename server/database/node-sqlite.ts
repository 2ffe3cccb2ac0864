// node:sqlite in the shape that Kysely's SQLite dialect wants, with prepared statements kept.
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import {
  type DialectAdapter,
  type Driver,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteStatement,
} from 'kysely'
import { PatientAdapter, PatientDriver } from './patient-driver.ts'

const STATEMENTS_KEPT = 512
const OPEN_TIMEOUT_MS = 5_000

export class NodeSqlite implements SqliteDatabase {
  readonly #db: DatabaseSync
  readonly #kept = new Map<string, Statement>()

  constructor(path: string) {
    this.#db = new DatabaseSync(path, { enableForeignKeyConstraints: true, timeout: OPEN_TIMEOUT_MS })
    // Money is in here: a commit is on the disk before it is answered.
    this.#db.exec('pragma journal_mode = wal; pragma synchronous = full;')
    // From here on nothing waits inside SQLite, which would stop the whole process; the driver does.
    this.#db.exec('pragma busy_timeout = 0;')
  }

  prepare(sql: string): SqliteStatement {
    const known = this.#kept.get(sql)
    if (known) return known
    const statement = new Statement(this.#db, sql)
    const oldest = this.#kept.size >= STATEMENTS_KEPT ? this.#kept.keys().next().value : undefined
    if (oldest !== undefined) this.#kept.delete(oldest)
    this.#kept.set(sql, statement)
    return statement
  }

  close(): void {
    this.#kept.clear()
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

  /** A statement of its own: the kept one may be used by others while this one is being walked. */
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

export class NodeSqliteDialect extends SqliteDialect {
  readonly #database: NodeSqlite

  constructor(database: NodeSqlite) {
    super({ database })
    this.#database = database
  }

  override createDriver(): Driver {
    return new PatientDriver({ database: this.#database })
  }

  override createAdapter(): DialectAdapter {
    return new PatientAdapter()
  }
}
