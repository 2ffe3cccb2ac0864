import { once } from 'node:events'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { isDatabaseAway } from '#server/platform/kernel/database-away.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { migrate } from './migrate.ts'
import { openPostgres } from './postgres.ts'
import type { Database } from './schema.ts'
import { openSqlite } from './sqlite.ts'

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

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error) => error,
  )

test('a writer fails as busy after the timeout while another program holds the file, readers go on', async () => {
  await using opened = await openFile()
  const { db } = opened
  // SQLite blocks the thread while it waits.
  await sql`pragma busy_timeout = 50`.execute(db)
  const release = opened.hold()
  const inTransaction = db
    .transaction()
    .execute((trx) => trx.updateTable('counter').set({ value: 1 }).execute())
  const alone = db.updateTable('counter').set({ value: 1 }).execute()

  for (const error of [await failureOf(inTransaction), await failureOf(alone)])
    expect([isDatabaseAway(error), error.errcode]).toEqual([true, 5])
  expect(await opened.value()).toBe(0)
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

test('a transaction that reads before it writes waits for the lock at its start', async () => {
  await using opened = await openFile()
  const other = openSqlite(opened.file)
  const add = (db: Database) =>
    db.transaction().execute(async (trx) => {
      const { value } = await trx.selectFrom('counter').select('value').executeTakeFirstOrThrow()
      await trx
        .updateTable('counter')
        .set({ value: value + 1 })
        .execute()
    })
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
