import { existsSync } from 'node:fs'
import { PostgresAdapter, sql } from 'kysely'
import { expect } from 'vitest'
import { listDataTables } from '#scripts/backup/migration.ts'
import { moveData, type OnProgress } from '#scripts/backup/move-data.ts'
import { TABLE_NAMES } from '#scripts/backup/tables.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { INITIAL } from '#server/platform/database/migrations/index.ts'
import type { Db } from '#server/platform/database/schema.ts'
import { openSqlite } from '#server/platform/database/sqlite.ts'
import { onBoth } from '#tests/support/databases.ts'
import { inDataFolder, openDataFolder, openUnused, withPostgres, withSqlite } from './data-folder.ts'
import { fillDatabase, ORDERS, readEverything } from './filled-database.ts'

/** The statements of all indexes that are made by name. */
async function listIndexes(db: Db): Promise<string[]> {
  const { rows } = await (db.getExecutor().adapter instanceof PostgresAdapter
    ? sql<{ sql: string }>`select indexdef as sql from pg_indexes where schemaname = 'public' order by 1`
    : sql<{ sql: string }>`select sql from sqlite_master where type = 'index' and sql is not null order by 1`
  ).execute(db)
  return rows.map((row) => row.sql)
}

onBoth('the table list equals the tables that the migrations create', async (database) => {
  const made = await listDataTables(database.db)

  expect(TABLE_NAMES.toSorted()).toEqual(made.toSorted())
})

onBoth('the key columns of the table list identify each row', async (database) => {
  await fillDatabase(database.db)

  const everything = await readEverything(database.db)
  for (const table of TABLE_NAMES) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(
      database.db,
    )
    expect([table, everything[table]?.length]).toEqual([table, rows[0]?.count])
    expect([table, (rows[0]?.count ?? 0) > 0]).toEqual([table, true])
  }
})

inDataFolder('all data survives a move to PostgreSQL and back', async (folder) => {
  using other = openDataFolder()
  await using target = await openUnused()
  const before = await withSqlite(folder.place().databaseFile, async (db) => {
    await fillDatabase(db)
    return readEverything(db)
  })

  const indexes = await withSqlite(folder.place().databaseFile, listIndexes)
  const steps: Parameters<OnProgress>[0][] = []
  const onProgress: OnProgress = (step) => steps.push(step)
  const there = await moveData(folder.place(target.url), 'sqlite', 'postgres', onProgress)
  const all = Object.values(before).reduce((sum, rows) => sum + rows.length, 0)
  expect(steps[0]).toEqual({ rows: 0, of: all, doing: null })
  expect(steps.slice(-2)).toEqual(['indexes', 'figures'].map((doing) => ({ rows: all, of: all, doing })))
  expect(steps.map(({ rows }) => rows)).toEqual(steps.map(({ rows }) => rows).sort((a, b) => a - b))
  expect(there.target).toEqual(there.source)
  const last = { 'last order': ORDERS, 'version of identity': 1 }
  expect(there.source).toMatchObject({ 'rows of orders': ORDERS, ...last })
  expect(await withPostgres(target.url, readEverything)).toEqual(before)
  await using migrated = await openUnused()
  await withPostgres(migrated.url, migrate)
  expect(await withPostgres(target.url, listIndexes)).toEqual(await withPostgres(migrated.url, listIndexes))

  await moveData(other.place(target.url), 'postgres', 'sqlite')
  expect(await withSqlite(other.place().databaseFile, readEverything)).toEqual(before)
  expect(await withSqlite(other.place().databaseFile, listIndexes)).toEqual(indexes)
  expect(await withSqlite(folder.place().databaseFile, readEverything)).toEqual(before)
})

inDataFolder('refuses a target that is not empty', async (folder) => {
  await using target = await openUnused()
  const place = folder.place(target.url)
  await withSqlite(place.databaseFile, fillDatabase)
  await moveData(place, 'sqlite', 'postgres')

  await expect(moveData(place, 'sqlite', 'postgres')).rejects.toThrow('The target is not empty (admin)')
})

inDataFolder('a failed move leaves the target empty', async (folder) => {
  await using target = await openUnused()
  const place = folder.place(target.url)
  await withSqlite(place.databaseFile, async (db) => {
    await fillDatabase(db)
    // PostgreSQL cannot hold it, and its table is one of the last.
    await sql`update send_attempt set reply = 'nul ' || char(0) where id = 'T3'`.execute(db)
  })

  await expect(moveData(place, 'sqlite', 'postgres')).rejects.toThrow()
  const left = await withPostgres(target.url, readEverything)
  expect(Object.values(left).flat()).toEqual([])
  expect((await withPostgres(target.url, listIndexes)).length).toBeGreaterThan(20)
})

inDataFolder('refuses databases in use, a missing source and another version', async (folder) => {
  await using target = await openUnused()
  const place = folder.place(target.url)
  await expect(moveData(place, 'sqlite', 'postgres')).rejects.toThrow('No database at')
  expect(existsSync(place.databaseFile)).toBe(false)

  await withSqlite(place.databaseFile, fillDatabase)
  await expect(moveData(folder.place(), 'sqlite', 'postgres')).rejects.toThrow('DATABASE_URL')
  await withPostgres(target.url, async (site) => {
    await sql`select 1`.execute(site)
    await expect(moveData(place, 'sqlite', 'postgres')).rejects.toThrow('A site uses this PostgreSQL')
  })

  const other = openSqlite(place.databaseFile)
  await sql`select 1 from admin`.execute(other)
  await expect(moveData(place, 'sqlite', 'postgres')).rejects.toThrow('The site uses')
  await sql`update kysely_migration set name = '001-admins' where name = ${INITIAL}`.execute(other)
  await other.destroy()
  await expect(moveData(place, 'sqlite', 'postgres')).rejects.toThrow('unreleased version')
})
