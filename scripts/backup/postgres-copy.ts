// A PostgreSQL database copied while sites write to it, all of one moment.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { openPostgres } from '#server/database/postgres.ts'
import type { Database, Db } from '#server/database/schema.ts'
import { type Figures, takeFigures } from './figures.ts'
import { asTool } from './in-use.ts'
import { findMigration, isNewer, listDataTables, listOurTables } from './migration.ts'
import { demandDumped, dump, type Tools } from './pg-tools.ts'
import { Problem } from './problem.ts'
import { demandRows, writeRowFiles } from './row-files.ts'
import { type Described, flush } from './sqlite-copy.ts'
import type { Table } from './tables.ts'

export const DUMP_FILE = 'database.dump'
export const ROWS_FOLDER = 'rows'

export type PostgresCopy = Described & { form: 'pg_dump' | 'rows' }

type Copying = {
  databaseUrl: string
  folder: string
  /** Null: our own reader does it. */
  tools: Tools | null
  say(line: string): void
}

export async function copyPostgres(copying: Copying): Promise<PostgresCopy> {
  const db = openTool(copying.databaseUrl)
  try {
    const migration = await findMigration(db)
    if (migration === null) throw new Problem('The PostgreSQL database holds no data of the site.')
    // Of a newer version not all tables are known by name, and its record of migrations is worth nothing without them.
    const isWhole = await isNewer(db)
    const tables = isWhole ? ((await listDataTables(db)) as Table[]) : await listOurTables(db)
    const copied = await inSnapshot(db, async (trx) => {
      const figures = await takeFigures(trx, tables)
      return { figures, form: await copyTables(trx, { ...copying, tables, figures, isWhole }) }
    })
    const { rows } = await sql<{ server_version: string }>`show server_version`.execute(db)
    return { ...copied, migration, tables, version: rows[0]?.server_version ?? '' }
  } finally {
    await db.destroy()
  }
}

type CopyingTables = Copying & { tables: Described['tables']; figures: Figures; isWhole: boolean }

async function copyTables(trx: Db, copying: CopyingTables): Promise<'pg_dump' | 'rows'> {
  const { databaseUrl, folder, tools, tables, figures, isWhole, say } = copying
  const file = join(folder, DUMP_FILE)
  if (tools) {
    try {
      const { rows } = await sql<{ snapshot: string }>`select pg_export_snapshot() as snapshot`.execute(trx)
      await dump(tools, { databaseUrl, snapshot: rows[0]?.snapshot ?? '', tables, file })
      flush(file)
      await demandDumped(tools, file, figures)
      return 'pg_dump'
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      say(`pg_dump cannot be used (${error.message.split('\n')[0]}); the rows are written as text instead.`)
      rmSync(file, { force: true })
    }
  }
  if (isWhole)
    throw new Problem('The database is of a newer version: install pg_dump, or back it up with that version.')
  await writeRowFiles(trx, tables, join(folder, ROWS_FOLDER))
  await demandRows(join(folder, ROWS_FOLDER), tables, figures)
  return 'rows'
}

export function openTool(databaseUrl: string): Database {
  return openPostgres(asTool(databaseUrl), { warn: () => {} })
}

/** Everything that is read in it is of the moment of its first question, however long it takes. */
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
