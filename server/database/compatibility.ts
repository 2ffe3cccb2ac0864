// Which migrations an older program may run on. Stored with each migration, because the older program does not know it.
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { SiteMigration } from './migrations/index.ts'
import type { Database } from './schema.ts'

const COMPATIBILITY_TABLE = 'migration_compatibility'

type Tables = {
  [COMPATIBILITY_TABLE]: { name: string; additive: number }
  kysely_migration: { name: string }
}

/** Each migration also records whether it only adds; in its own transaction, so that one is never there without the other. */
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

/** Executed migrations that this program does not have, oldest first. */
export async function listUnknown(db: Database, known: Readonly<Record<string, unknown>>): Promise<string[]> {
  return (await listExecuted(db)).filter((name) => !Object.hasOwn(known, name)).sort()
}

/** Those of the names that are not declared to only add. */
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
    if (isMissingTable(error)) return []
    throw error
  }
}

function isMissingTable(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string }
  return code === '42P01' || (message ?? '').startsWith('no such table')
}
