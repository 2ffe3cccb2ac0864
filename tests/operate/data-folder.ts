// A temporary data folder and the settings for it.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BackupPaths, readBackupPaths } from '#scripts/backup/backup-paths.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { openPostgres } from '#server/platform/database/postgres.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { openSqlite } from '#server/platform/database/sqlite.ts'
import { openFreshPostgres } from '#tests/support/databases.ts'
import { testWith } from '#tests/support/test-with.ts'

export type DataFolder = { path: string; place(databaseUrl?: string): BackupPaths } & Disposable

export function openDataFolder(): DataFolder {
  const path = mkdtempSync(join(tmpdir(), 'angkasa-operate-'))
  return {
    path,
    place: (databaseUrl) => readBackupPaths({ DATA_DIR: join(path, 'data'), DATABASE_URL: databaseUrl }),
    [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }),
  }
}

export const inDataFolder = testWith(openDataFolder)

export const withSqlite = <Result>(file: string, use: (db: Database) => Promise<Result>) =>
  closing(openSqlite(file), async (db) => {
    await migrate(db)
    return use(db)
  })

export const withPostgres = <Result>(url: string, use: (db: Database) => Promise<Result>) =>
  closing(openPostgres(url, { warn: () => {} }), use)

async function closing<Result>(db: Database, use: (db: Database) => Promise<Result>): Promise<Result> {
  try {
    return await use(db)
  } finally {
    await db.destroy()
  }
}

/** The database of a test counts as a site that uses it, so it is closed first. */
export async function openUnused() {
  const database = await openFreshPostgres()
  await database.db.destroy()
  return database
}
