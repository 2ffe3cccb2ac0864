import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import {
  type Dialect,
  type Driver,
  Kysely,
  type LogConfig,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { NodeSqlite } from './node-sqlite.ts'
import type { Database, Schema } from './schema.ts'
import { NodeSqliteDriver } from './sqlite-driver.ts'

class NodeSqliteAdapter extends SqliteAdapter {
  readonly #isFile: boolean

  constructor(isFile: boolean) {
    super()
    this.#isFile = isFile
  }

  /** Kysely leaves it off because of foreign keys, which no migration turns off; without it a kill leaves half a table. */
  override get supportsTransactionalDdl(): boolean {
    return true
  }

  /** With one connection Kysely lets one statement or transaction run at a time. */
  override get supportsMultipleConnections(): boolean {
    return this.#isFile
  }
}

export class NodeSqliteDialect implements Dialect {
  readonly #writer: NodeSqlite

  constructor(writer: NodeSqlite) {
    this.#writer = writer
  }

  createDriver(): Driver {
    return new NodeSqliteDriver(this.#writer)
  }

  createAdapter(): SqliteAdapter {
    return new NodeSqliteAdapter(this.#writer.isFile)
  }

  createQueryCompiler(): SqliteQueryCompiler {
    return new SqliteQueryCompiler()
  }

  createIntrospector(db: Kysely<unknown>): SqliteIntrospector {
    return new SqliteIntrospector(db)
  }
}

/** Opens a file, or a database in memory with `:memory:`. */
export function openSqlite(path: string, log?: LogConfig): Database {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true })
  return new Kysely<Schema>({ dialect: new NodeSqliteDialect(new NodeSqlite(path)), log })
}
