// Behaviour that both databases share.
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestDatabase } from '#tests/support/databases.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { openSqlite } from './sqlite.ts'

const ADA = { id: 'A1', username: 'ada', password_hash: 'x', created_at: '2026-01-01T00:00:00.000Z' }

test('a SQLite file uses WAL, synchronous=full and foreign keys', async () => {
  const db = openSqlite(join(temporaryFolder(), 'deep', 'site.db'))

  const pragmas = ['journal_mode', 'synchronous', 'foreign_keys']
  const found = await Promise.all(pragmas.map((name) => sql`pragma ${sql.raw(name)}`.execute(db)))
  await db.destroy()

  expect(found.map(({ rows }) => rows[0])).toEqual([
    { journal_mode: 'wal' },
    { synchronous: 2 },
    { foreign_keys: 1 },
  ])
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
