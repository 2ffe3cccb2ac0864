// Behaviour that both databases share.
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { onBoth, openTestDatabase } from '#tests/support/databases.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import type { Database, Db } from './schema.ts'
import { openSqlite } from './sqlite.ts'

const ADA = { id: 'A1', username: 'ada', password_hash: 'x', created_at: '2026-01-01T00:00:00.000Z' }

test('a SQLite file uses WAL, foreign keys, and leaves the sync of commits to LogSync', async () => {
  const db = openSqlite(join(temporaryFolder(), 'deep', 'site.db'))

  const pragmas = ['journal_mode', 'synchronous', 'foreign_keys']
  const found = await Promise.all(pragmas.map((name) => sql`pragma ${sql.raw(name)}`.execute(db)))
  await db.destroy()

  expect(found.map(({ rows }) => rows[0])).toEqual([
    { journal_mode: 'wal' },
    { synchronous: 1 },
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

const AT = '2026-11-15T03:00:00.000Z'

const insert = (db: Db, id: string) =>
  db
    .insertInto('audit_entry')
    .values({ id, at: AT, admin: 'ayu', action: 'login', subject: null, detail: null })
    .execute()

async function readEntries(db: Database) {
  const rows = await db.selectFrom('audit_entry').select(['id', 'number']).orderBy('number').execute()
  return { ids: rows.map(({ id }) => id), numbers: rows.map(({ number }) => number) }
}

onBoth('a new row never gets the number of a deleted one', async ({ db }) => {
  await insert(db, 'a')
  await insert(db, 'b')
  await db.deleteFrom('audit_entry').where('id', '=', 'b').execute()
  await insert(db, 'c')

  expect(await readEntries(db)).toEqual({ ids: ['a', 'c'], numbers: [1, 3] })
})

test('postgres: an insert does not wait for an open transaction that has inserted', async () => {
  await using database = await openTestDatabase('postgres')
  const { db } = database
  await db.transaction().execute(async (trx) => {
    await insert(trx, 'open')
    await insert(db, 'meanwhile')
  })

  expect((await readEntries(db)).ids).toEqual(['open', 'meanwhile'])
})
