// Detects a site that uses the database, because data may be replaced only while none does.
import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'
import { Problem } from './problem.ts'

const BUSY = 5
const DAMAGED = new Set([11, 26])
const OUR_NAME = 'angkasa-data'
const NAME_OF_SITES = 'angkasa'
/** The connections of a site that was just stopped may take a moment to close. */
const LOOKS = 10
const LOOK_EVERY_MS = 200

/**
 * Locks the file exclusively until it is released. A damaged file cannot be locked and may be replaced, which is what a
 * restore is for.
 */
export function holdFile(file: string): { release(): void } {
  if (!existsSync(file)) return { release: () => {} }
  const db = new DatabaseSync(file, { timeout: 0 })
  try {
    // SQLite leaves WAL mode only for the sole connection.
    db.exec('pragma locking_mode = exclusive; pragma journal_mode = delete; begin exclusive')
  } catch (error) {
    db.close()
    const code = (error as { errcode?: number }).errcode ?? 0
    if (DAMAGED.has(code)) return { release: () => {} }
    if ((code & 0xff) === BUSY) throw new Problem(`The site uses ${file}. Stop it first.`)
    throw error
  }
  return { release: () => db.close() }
}

/** Names our own connections, so that they are not taken for those of a site. */
export function asTool(databaseUrl: string): string {
  const url = new URL(databaseUrl)
  url.searchParams.set('application_name', OUR_NAME)
  return url.href
}

export async function demandUnused(db: Database): Promise<void> {
  for (let look = 1; await isUsed(db); look += 1) {
    if (look === LOOKS) throw new Problem('A site uses this PostgreSQL database. Stop it first.')
    await sleep(LOOK_EVERY_MS)
  }
}

async function isUsed(db: Database): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity
    where datname = current_database() and application_name = ${NAME_OF_SITES} and pid <> pg_backend_pid()
  `.execute(db)
  return Number(rows[0]?.count ?? 0) > 0
}
