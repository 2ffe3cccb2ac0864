import { join } from 'node:path'
import type { Log } from '#server/kernel/log.ts'
import { openPostgres } from './postgres.ts'
import type { Database } from './schema.ts'
import { openSqlite } from './sqlite.ts'

type Place = { databaseUrl: string | null; dataDir: string }

/** PostgreSQL where an address is given, else a SQLite file in the data folder. */
export function openDatabase({ databaseUrl, dataDir }: Place, log: Pick<Log, 'warn'>): Database {
  return databaseUrl ? openPostgres(databaseUrl, log) : openSqlite(join(dataDir, 'angkasa.db'))
}
