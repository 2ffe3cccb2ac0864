import { Migrator } from 'kysely/migration'
import type { Log } from '#server/platform/kernel/log.ts'
import { listExecuted, listIncompatible, listUnknown, withCompatibility } from './compatibility.ts'
import { INITIAL, migrations, type SiteMigration } from './migrations/index.ts'
import type { Database } from './schema.ts'

type Options = {
  log?: Pick<Log, 'warn'>
  /** For tests. */
  known?: Readonly<Record<string, SiteMigration>>
}

/** This version cannot run on the database, which is left as it is. */
export class DatabaseVersionError extends Error {}

export async function demandReleased(db: Database): Promise<void> {
  const executed = await listExecuted(db)
  if (executed.length === 0 || executed.includes(INITIAL)) return
  throw new DatabaseVersionError(
    'The database is of an unreleased version before 1.0.0, which cannot be upgraded; its data are left unchanged. Set DATA_DIR or DATABASE_URL to a new one.',
  )
}

/** Safe when many processes start at once: the migrator takes a lock. */
export async function migrate(db: Database, options: Options = {}): Promise<void> {
  const { known = migrations } = options
  await demandReleased(db)
  const unknown = await listUnknown(db, known)
  if (unknown.length > 0) return acceptNewer(db, unknown, { ...options, known })
  const migrator = new Migrator({ db, provider: { getMigrations: async () => withCompatibility(known) } })
  const { error } = await migrator.migrateToLatest()
  if (!error) return
  // A newer version may have migrated after the check above.
  if ((await listUnknown(db, known)).length > 0) return migrate(db, options)
  throw error
}

async function acceptNewer(
  db: Database,
  unknown: readonly string[],
  { log, known }: Options & Required<Pick<Options, 'known'>>,
): Promise<void> {
  const [newest, ours] = [unknown.at(-1), Object.keys(known).sort().at(-1)]
  const executed = await listExecuted(db)
  const isOurs = Object.keys(known).every((name) => executed.includes(name))
  if (!isOurs || (await listIncompatible(db, unknown)).length > 0) {
    throw new DatabaseVersionError(
      `The database is of a newer version (${newest}); this program knows up to ${ours}. Start the newer version, or see "Upgrade" in docs/backup-and-upgrade.md.`,
    )
  }
  log?.warn({ newest, knows: ours }, 'database is of a newer, compatible version')
}
