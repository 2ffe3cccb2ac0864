// A new database of each kind: SQLite in memory, and a PostgreSQL database.
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { inject } from 'vitest'
import { migrate } from '#server/platform/database/migrate.ts'
import { openPostgres } from '#server/platform/database/postgres.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { openSqlite } from '#server/platform/database/sqlite.ts'
import { MIGRATED } from './migrated.ts'

export const DATABASES = ['sqlite', 'postgres'] as const
export type DatabaseKind = (typeof DATABASES)[number]

export type TestDatabase = { db: Database; url: string | null } & AsyncDisposable

const quiet = { warn: () => {} }

/** Migrated and empty; deleted after the test. `known`: the migrations of another version. */
export async function openTestDatabase(
  kind: DatabaseKind,
  options: Parameters<typeof migrate>[1] = {},
): Promise<TestDatabase> {
  if (kind === 'postgres' && !options.known) return openFreshPostgres(MIGRATED)
  const opened = kind === 'sqlite' ? openMemory() : await openFreshPostgres()
  await migrate(opened.db, options)
  return opened
}

function openMemory(): TestDatabase {
  const db = openSqlite(':memory:')
  return { db, url: null, [Symbol.asyncDispose]: () => db.destroy() }
}

/** An empty database, or a copy of `template`. */
export async function openFreshPostgres(template = 'template1'): Promise<TestDatabase & { url: string }> {
  const name = `test_${randomBytes(8).toString('hex')}`
  const main = openPostgres(inject('postgresUrl'), quiet)
  await sql`create database ${sql.id(name)} template ${sql.id(template)} strategy file_copy`.execute(main)
  const url = inject('postgresUrl').replace(/\/postgres$/, `/${name}`)
  const db = openPostgres(url, quiet)
  return {
    db,
    url,
    async [Symbol.asyncDispose]() {
      await db.destroy()
      await sql`drop database ${sql.id(name)} with (force)`.execute(main)
      await main.destroy()
    },
  }
}
