// Whether a process of the site uses a database, wherever it runs and whatever its port.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { LOCK_FILE } from './data-lock.ts'
import type { Database } from './schema.ts'

const BUSY = 5
const TOOL_NAME = 'angkasa-data'

/** Names the connections of a command, so that they are not taken for those of a site. */
export function asTool(databaseUrl: string): string {
  const url = new URL(databaseUrl)
  url.searchParams.set('application_name', TOOL_NAME)
  return url.href
}

/** PostgreSQL: a site names its connections. */
export async function isUsedBySite(db: Database): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity
    where datname = current_database() and application_name = 'angkasa' and pid <> pg_backend_pid()
  `.execute(db)
  return Number(rows[0]?.count ?? 0) > 0
}

/** SQLite: a site holds the lock of its folder. Reads only. */
export function isFolderLocked(dataDir: string): boolean {
  const file = join(dataDir, LOCK_FILE)
  if (!existsSync(file)) return false
  const db = new DatabaseSync(file, { readOnly: true, timeout: 0 })
  try {
    db.prepare('select name from sqlite_master').all()
    return false
  } catch (error) {
    if (((error as { errcode?: number }).errcode ?? 0) % 256 === BUSY) return true
    throw error
  } finally {
    db.close()
  }
}
