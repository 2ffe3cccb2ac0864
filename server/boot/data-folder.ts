// The data folder holds password hashes, orders and secrets, so only the user of the site may read it.
import { chmodSync, mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Log } from '#server/platform/kernel/log.ts'

const FOLDER_MODE = 0o700
const FILE_MODE = 0o600
const OTHERS = 0o077
/** SQLite creates its log files with the mode of the database. */
const FILES = ['angkasa.db', 'angkasa.db-wal', 'angkasa.db-shm']

export class NotAFolderError extends Error {}

type Options = { log: Pick<Log, 'warn'>; create: boolean }

export function secureDataFolder(dataDir: string, { log, create }: Options): void {
  const found = statSync(dataDir, { throwIfNoEntry: false })
  if (found && !found.isDirectory()) throw new NotAFolderError(`DATA_DIR must be a folder, ${dataDir} is not`)
  if (create) mkdirSync(dataDir, { recursive: true, mode: FOLDER_MODE })
  if (makePrivate(dataDir, FOLDER_MODE))
    log.warn({ dataDir }, 'data folder was readable by others, made private')
  for (const file of FILES) makePrivate(join(dataDir, file), FILE_MODE)
}

/** Returns whether the mode was changed. Files of another user are left alone. */
function makePrivate(path: string, mode: number): boolean {
  const found = statSync(path, { throwIfNoEntry: false })
  const user = process.getuid?.()
  if (!found || user === undefined || found.uid !== user || (found.mode & OTHERS) === 0) return false
  chmodSync(path, mode)
  return true
}
