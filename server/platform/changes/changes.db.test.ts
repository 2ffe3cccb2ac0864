import { expect, test } from 'vitest'
import type { Database } from '#server/platform/database/schema.ts'
import { DATABASES, openTestDatabase } from '#tests/support/databases.ts'
import { createChanges } from './changes.service.ts'

const log = { error: () => {} }

function openProcess(db: Database) {
  const changes = createChanges({ db, log })
  const notified = { times: 0 }
  changes.onChange(() => {
    notified.times += 1
  })
  return { changes, notified }
}

test.each(DATABASES)('%s: a change of another process is not hidden by our own', async (kind) => {
  await using database = await openTestDatabase(kind)
  const { db } = database
  const [here, there] = [openProcess(db), openProcess(db)]
  await here.changes.poll()

  await there.changes.publish()
  await here.changes.publish()
  expect(here.notified.times).toBe(1)
  await here.changes.poll()
  expect(here.notified.times).toBe(2)
})

test.each(DATABASES)(
  '%s: a published change notifies another process once, at its next poll',
  async (kind) => {
    await using database = await openTestDatabase(kind)
    const [here, there] = [openProcess(database.db), openProcess(database.db)]
    await here.changes.poll()
    await there.changes.poll()

    await here.changes.publish()
    expect([here.notified.times, there.notified.times]).toEqual([1, 0])
    await there.changes.poll()
    expect(there.notified.times).toBe(1)
    await there.changes.poll()
    await here.changes.poll()
    expect([here.notified.times, there.notified.times]).toEqual([1, 1])
  },
)
