import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { isDatabaseAway } from './away.ts'
import { migrate } from './migrate.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'

async function openFile() {
  const folder = mkdtempSync(join(tmpdir(), 'angkasa-patient-'))
  const file = join(folder, 'site.db')
  const db = openSqlite(file)
  await migrate(db)
  await db.insertInto('counter').values({ name: 'a', value: 0 }).execute()
  const value = async () => (await db.selectFrom('counter').select('value').executeTakeFirstOrThrow()).value
  return {
    ...{ db, file, value },
    hold() {
      const other = new DatabaseSync(file)
      other.exec('begin immediate')
      return () => other.close()
    },
    async [Symbol.asyncDispose]() {
      await db.destroy()
      rmSync(folder, { recursive: true })
    },
  }
}

test('while the file is held, writers wait and readers do not', async () => {
  await using opened = await openFile()
  const { db } = opened
  const letGo = opened.hold()
  let written = 0
  const add = () =>
    db.transaction().execute(async (trx) => {
      const { value } = await trx.selectFrom('counter').select('value').executeTakeFirstOrThrow()
      await trx
        .updateTable('counter')
        .set({ value: value + 1 })
        .execute()
    })
  const writes = [add(), add(), db.updateTable('counter').set({ name: 'b' }).execute()].map((write) =>
    write.then(() => {
      written += 1
    }),
  )

  for (let reads = 0; reads < 50; reads += 1) expect(await opened.value()).toBe(0)
  expect(written).toBe(0)
  letGo()
  await Promise.all(writes)
  expect(await opened.value()).toBe(2)
})

test('where SQLite has rolled back by itself, the reason is told, and the next one works', async () => {
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

test('nobody reads what a transaction has not kept yet', async () => {
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

test('held for too long, a writer fails as busy, and the next one works', async () => {
  await using opened = await openFile()
  const letGo = opened.hold()
  const error = await opened.db
    .updateTable('counter')
    .set({ value: 1 })
    .execute()
    .catch((reason) => reason)

  expect([isDatabaseAway(error), error.errcode]).toEqual([true, 5])
  letGo()
  await opened.db.updateTable('counter').set({ value: 2 }).execute()
  expect(await opened.value()).toBe(2)
})

test('a full disk and a server that is not there may pass; a wrong question does not', async () => {
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
