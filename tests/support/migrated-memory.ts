// Copies of a migrated SQLite database in memory, which take no time beside the migrations.
import { Kysely } from 'kysely'
import { migrate } from '#server/platform/database/migrate.ts'
import { NodeSqlite, NodeSqliteDialect } from '#server/platform/database/node-sqlite.ts'
import type { Database, Schema } from '#server/platform/database/schema.ts'

let migrated: Promise<Uint8Array> | undefined

export async function copyMigrated(): Promise<Database> {
  migrated ??= readMigrated()
  return databaseOf(new NodeSqlite(':memory:', await migrated))
}

async function readMigrated(): Promise<Uint8Array> {
  const sqlite = new NodeSqlite(':memory:')
  const db = databaseOf(sqlite)
  await migrate(db)
  const content = sqlite.serialize()
  await db.destroy()
  return content
}

const databaseOf = (sqlite: NodeSqlite): Database =>
  new Kysely<Schema>({ dialect: new NodeSqliteDialect(sqlite) })
