// Records for each migration whether an older version can run on it; in the database, because that version does not know
// the migration.
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { SiteMigration } from './migrations/index.ts'
import type { Database } from './schema.ts'

const COMPATIBILITY_TABLE = 'migration_compatibility'

type Tables = {
  [COMPATIBILITY_TABLE]: { name: string; additive: number }
  kysely_migration: { name: string }
}

/** Adds the record to each migration, in the same transaction. */
export function withCompatibility(
  migrations: Readonly<Record<string, SiteMigration>>,
): Record<string, Migration> {
  const entries = Object.entries(migrations).map(([name, { up, additive }]) => [
    name,
    {
      async up(db: Kysely<unknown>) {
        await up(db)
        await record(db as Kysely<Tables>, name, additive)
      },
    },
  ])
  return Object.fromEntries(entries)
}

async function record(db: Kysely<Tables>, name: string, additive: boolean): Promise<void> {
  await db.schema
    .createTable(COMPATIBILITY_TABLE)
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('additive', 'integer', (column) => column.notNull())
    .execute()
  const row = { additive: additive ? 1 : 0 }
  await db
    .insertInto(COMPATIBILITY_TABLE)
    .values({ name, ...row })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute()
}

export function listExecuted(db: Database): Promise<string[]> {
  return namesIn(db, (tables) => tables.selectFrom('kysely_migration').select('name').execute())
}

/** Executed migrations that this version does not have, oldest first. */
export async function listUnknown(db: Database, known: Readonly<Record<string, unknown>>): Promise<string[]> {
  return (await listExecuted(db)).filter((name) => !Object.hasOwn(known, name)).sort()
}

/** Migrations that are not recorded as additive. */
export async function listIncompatible(db: Database, names: readonly string[]): Promise<string[]> {
  const additive = await namesIn(db, (tables) =>
    tables.selectFrom(COMPATIBILITY_TABLE).select('name').where('additive', '=', 1).execute(),
  )
  return names.filter((name) => !additive.includes(name))
}

async function namesIn(
  db: Database,
  read: (tables: Kysely<Tables>) => Promise<{ name: string }[]>,
): Promise<string[]> {
  try {
    return (await read(db as unknown as Kysely<Tables>)).map(({ name }) => name)
  } catch (error) {
    const { code, message } = error as { code?: string; message?: string }
    const isMissing = code === '42P01' || message?.startsWith('no such table')
    if (isMissing) return []
    throw error
  }
}
