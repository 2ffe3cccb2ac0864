import { once } from 'node:events'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { isDatabaseAway } from '#server/platform/kernel/database-away.ts'
import { inBackground } from '#server/platform/kernel/work-context.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { migrate } from './migrate.ts'
import { openPostgres } from './postgres.ts'
import type { Database } from './schema.ts'
import { openSqlite } from './sqlite.ts'
import { saveValue } from './stored-value.ts'

async function openFile() {
  const file = join(temporaryFolder(), 'site.db')
  const db = openSqlite(file)
  await migrate(db)
  await db.insertInto('counter').values({ name: 'a', value: 0 }).execute()
  const value = async () => (await db.selectFrom('counter').select('value').executeTakeFirstOrThrow()).value
  return {
    db,
    file,
    value,
    hold() {
      const other = new DatabaseSync(file)
      other.exec('begin immediate')
      return () => other.close()
    },
    [Symbol.asyncDispose]: () => db.destroy(),
  }
}

/** Reads before it writes. */
const add = (db: Database) =>
  db.transaction().execute(async (trx) => {
    const { value } = await trx.selectFrom('counter').select('value').executeTakeFirstOrThrow()
    await trx
      .updateTable('counter')
      .set({ value: value + 1 })
      .execute()
  })

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error) => error,
  )

test('writers fail as busy after five seconds while another program holds the file, readers go on', async () => {
  await using opened = await openFile()
  const { db } = opened
  const release = opened.hold()
  const inTransaction = db
    .transaction()
    .execute((trx) => trx.updateTable('counter').set({ value: 1 }).execute())
  const alone = db.updateTable('counter').set({ value: 1 }).execute()

  expect(await opened.value()).toBe(0)
  for (const error of await Promise.all([inTransaction, alone].map(failureOf)))
    expect([isDatabaseAway(error), error.errcode]).toEqual([true, 5])
  release()
  await db.updateTable('counter').set({ value: 2 }).execute()
  expect(await opened.value()).toBe(2)
})

/** In a thread of its own, because SQLite blocks this one while it waits for the lock. */
async function holdFor(file: string, ms: number): Promise<void> {
  const source = `
    const { parentPort } = require('node:worker_threads')
    const db = new (require('node:sqlite').DatabaseSync)(${JSON.stringify(file)})
    db.exec('begin immediate')
    parentPort.postMessage('held')
    setTimeout(() => db.close(), ${ms})`
  await once(new Worker(source, { eval: true }), 'message')
}

test('a writer waits for a lock that is released within the timeout', async () => {
  await using opened = await openFile()
  await holdFor(opened.file, 300)

  await opened.db.updateTable('counter').set({ value: 1 }).execute()
  expect(await opened.value()).toBe(1)
})

/** A statement that takes a second or so. */
const LONG = sql<{ sum: number }>`
  select sum(n) as sum from (with recursive c(n) as (select 1 union all select n + 1 from c where n < 1000000) select n from c)
`

test('a long statement of background work delays no visitor', async () => {
  await using opened = await openFile()
  let turns = 0
  const done = inBackground(() => LONG.execute(opened.db))
  let isDone = false
  void done.then(() => {
    isDone = true
  })
  while (!isDone) {
    expect(await opened.value()).toBe(0)
    turns += 1
    await new Promise((resolve) => setImmediate(resolve))
  }
  // The long way round: in the serving thread there would be one turn.
  expect(turns).toBeGreaterThan(20)
  expect((await done).rows[0]?.sum).toBe(500_000_500_000)
})

test('a transaction of background work and the writes of visitors take turns', async () => {
  await using opened = await openFile()
  const all = Array.from({ length: 60 }, (_, turn) =>
    turn % 2 === 0 ? add(opened.db) : inBackground(() => add(opened.db)),
  )
  await Promise.all(all)
  expect(await opened.value()).toBe(60)
})

