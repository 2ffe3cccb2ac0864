// A PostgreSQL database dumped while sites write to it, in one snapshot.
import { join } from 'node:path'
import { sql } from 'kysely'
import { asTool } from '#server/platform/database/data-lock.ts'
import { openPostgres } from '#server/platform/database/postgres.ts'
import type { Database, Db } from '#server/platform/database/schema.ts'
import { findMigration, isNewer, listDataTables, listOurTables } from './migration.ts'
import { dump, requireDumped, requireTools, type Tools } from './pg-tools.ts'
import { takeRowCounts } from './row-counts.ts'
import { type Described, flush } from './sqlite-copy.ts'
import type { Table } from './tables.ts'
import { UserError } from './user-error.ts'

export const DUMP_FILE = 'database.dump'

type Copying = { databaseUrl: string; folder: string; tools: Tools | null }

export async function copyPostgres({ databaseUrl, folder, tools }: Copying): Promise<Described> {
  const found = requireTools(tools)
  const file = join(folder, DUMP_FILE)
  const db = openTool(databaseUrl)
  try {
    const migration = await findMigration(db)
    if (migration === null) throw new UserError('The PostgreSQL database holds no data of the site.')
    // A newer version has tables that are not known here by name, and its record of migrations needs them.
    const tables = (await isNewer(db)) ? ((await listDataTables(db)) as Table[]) : await listOurTables(db)
    const figures = await inSnapshot(db, async (trx) => {
      const { rows } = await sql<{ snapshot: string }>`select pg_export_snapshot() as snapshot`.execute(trx)
      await dump(found, { databaseUrl, snapshot: rows[0]?.snapshot ?? '', tables, file })
      return takeRowCounts(trx, tables)
    })
    flush(file)
    await requireDumped(found, file, figures)
    const { rows } = await sql<{ server_version: string }>`show server_version`.execute(db)
    return { figures, migration, tables, version: rows[0]?.server_version ?? '' }
  } finally {
    await db.destroy()
  }
}

export function openTool(databaseUrl: string): Database {
  return openPostgres(asTool(databaseUrl), { warn: () => {} })
}

/** One read-only snapshot, without the statement timeout of the site. */
export function inSnapshot<Result>(db: Database, read: (trx: Db) => Promise<Result>): Promise<Result> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      await sql`set local statement_timeout = 0`.execute(trx)
      return read(trx)
    })
}
