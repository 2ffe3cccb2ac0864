// Behaviour that both databases share.
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestDatabase } from '#tests/support/databases.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { migrate } from './migrate.ts'
import { openSqlite } from './sqlite.ts'

const ADA = { id: 'A1', username: 'ada', password_hash: 'x', created_at: '2026-01-01T00:00:00.000Z' }

test('a SQLite file uses WAL, synchronous=full and foreign keys', async () => {
  const db = openSqlite(join(temporaryFolder(), 'deep', 'site.db'))

  const { rows: journal } = await sql`pragma journal_mode`.execute(db)
  const { rows: synchronous } = await sql`pragma synchronous`.execute(db)
  const { rows: foreignKeys } = await sql`pragma foreign_keys`.execute(db)
  await db.destroy()

  expect({ ...(journal[0] as object), ...(synchronous[0] as object), ...(foreignKeys[0] as object) }).toEqual(
    {
      journal_mode: 'wal',
      synchronous: 2,
      foreign_keys: 1,
    },
  )
})

test('a PostgreSQL connection that is lost in a transaction fails the transaction, not the process', async () => {
  await using database = await openTestDatabase('postgres')
  const { db } = database
  const pidOf = (rows: { pid: number }[]) => rows[0]?.pid ?? 0
  const lost = db.transaction().execute(async (trx) => {
    const pid = pidOf((await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx)).rows)
    await sql`select pg_terminate_backend(${pid}, 5000)`.execute(db)
    // The loss arrives while no query is under way.
    await new Promise((resolve) => setTimeout(resolve, 50))
    await trx.insertInto('admin').values(ADA).execute()
  })

  await expect(lost).rejects.toThrow(/connection|not queryable/i)
  expect(await db.selectFrom('admin').selectAll().execute()).toEqual([])
})

test('many processes may migrate the same PostgreSQL at once', async () => {
  await using database = await openTestDatabase('postgres')
  await sql`drop schema public cascade`.execute(database.db)
  await sql`create schema public`.execute(database.db)

  await Promise.all([1, 2, 3, 4].map(() => migrate(database.db)))

  expect(await database.db.selectFrom('admin').selectAll().execute()).toEqual([])
})
