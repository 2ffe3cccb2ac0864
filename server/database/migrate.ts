import { Migrator } from 'kysely/migration'
import { migrations } from './migrations/index.ts'
import type { Database } from './schema.ts'

/** Brings the tables up to date; many processes may start at once, one of them does the work. */
export async function migrate(db: Database): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
