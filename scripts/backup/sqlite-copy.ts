// Copies a SQLite file while the site writes to it, and verifies the copy.
import { closeSync, fsyncSync, openSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import type { Database } from '#server/platform/database/schema.ts'
import { openSqlite } from '#server/platform/database/sqlite.ts'
import { findMigration, listOurTables } from './migration.ts'
import { type RowCounts, takeRowCounts } from './row-counts.ts'
import type { Table } from './tables.ts'
import { UserError } from './user-error.ts'

const WAIT_MS = 10_000

export type Described = { migration: string; tables: Table[]; figures: RowCounts; version: string }

export async function copySqlite(file: string, copy: string): Promise<Described> {
  const db = new DatabaseSync(file, { timeout: WAIT_MS })
  try {
    db.prepare('vacuum into ?').run(copy)
  } finally {
    db.close()
  }
  flush(copy)
  requireSound(copy)
  return describeSqlite(copy)
}

/** fsync. */
export function flush(file: string): void {
  const handle = openSync(file, 'r+')
  fsyncSync(handle)
  closeSync(handle)
}

/** Checks every page and every index. */
export function requireSound(file: string): void {
  const db = new DatabaseSync(file)
  try {
    const found = db.prepare('pragma integrity_check').all()
    if (found.length !== 1 || found[0]?.integrity_check !== 'ok') {
      throw new UserError(`${file} is damaged: ${JSON.stringify(found.slice(0, 3))}`)
    }
  } finally {
    db.close()
  }
}

export async function describeSqlite(file: string): Promise<Described> {
  return withFile(file, async (db) => {
    const migration = await findMigration(db)
    if (migration === null) throw new UserError(`${file} holds no data of the site.`)
    const tables = await listOurTables(db)
    const version = process.versions.sqlite ?? ''
    return { migration, tables, figures: await takeRowCounts(db, tables), version }
  })
}

export async function withFile<Result>(
  file: string,
  use: (db: Database) => Promise<Result>,
): Promise<Result> {
  const db = openSqlite(file)
  try {
    return await use(db)
  } finally {
    await db.destroy()
    disableWal(file)
  }
}

/** Opening turns on the write-ahead log; a backup is one file without it. */
function disableWal(file: string): void {
  const db = new DatabaseSync(file)
  db.exec('pragma journal_mode = delete')
  db.close()
}
