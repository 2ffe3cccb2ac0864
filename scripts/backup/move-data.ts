// Copies all rows into an empty database of the other kind and compares the figures of both.
import { sql } from 'kysely'
import type { Database, Db } from '#server/platform/database/schema.ts'
import { openSqlite } from '#server/platform/database/sqlite.ts'
import { type BackupPaths, requireDatabase } from './backup-paths.ts'
import { holdFile, requireUnused } from './in-use.ts'
import { findMigration, isNewer, LATEST, listOurTables, migrateTo } from './migration.ts'
import { inSnapshot, openTool } from './postgres-copy.ts'
import { countRows, differences, type RowCounts, takeRowCounts } from './row-counts.ts'
import { dropIndexes, insertRows, NUMBERED, readRows, restartNumbers } from './rows.ts'
import { TABLE_NAMES } from './tables.ts'
import { UserError } from './user-error.ts'

export const KINDS = ['sqlite', 'postgres'] as const
export type Kind = (typeof KINDS)[number]

export type Moved = { source: RowCounts; target: RowCounts }

/** `doing` is null while rows are copied. */
export type OnProgress = (progress: { rows: number; of: number; doing: 'indexes' | 'figures' | null }) => void

/** Neither database may be in use. The source is not changed. */
export async function moveData(
  place: BackupPaths,
  from: Kind,
  to: Kind,
  onProgress: OnProgress = () => {},
): Promise<Moved> {
  if (from === 'sqlite') requireDatabase({ ...place, databaseUrl: null })
  const source = await openAlone(place, from)
  try {
    const target = await openAlone(place, to)
    try {
      await requireLatest(source)
      await requireEmpty(target)
      await migrateTo(target, LATEST)
      return await reading(source, from, (rows) => copyAll(rows, target, { to, onProgress }))
    } finally {
      await target.destroy()
    }
  } finally {
    await source.destroy()
  }
}

type Copying = { to: Kind; onProgress: OnProgress }

async function copyAll(source: Db, target: Database, { to, onProgress }: Copying): Promise<Moved> {
  const counts = await countRows(source)
  const of = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return target.transaction().execute(async (trx) => {
    if (to === 'postgres') await sql`set local statement_timeout = 0`.execute(trx)
    const indexes = await dropIndexes(trx, TABLE_NAMES)
    let done = 0
    onProgress({ rows: done, of, doing: null })
    for (const table of TABLE_NAMES) {
      for await (const rows of readRows(source, table)) {
        await insertRows(trx, table, rows)
        done += rows.length
        onProgress({ rows: done, of, doing: null })
      }
    }
    onProgress({ rows: done, of, doing: 'indexes' })
    for (const index of indexes) await sql.raw(index).execute(trx)
    for (const table of NUMBERED) await restartNumbers(trx, table)
    onProgress({ rows: done, of, doing: 'figures' })
    const moved = { source: await takeRowCounts(source), target: await takeRowCounts(trx) }
    const wrong = differences(moved.source, moved.target)
    // Before the commit: a target that differs stays empty.
    if (wrong.length > 0)
      throw new UserError(`Nothing was moved, because figures differ:\n${wrong.join('\n')}`)
    return moved
  })
}

/** A transaction locks the SQLite file against writers; PostgreSQL is read in one snapshot. */
function reading<Result>(db: Database, kind: Kind, read: (trx: Db) => Promise<Result>): Promise<Result> {
  return kind === 'sqlite' ? db.transaction().execute(read) : inSnapshot(db, read)
}

async function openAlone(place: BackupPaths, kind: Kind): Promise<Database> {
  if (kind === 'sqlite') {
    holdFile(place.databaseFile).release()
    return openSqlite(place.databaseFile)
  }
  if (place.databaseUrl === null) throw new UserError('DATABASE_URL must name the PostgreSQL database.')
  const db = openTool(place.databaseUrl)
  try {
    await requireUnused(db)
    return db
  } catch (error) {
    await db.destroy()
    throw error
  }
}

async function requireLatest(db: Database): Promise<void> {
  const migration = await findMigration(db)
  if (await isNewer(db)) {
    throw new UserError('The source is of a newer version than this program. Move it with the newer one.')
  }
  if (migration === LATEST) return
  throw new UserError(
    `The source has the tables of ${migration ?? 'no version'}, this version wants ${LATEST}. Start the site on it once, stop it, then move.`,
  )
}

async function requireEmpty(db: Database): Promise<void> {
  for (const table of await listOurTables(db)) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db)
    if (rows.length > 0) {
      throw new UserError(`The target is not empty (${table}). Move into a database that no site has used.`)
    }
  }
}
