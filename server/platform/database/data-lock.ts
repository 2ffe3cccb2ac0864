// Whether a site uses a database. One process per data folder with SQLite: an exclusive lock on an empty SQLite file, which
// the operating system releases when the process ends, also after a kill.
import { accessSync, chownSync, constants, existsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Log } from '#server/platform/kernel/log.ts'
import type { Database } from './schema.ts'

const LOCK_FILE = 'angkasa.lock'
const BUSY = 5
const LOOK_EVERY_MS = 100
/** The process that stops may take four seconds to finish its requests. */
const LIMIT_MS = 10_000

type Options = { log: Pick<Log, 'info'>; signal?: AbortSignal; limitMs?: number }

export type DataLock = { release(): void }

export class DataLockedError extends Error {}

export async function lockDataFolder(
  dataDir: string,
  { log, signal, limitMs = LIMIT_MS }: Options,
): Promise<DataLock> {
  const file = join(dataDir, LOCK_FILE)
  const tries = Math.ceil(limitMs / LOOK_EVERY_MS)
  for (let count = 0; count <= tries; count += 1) {
    const lock = tryLock(file)
    if (lock) return lock
    if (count === 0) log.info({ dataDir }, 'data folder is in use, waiting for the other process to end')
    await sleep(LOOK_EVERY_MS, undefined, { signal })
  }
  throw new DataLockedError(
    `Another process serves the data in ${dataDir}. Stop it first; several processes need PostgreSQL (docs/scaling.md).`,
  )
}

function tryLock(file: string): DataLock | null {
  // A file of another user would open read-only and not lock; this error names the file.
  if (existsSync(file)) accessSync(file, constants.W_OK)
  const db = new DatabaseSync(file, { timeout: 0 })
  chownToOwnerOf(dirname(file), file)
  try {
    db.exec('begin exclusive')
    return { release: () => db.close() }
  } catch (error) {
    db.close()
    if (isBusy(error)) return null
    throw error
  }
}

function isBusy(error: unknown): boolean {
  return ((error as { errcode?: number }).errcode ?? 0) % 256 === BUSY
}

/** After a start as root the site must be able to start as its own user. SQLite does the same for its files. */
function chownToOwnerOf(folder: string, file: string): void {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = statSync(folder)
  if (existsSync(file)) chownSync(file, uid, gid)
}

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
  return (rows[0]?.count ?? 0) > 0
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
    if (isBusy(error)) return true
    throw error
  } finally {
    db.close()
  }
}