test('errors of background work keep their codes, and a failed transaction gives the lock back', async () => {
  await using opened = await openFile()
  const { db } = opened
  const failing = inBackground(() =>
    db.transaction().execute(async (trx) => {
      await trx.updateTable('counter').set({ value: 5 }).execute()
      await trx.insertInto('counter').values({ name: 'a', value: 1 }).execute()
    }),
  )
  expect(await failureOf(failing)).toMatchObject({
    code: 'ERR_SQLITE_ERROR',
    message: expect.stringContaining('UNIQUE'),
  })
  await db.updateTable('counter').set({ value: 2 }).execute()
  expect(await inBackground(opened.value)).toBe(2)
})

test.each([
  ['the serving thread', <Result>(work: () => Result) => work()],
  ['background work', inBackground],
])('a read-only transaction of %s sees one moment', async (_name, run) => {
  await using opened = await openFile()
  const { db } = opened
  const seen = await run(() =>
    db
      .transaction()
      .setAccessMode('read only')
      .execute(async (trx) => {
        const read = async () =>
          (await trx.selectFrom('counter').select('value').executeTakeFirstOrThrow()).value
        const first = await read()
        await db.updateTable('counter').set({ value: 7 }).execute()
        return [first, await read()]
      }),
  )
  expect([seen, await opened.value()]).toEqual([[0, 0], 7])
})

test('the log is copied into the database and begins anew while writers go on', async () => {
  await using opened = await openFile()
  const text = 'x'.repeat(20_000)
  await inBackground(opened.value)
  const bytesAfter = async (commits: number) => {
    for (let turn = 0; turn < commits; turn += 1) await saveValue(opened.db, `text ${turn % 3}`, text + turn)
    return statSync(`${opened.file}-wal`).size
  }
  const early = await bytesAfter(600)
  expect(await bytesAfter(1_800)).toBeLessThan(2 * early)
})

test('a transaction that reads before it writes waits for the lock at its start', async () => {
  await using opened = await openFile()
  const other = openSqlite(opened.file)
  for (let round = 0; round < 20; round += 1) {
    await add(opened.db)
    await add(other)
  }
  await other.destroy()

  expect(await opened.value()).toBe(40)
})

test('reports the first error when SQLite has rolled back by itself', async () => {
  await using opened = await openFile()
  const { db } = opened
  const failing = db.transaction().execute(async (trx) => {
    await trx.updateTable('counter').set({ value: 7 }).execute()
    await sql`insert or rollback into counter (name, value) values ('a', 1)`.execute(trx)
  })

  await expect(failing).rejects.toThrow('UNIQUE constraint failed')
  expect(await opened.value()).toBe(0)
  await db.transaction().execute((trx) => trx.updateTable('counter').set({ value: 3 }).execute())
  expect(await opened.value()).toBe(3)
})

test('uncommitted rows are not visible outside their transaction', async () => {
  await using opened = await openFile()
  const changing = opened.db.transaction().execute(async (trx) => {
    await trx.updateTable('counter').set({ value: 9 }).execute()
    await new Promise((resolve) => setImmediate(resolve))
    throw new Error('stop')
  })
  const seen = opened.value()

  await expect(changing).rejects.toThrow('stop')
  expect(await seen).toBe(0)
})

test('treats a full disk and a missing server as an outage, a wrong query as a bug', async () => {
  const full = new DatabaseSync(':memory:')
  full.exec('pragma max_page_count = 2; create table t (x)')
  const filling = () => full.prepare('insert into t values (zeroblob(100000))').run()
  const wrong = () => full.prepare('select nothing').run()
  const caught = (act: () => unknown) => {
    try {
      act()
    } catch (error) {
      return error
    }
  }
  expect([isDatabaseAway(caught(filling)), isDatabaseAway(caught(wrong))]).toEqual([true, false])
  full.close()

  const gone = openPostgres('postgres://nobody@127.0.0.1:1/none', { warn: () => {} })
  const error = await gone
    .selectFrom('admin')
    .selectAll()
    .execute()
    .catch((reason) => reason)
  await gone.destroy()
  expect(isDatabaseAway(error)).toBe(true)
  expect(isDatabaseAway(Object.assign(new Error('duplicate'), { code: '23505' }))).toBe(false)
})
