// One process per data folder with SQLite: an exclusive lock on an empty SQLite file, which the operating system releases
// when the process ends, also after a kill.
import { accessSync, chownSync, constants, existsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '#server/platform/kernel/log.ts'

export const LOCK_FILE = 'angkasa.lock'
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
    if (((error as { errcode?: number }).errcode ?? 0) % 256 === BUSY) return null
    throw error
  }
}

/** After a start as root the site must be able to start as its own user. SQLite does the same for its files. */
function chownToOwnerOf(folder: string, file: string): void {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = statSync(folder)
  if (existsSync(file)) chownSync(file, uid, gid)
}
