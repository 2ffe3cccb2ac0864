import { expect } from 'vitest'
import type { Database } from '#server/platform/database/schema.ts'
import { onBoth } from '#tests/support/databases.ts'
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

onBoth('a change of another process is not hidden by our own', async ({ db }) => {
  const [here, there] = [openProcess(db), openProcess(db)]
  await here.changes.poll()

  await there.changes.publish()
  await here.changes.publish()
  expect(here.notified.times).toBe(1)
  await here.changes.poll()
  expect(here.notified.times).toBe(2)
})

onBoth('a published change notifies another process once, at its next poll', async (database) => {
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
})
