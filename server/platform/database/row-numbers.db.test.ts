// Numbers of rows after migration 007, also while a process of the version before inserts.
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { DATABASES, openTestDatabase } from '#tests/support/databases.ts'
import { openVersion01, ROWS_0_1, readVersion01 } from '#tests/support/version-0-1.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations/index.ts'
import type { Database, Db } from './schema.ts'

const AT = '2026-11-15T03:00:00.000Z'
const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '007'))

const entry = (id: string) => ({ id, at: AT, admin: 'ayu', action: 'login', subject: null, detail: null })

const insert = (db: Db, id: string) => db.insertInto('audit_entry').values(entry(id)).execute()

/** As a version before migration 007 does. */
function insertAsBefore(db: Database, id: string): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const { value: number } = await trx
      .insertInto('counter')
      .values({ name: 'audit_entry', value: 1 })
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet({ value: sql<number>`counter.value + 1` }),
      )
      .returning('value')
      .executeTakeFirstOrThrow()
    await trx
      .insertInto('audit_entry')
      .values({ ...entry(id), number })
      .execute()
  })
}

async function readEntries(db: Database) {
  const rows = await db.selectFrom('audit_entry').select(['id', 'number']).orderBy('number').execute()
  return { ids: rows.map(({ id }) => id), numbers: rows.map(({ number }) => number) }
}

async function readCounter(db: Database): Promise<number> {
  const counters = db.selectFrom('counter').select('value').where('name', '=', 'audit_entry')
  return (await counters.executeTakeFirstOrThrow()).value
}

async function countBlocked(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
  `.execute(db)
  return Number(rows[0]?.count)
}

const VERSIONS = DATABASES.flatMap((kind) => [
  { kind, version: '0.1.0', prepare: async (_: Database) => {} },
  { kind, version: 'the version before', prepare: (db: Database) => migrate(db, { known: before }) },
])

test.each(VERSIONS)('$kind: rows of $version keep their numbers, and new ones follow', async (old) => {
  await using installation = await openVersion01(old.kind)
  const { db } = installation
  await old.prepare(db)
  await migrate(db)

  expect(await readVersion01(db)).toEqual(ROWS_0_1)
  await insert(db, 'new')
  expect(await readEntries(db)).toEqual({ ids: ['E1', 'new'], numbers: [1, 2] })
  const twice = db
    .insertInto('audit_entry')
    .values({ ...entry('E1'), number: 9 })
    .execute()
  await expect(twice).rejects.toThrow(/unique/i)
})

test.each(VERSIONS)('$kind: a process of the version before inserts on data of $version', async (old) => {
  await using installation = await openVersion01(old.kind)
  const { db } = installation
  await old.prepare(db)
  await migrate(db)

  await insert(db, 'new 1')
  await insertAsBefore(db, 'old 1')
  await insertAsBefore(db, 'old 2')
  await insert(db, 'new 2')
  await insertAsBefore(db, 'old 3')

  const { ids, numbers } = await readEntries(db)
  expect(ids).toEqual(['E1', 'new 1', 'old 1', 'old 2', 'new 2', 'old 3'])
  expect(await readCounter(db)).toBe(numbers.at(-1))
})

test.each(DATABASES)('%s: the counter of the version before follows new rows', async (kind) => {
  await using database = await openTestDatabase(kind)
  for (const id of ['a', 'b', 'c']) await insert(database.db, id)

  expect(await readCounter(database.db)).toBe((await readEntries(database.db)).numbers.at(-1))
})

test.each(DATABASES)('%s: a new row never gets the number of a deleted one', async (kind) => {
  await using database = await openTestDatabase(kind)
  const { db } = database
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

test('postgres: the migration waits for an insert of the version before', async () => {
  await using installation = await openVersion01('postgres')
  const { db } = installation
  let migrated: Promise<void> | undefined
  await db.transaction().execute(async (trx) => {
    await sql`update counter set value = value + 1 where name = 'audit_entry'`.execute(trx)
    migrated = migrate(db)
    await vi.waitFor(async () => expect(await countBlocked(db)).toBe(1), { timeout: 10_000 })
    await trx
      .insertInto('audit_entry')
      .values({ ...entry('slow'), number: 2 })
      .execute()
  })
  await migrated
  await insert(db, 'after')

  expect(await readEntries(db)).toEqual({ ids: ['E1', 'slow', 'after'], numbers: [1, 2, 3] })
})

test('sqlite: a table that the migration makes again has its indexes', async () => {
  await using database = await openTestDatabase('sqlite')
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_schema where type = 'index' and tbl_name = 'purchase' and sql is not null order by name
  `.execute(database.db)

  // Later migrations add more.
  expect(rows.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'purchase_check',
      'purchase_needs_person',
      'purchase_number',
      'purchase_paid',
      'purchase_status',
      'purchase_username',
    ]),
  )
})
