import { expect, test } from 'vitest'
import { PAGE_ROWS } from '#contract/platform/pagination.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { systemRandom } from '#server/platform/kernel/random.ts'
import { DATABASES, openTestDatabase } from '#tests/support/databases.ts'
import { createAudit } from './audit.service.ts'

const AT = new Date('2026-11-15T12:00:00Z')

function openAudit(db: Database) {
  const audit = createAudit({ db, clock: { now: () => AT }, random: systemRandom })
  const write = (subject: string, detail?: string) =>
    db.transaction().execute((trx) => audit.write(trx, { admin: 'ayu', action: 'login', subject, detail }))
  return { audit, write }
}

test.each(DATABASES)('%s: an empty log has one empty page', async (kind) => {
  await using database = await openTestDatabase(kind)
  expect(await openAudit(database.db).audit.list({ page: 1 })).toEqual({
    entries: [],
    pagination: { totalPages: 1, hasMore: false, next: null, previous: null },
  })
})

test.each(DATABASES)(
  '%s: pages follow each other, newest first, without a row lost or twice',
  async (kind) => {
    await using database = await openTestDatabase(kind)
    const { audit, write } = openAudit(database.db)
    for (let count = 1; count <= PAGE_ROWS + 3; count += 1) await write(String(count))

    const [first, second, third] = await Promise.all([
      audit.list({ page: 1 }),
      audit.list({ page: 2 }),
      audit.list({ page: 3 }),
    ])

    const subjects = [...first.entries, ...second.entries].map(({ subject }) => Number(subject))
    expect(subjects).toEqual(Array.from({ length: PAGE_ROWS + 3 }, (_, index) => PAGE_ROWS + 3 - index))
    expect(first.pagination).toMatchObject({ totalPages: 2, hasMore: true })
    expect(second.pagination).toMatchObject({ totalPages: 2, hasMore: false })
    expect(third.entries).toEqual([])
    expect(first.entries[0]).toEqual({
      _id: expect.stringMatching(/^[0-9A-Z]{26}$/),
      at: AT.toISOString(),
      admin: 'ayu',
      action: 'login',
      subject: String(PAGE_ROWS + 3),
      detail: null,
    })
  },
)

test.each(DATABASES)('%s: a change that is rolled back leaves no entry', async (kind) => {
  await using database = await openTestDatabase(kind)
  const { audit, write } = openAudit(database.db)
  const failing = database.db.transaction().execute(async (trx) => {
    await audit.write(trx, { admin: 'ayu', action: 'logout' })
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  await write('stored')

  expect((await audit.list({ page: 1 })).entries).toMatchObject([{ subject: 'stored' }])
})

test.each(DATABASES)('%s: a long detail is cut, never inside a character', async (kind) => {
  await using database = await openTestDatabase(kind)
  const { audit, write } = openAudit(database.db)
  await write('x', '😀'.repeat(2_000))

  const [entry] = (await audit.list({ page: 1 })).entries
  expect(entry?.detail).toBe(`${'😀'.repeat(999)}…`)
})
