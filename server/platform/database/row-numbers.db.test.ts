// The database numbers the rows of three tables.
import { expect, test } from 'vitest'
import { onBoth, openTestDatabase } from '#tests/support/databases.ts'
import type { Database, Db } from './schema.ts'

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
