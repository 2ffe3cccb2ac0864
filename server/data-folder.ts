// The data folder belongs to the user of the site alone: it holds password hashes, orders and secrets.
import { chmodSync, mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Log } from './kernel/log.ts'

const FOLDER_MODE = 0o700
const FILE_MODE = 0o600
const OTHERS = 0o077
/** SQLite gives its log files the mode of the database. */
const FILES = ['angkasa.db', 'angkasa.db-wal', 'angkasa.db-shm']

type Options = { log: Pick<Log, 'warn'>; create: boolean }

export function secureDataFolder(dataDir: string, { log, create }: Options): void {
  if (create) mkdirSync(dataDir, { recursive: true, mode: FOLDER_MODE })
  if (narrow(dataDir, FOLDER_MODE)) log.warn({ dataDir }, 'data folder was readable by others, made private')
  for (const file of FILES) narrow(join(dataDir, file), FILE_MODE)
}

/** Tells whether it had to be done; what belongs to another user is theirs to decide. */
function narrow(path: string, mode: number): boolean {
  const found = statSync(path, { throwIfNoEntry: false })
  const user = process.getuid?.()
  if (!found || user === undefined || found.uid !== user || (found.mode & OTHERS) === 0) return false
  chmodSync(path, mode)
  return true
}
