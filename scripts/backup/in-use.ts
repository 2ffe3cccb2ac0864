// Detects a site that uses the database, because data may be replaced only while none does.
import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { isUsedBySite } from '#server/platform/database/data-lock.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { UserError } from './user-error.ts'

const BUSY = 5
const DAMAGED = new Set([11, 26])
/** The connections of a site that was just stopped may take a moment to close. */
const LOOKS = 10
const LOOK_EVERY_MS = 200

/**
 * Locks the file exclusively until it is released. A damaged file cannot be locked and may be replaced, which is what a
 * restore is for. `db` reads the locked file; null when there is none, or a damaged one.
 */
export function holdFile(file: string): { db: DatabaseSync | null; release(): void } {
  if (!existsSync(file)) return { db: null, release: () => {} }
  const db = new DatabaseSync(file, { timeout: 0 })
  try {
    // SQLite leaves WAL mode only for the sole connection.
    db.exec('pragma locking_mode = exclusive; pragma journal_mode = delete; begin exclusive')
  } catch (error) {
    db.close()
    const code = (error as { errcode?: number }).errcode ?? 0
    if (DAMAGED.has(code)) return { db: null, release: () => {} }
    if ((code & 0xff) === BUSY) throw new UserError(`The site uses ${file}. Stop it first.`)
    throw error
  }
  return { db, release: () => db.close() }
}

export async function requireUnused(db: Database): Promise<void> {
  for (let look = 1; await isUsedBySite(db); look += 1) {
    if (look === LOOKS) throw new UserError('A site uses this PostgreSQL database. Stop it first.')
    await sleep(LOOK_EVERY_MS)
  }
}
