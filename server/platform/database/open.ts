import { join } from 'node:path'
import type { LogConfig } from 'kysely'
import type { Log } from '#server/platform/kernel/log.ts'
import type { Place } from './problem.ts'
import type { Database } from './schema.ts'
import { openSqlite } from './sqlite.ts'

export async function openDatabase(
  { databaseUrl, dataDir }: Place,
  log: Pick<Log, 'warn'>,
  queryLog?: LogConfig,
): Promise<Database> {
  if (!databaseUrl) return openSqlite(join(dataDir, 'angkasa.db'), queryLog)
  // Loads the driver only when needed.
  const { openPostgres } = await import('./postgres.ts')
  return openPostgres(databaseUrl, log, queryLog)
}
