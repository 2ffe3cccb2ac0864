// The migration state of a database.
import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { listExecuted, listUnknown, withCompatibility } from '#server/platform/database/compatibility.ts'
import { demandReleased } from '#server/platform/database/migrate.ts'
import { migrations } from '#server/platform/database/migrations/index.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { Manifest } from './manifest.ts'
import { MIGRATION_TABLES, TABLE_NAMES, type Table } from './tables.ts'
import { UserError } from './user-error.ts'

export const LATEST = Object.keys(migrations).sort().at(-1) ?? ''

/** The last migration of this version that has run; null for a new database. */
export async function findMigration(db: Database): Promise<string | null> {
  await demandReleased(db)
  const executed = await listExecuted(db)
  return Object.keys(migrations).findLast((name) => executed.includes(name)) ?? null
}

/** A newer version has migrated it. */
export async function isNewer(db: Database): Promise<boolean> {
  return (await listUnknown(db, migrations)).length > 0
}

export async function migrateTo(db: Database, migration: string): Promise<void> {
  const { error } = await (await openMigrator(db)).migrateTo(migration)
  if (error) throw error
}

/** All tables; in PostgreSQL those of the current schema. */
export async function listTables(db: Database): Promise<string[]> {
  const [tables, schema] = await Promise.all([
    db.introspection.getTables({ withInternalKyselyTables: true }),
    findSchema(db),
  ])
  return tables.filter((table) => table.schema === schema).map(({ name }) => name)
}

/** The current schema; undefined in SQLite. */
async function findSchema(db: Database): Promise<string | undefined> {
  const schemas = await db.introspection.getSchemas()
  if (schemas.length === 0) return undefined
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db)
  return rows[0]?.name
}

/** Without the tables of the migrator. */
export async function listDataTables(db: Database): Promise<string[]> {
  const own: readonly string[] = MIGRATION_TABLES
  return (await listTables(db)).filter((name) => !own.includes(name))
}

/** Our tables that the database has. */
export async function listOurTables(db: Database): Promise<Table[]> {
  const there = new Set(await listTables(db))
  return TABLE_NAMES.filter((table) => there.has(table))
}

export function requireKnown({ angkasa, migration }: Manifest): void {
  if (Object.hasOwn(migrations, migration)) return
  throw new UserError(
    angkasa.startsWith('0.')
      ? 'The backup is of an unreleased version before 1.0.0, which cannot be restored.'
      : `The backup is of a newer version (${migration}); this one knows ${LATEST}. Update first.`,
  )
}

/** With the schema, because a restore may have set aside tables of the same name in another one. */
async function openMigrator(db: Database): Promise<Migrator> {
  return new Migrator({
    db,
    provider: { getMigrations: async () => withCompatibility(migrations) },
    migrationTableSchema: await findSchema(db),
  })
}
