import { join } from 'node:path'
import { type Logger, sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { openFreshPostgres } from '#tests/support/databases.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { migrate } from './migrate.ts'
import { openPostgres } from './postgres.ts'
import type { Database } from './schema.ts'
import { openSqlite } from './sqlite.ts'
import { watchWrites } from './writability.ts'

const NOW = new Date('2026-11-15T03:00:00.000Z')
const SOON = { timeout: 10_000, interval: 20 }

async function openWatched(open: (log: Logger) => Database, lookEveryMs?: number) {
  const lines: string[] = []
  const write = (_: object, message: string) => lines.push(message)
  const db = open((event) => watch.note(event))
  const watch = watchWrites({
    db,
    clock: { now: () => NOW },
    log: { info: write, warn: write },
    probeEveryMs: 20,
    lookEveryMs,
  })
  await migrate(db)
  const close = async () => {
    watch.stop()
    await db.destroy()
  }
  return { db, watch, lines, [Symbol.asyncDispose]: close }
}

/** An order's worth of text. */
const store = (db: Database, name: string) =>
  db
    .insertInto('secret')
    .values({ name, value: 'x'.repeat(10_000) })
    .execute()

const LINES = ['database refuses writes', 'database accepts writes again']

test('sqlite: a full database is not writable until a write succeeds again', async () => {
  const file = join(temporaryFolder(), 'site.db')
  await using site = await openWatched((log) => openSqlite(file, log))
  await store(site.db, 'before')
  expect(site.watch.failure()).toBe(null)

  // SQLite refuses with the same error as on a full disk, once no page of the file is free.
  await sql`vacuum`.execute(site.db)
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(site.db)
  await sql`pragma max_page_count = ${sql.raw(String(rows[0]?.page_count))}`.execute(site.db)
  for (const name of ['one', 'two']) await expect(store(site.db, name)).rejects.toThrow('full')

  expect(site.watch.failure()).toEqual({ why: 'database or disk is full', since: NOW.toISOString() })
  expect(await site.db.selectFrom('secret').select('name').execute()).toEqual([{ name: 'before' }])
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(site.watch.isWritable()).toBe(false)

  await sql`pragma max_page_count = 1000000`.execute(site.db)
  await vi.waitFor(() => expect(site.watch.isWritable()).toBe(true), SOON)
  expect(site.lines).toEqual(LINES)
})

test('postgres: a read-only database is found by a look, and is not writable until a write succeeds again', async () => {
  await using database = await openFreshPostgres()
  await using site = await openWatched((log) => openPostgres(database.url, { warn: () => {} }, log), 20)
  const setReadOnly = async (value: 'on' | 'off') => {
    const name = sql.id(new URL(database.url).pathname.slice(1))
    await sql`set default_transaction_read_only = off`.execute(database.db)
    await sql`alter database ${name} set default_transaction_read_only = ${sql.raw(value)}`.execute(
      database.db,
    )
    // It counts for new sessions.
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()
    `.execute(database.db)
  }
  await setReadOnly('on')
  await vi.waitFor(() => expect(site.watch.failure()?.why).toContain('read-only'), SOON)

  await setReadOnly('off')
  await vi.waitFor(() => expect(site.watch.isWritable()).toBe(true), SOON)
  expect(site.lines).toEqual(LINES)
})

test('errors that are not about the disk are ignored', async () => {
  await using site = await openWatched((log) => openSqlite(':memory:', log))
  await store(site.db, 'once')
  await expect(store(site.db, 'once')).rejects.toThrow('UNIQUE')

  expect(site.watch.isWritable()).toBe(true)
})
