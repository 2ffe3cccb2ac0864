import { expect, test } from 'vitest'
import type { Database } from '#server/database/schema.ts'
import { DATABASES, openTestDatabase } from '#tests/support/databases.ts'
import { createChanges } from './changes.service.ts'

const log = { error: () => {} }

function openProcess(db: Database) {
  const changes = createChanges({ db, ownsDatabase: false, log })
  const heard = { times: 0 }
  changes.onChange(() => {
    heard.times += 1
  })
  return { changes, heard }
}

test.each(DATABASES)('%s: a change of another process is not lost among our own', async (kind) => {
  await using database = await openTestDatabase(kind)
  const { db } = database
  const [here, there] = [openProcess(db), openProcess(db)]
  await here.changes.look()

  await there.changes.tell()
  await here.changes.tell()
  expect(here.heard.times).toBe(1)
  await here.changes.look()
  expect(here.heard.times).toBe(2)
})

test.each(DATABASES)('%s: what one process changes, another hears at its next look, once', async (kind) => {
  await using database = await openTestDatabase(kind)
  const [here, there] = [openProcess(database.db), openProcess(database.db)]
  await here.changes.look()
  await there.changes.look()

  await here.changes.tell()
  expect([here.heard.times, there.heard.times]).toEqual([1, 0])
  await there.changes.look()
  expect(there.heard.times).toBe(1)
  await there.changes.look()
  await here.changes.look()
  expect([here.heard.times, there.heard.times]).toEqual([1, 1])
})

test('who owns the database alone asks nobody', async () => {
  await using database = await openTestDatabase('sqlite')
  const changes = createChanges({ db: database.db, ownsDatabase: true, log })
  let heard = 0
  changes.onChange(() => {
    heard += 1
  })
  changes.tell()
  await changes.look()

  expect(heard).toBe(1)
  const counters = await database.db.selectFrom('counter').selectAll().where('name', '=', 'changes').execute()
  expect(counters).toEqual([])
})
