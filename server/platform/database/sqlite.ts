import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { Kysely } from 'kysely'
import { NodeSqlite, NodeSqliteDialect } from './node-sqlite.ts'
import { logErrors, type OnQueryError } from './query-errors.ts'
import type { Database, Schema } from './schema.ts'

/** Opens a file, or a database in memory with `:memory:`. */
export function openSqlite(path: string, onQueryError?: OnQueryError): Database {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true })
  const dialect = new NodeSqliteDialect(new NodeSqlite(path))
  return new Kysely<Schema>({ dialect, log: onQueryError && logErrors(onQueryError) })
}
