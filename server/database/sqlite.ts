import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { Kysely } from 'kysely'
import { NodeSqlite, NodeSqliteDialect } from './node-sqlite.ts'
import type { Database, Schema } from './schema.ts'

/** Opens a file, or a database in memory with `:memory:`. */
export function openSqlite(path: string): Database {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true })
  return new Kysely<Schema>({ dialect: new NodeSqliteDialect(new NodeSqlite(path)) })
}
