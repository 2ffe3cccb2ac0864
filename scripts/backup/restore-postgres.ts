// Restores a backup into PostgreSQL. Existing tables are moved to a schema of their own.
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Database, Db } from '#server/platform/database/schema.ts'
import { endAccess, readFormerSchema } from './end-access.ts'
import { holdDeliveries } from './hold-deliveries.ts'
import { requireUnused } from './in-use.ts'
import { listBlocks, lostBlocks, readBlocksIn } from './lost-blocks.ts'
import type { Manifest } from './manifest.ts'
import { listTables } from './migration.ts'
import { restore, type Tools } from './pg-tools.ts'
import { DUMP_FILE, inSnapshot, openTool } from './postgres-copy.ts'
import type { RestoredDatabase, Restoring } from './restoring.ts'
import { differences, takeRowCounts } from './row-counts.ts'
import { MIGRATION_TABLES, TABLE_NAMES, type Table } from './tables.ts'
import { UserError } from './user-error.ts'

type RestoringPostgres = Restoring & { tools: Tools }

export async function restorePostgres(restoring: RestoringPostgres): Promise<RestoredDatabase> {
  const { place, manifest, stamp, force, asIs, now } = restoring
  const db = openTool(place.databaseUrl ?? '')
  try {
    await requireUnused(db)
    const old = await listOld(db, manifest)
    if (old.length > 0 && !force) {
      throw new UserError(
        'The database has tables of a site already. With --force they are set aside and the backup takes their place.',
      )
    }
    const schema = `before_restore_${stamp.toLowerCase().replace(/\W/g, '_')}`
    if (old.length > 0) await setAside(db, old, schema)
    try {
      await fill(db, restoring)
      const found = await holdDeliveries(db, { now, asIs })
      const lost = lostBlocks(await readBlocksIn(db, schema), await listBlocks(db))
      const team = await endAccess(db, await readFormerSchema(db, old, schema))
      return { ...found, lostBlocks: lost, team, setAside: old.length > 0 ? [`schema ${schema}`] : [] }
    } catch (error) {
      await dropNew(db, await listOld(db, manifest))
      if (old.length > 0) await putBack(db, old, schema)
      throw error
    }
  } finally {
    await db.destroy()
  }
}

async function fill(db: Database, { place, folder, manifest, tools }: RestoringPostgres): Promise<void> {
  await restore(tools, place.databaseUrl ?? '', join(folder, DUMP_FILE))
  const figures = await inSnapshot(db, (trx) => takeRowCounts(trx, manifest.tables as Table[]))
  const wrong = differences(manifest.figures, figures)
  if (wrong.length > 0) throw new UserError(`What was restored differs from the backup:\n${wrong.join('\n')}`)
}

/** Tables of this version or of the version of the backup. */
async function listOld(db: Database, { tables }: Manifest): Promise<string[]> {
  const ours = new Set<string>([...TABLE_NAMES, ...MIGRATION_TABLES, ...tables])
  return (await listTables(db)).filter((name) => ours.has(name))
}

function setAside(db: Database, tables: readonly string[], schema: string): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await sql`create schema ${sql.id(schema)}`.execute(trx)
    for (const table of tables) await moveTable(trx, [table], schema)
  })
}

async function putBack(db: Database, tables: readonly string[], schema: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db)
  await db.transaction().execute(async (trx) => {
    for (const table of tables) await moveTable(trx, [schema, table], rows[0]?.name ?? 'public')
    await sql`drop schema ${sql.id(schema)}`.execute(trx)
  })
}

async function moveTable(db: Db, path: readonly string[], schema: string): Promise<void> {
  await sql`alter table ${sql.id(...path)} set schema ${sql.id(schema)}`.execute(db)
}

async function dropNew(db: Database, tables: readonly string[]): Promise<void> {
  for (const table of tables) await sql`drop table ${sql.id(table)}`.execute(db)
}
