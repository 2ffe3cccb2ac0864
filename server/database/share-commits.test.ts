import { expect, test, vi } from 'vitest'
import { DATABASES, openTestDatabase } from '#tests/support/databases.ts'
import { NodeSqlite } from './node-sqlite.ts'
import type { Database, Db } from './schema.ts'
import { MOST_AT_ONCE, shareCommits } from './share-commits.ts'

const put = (trx: Db, value: number) =>
  trx
    .insertInto('counter')
    .values({ name: `n${value}`, value })
    .execute()

async function kept(db: Database): Promise<number[]> {
  const rows = await db.selectFrom('counter').select('value').orderBy('value').execute()
  return rows.map(({ value }) => value)
}

const upTo = (count: number) => Array.from({ length: count }, (_, place) => place)

/** Sees every statement before it runs, and may throw. */
function watchStatements(see: (sql: string) => void) {
  const prepare = NodeSqlite.prototype.prepare
  return vi.spyOn(NodeSqlite.prototype, 'prepare').mockImplementation(function (this: NodeSqlite, sql) {
    see(sql)
    return prepare.call(this, sql)
  })
}

test.each(DATABASES)('%s: work of the same moment is kept, and each gets its own answer', async (kind) => {
  await using database = await openTestDatabase(kind)
  const runShared = shareCommits(database.db)
  const work = upTo(2 * MOST_AT_ONCE + 1).map((value) =>
    runShared(async (trx) => {
      await put(trx, value)
      return value
    }),
  )

  expect(await Promise.all(work)).toEqual(upTo(2 * MOST_AT_ONCE + 1))
  expect(await kept(database.db)).toEqual(upTo(2 * MOST_AT_ONCE + 1))
})

test.each(DATABASES)('%s: one that fails is told so, and takes nobody with it', async (kind) => {
  await using database = await openTestDatabase(kind)
  const runShared = shareCommits(database.db)
  const work = upTo(5).map((value) =>
    runShared(async (trx) => {
      await put(trx, value)
      if (value === 2) throw new Error('stop')
      return value
    }),
  )

  const told = await Promise.allSettled(work)
  expect(told.map(({ status }) => status === 'fulfilled')).toEqual([true, true, false, true, true])
  expect(told[2]).toMatchObject({ reason: { message: 'stop' } })
  expect(await kept(database.db)).toEqual([0, 1, 3, 4])
})

test('a SQLite file is asked once for all that came in the same moment', async () => {
  await using database = await openTestDatabase('sqlite')
  const runShared = shareCommits(database.db)
  let commits = 0
  using _watch = watchStatements((sql) => {
    if (sql === 'commit') commits += 1
  })
  await Promise.all(upTo(MOST_AT_ONCE).map((value) => runShared((trx) => put(trx, value))))
  expect(commits).toBe(1)
  await runShared((trx) => put(trx, MOST_AT_ONCE))
  expect(commits).toBe(2)
})

test('nobody is answered before the commit', async () => {
  await using database = await openTestDatabase('sqlite')
  const runShared = shareCommits(database.db)
  const happened: string[] = []
  using _watch = watchStatements((sql) => {
    if (sql === 'commit') happened.push('commit')
  })
  await Promise.all(
    upTo(2).map((value) => runShared((trx) => put(trx, value)).then(() => happened.push('told'))),
  )
  expect(happened).toEqual(['commit', 'told', 'told'])
})

test.each(['begin immediate', 'commit'])(
  'when %s fails, all are told so and nothing is kept',
  async (step) => {
    await using database = await openTestDatabase('sqlite')
    const runShared = shareCommits(database.db)
    let runs = 0
    const watch = watchStatements((sql) => {
      if (sql === step) throw new Error('the disk is full')
    })
    const work = upTo(3).map((value) =>
      runShared((trx) => {
        runs += 1
        return put(trx, value)
      }),
    )
    const told = await Promise.allSettled(work)
    watch.mockRestore()

    expect(told).toMatchObject(Array(3).fill({ status: 'rejected', reason: { message: 'the disk is full' } }))
    expect(runs).toBeLessThanOrEqual(3)
    expect(await kept(database.db)).toEqual([])
  },
)
