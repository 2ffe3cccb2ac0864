import { existsSync } from 'node:fs'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { listDataTables } from '#scripts/backup/migration.ts'
import { moveData } from '#scripts/backup/move-data.ts'
import { TABLE_NAMES } from '#scripts/backup/tables.ts'
import { INITIAL } from '#server/platform/database/migrations/index.ts'
import { openSqlite } from '#server/platform/database/sqlite.ts'
import { onBoth } from '#tests/support/databases.ts'
import { inDataFolder, openDataFolder, openUnused, withPostgres, withSqlite } from './data-folder.ts'
import { fillDatabase, ORDERS, readEverything } from './filled-database.ts'

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

  const there = await moveData(folder.place(target.url), 'sqlite', 'postgres')
  expect(there.target).toEqual(there.source)
  const last = { 'last order': ORDERS, 'version of identity': 1 }
  expect(there.source).toMatchObject({ 'rows of orders': ORDERS, ...last })
  expect(await withPostgres(target.url, readEverything)).toEqual(before)

  await moveData(other.place(target.url), 'postgres', 'sqlite')
  expect(await withSqlite(other.place().databaseFile, readEverything)).toEqual(before)
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
