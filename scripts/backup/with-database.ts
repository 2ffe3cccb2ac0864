// The database of an existing site, for a command that reads or changes rows while the site may run.
import { migrate } from '#server/platform/database/migrate.ts'
import { openDatabase } from '#server/platform/database/open.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { type BackupPaths, requireDatabase } from './backup-paths.ts'
import { findMigration } from './migration.ts'
import { UserError } from './user-error.ts'

/** Never creates a database; migrates an older one. */
export async function withDatabase<Result>(
  place: BackupPaths,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  requireDatabase(place)
  const log = { warn: (_details: object, message: string) => console.error(message) }
  const db = await openDatabase(place, log)
  try {
    if ((await findMigration(db)) === null) throw new UserError('The database holds no data of the site.')
    await migrate(db, { log })
    return await work(db)
  } finally {
    await db.destroy()
  }
}
