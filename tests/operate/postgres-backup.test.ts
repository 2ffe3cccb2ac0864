import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { makeBackup } from '#scripts/backup/make-backup.ts'
import { findTools, type Tools } from '#scripts/backup/pg-tools.ts'
import { restoreBackup } from '#scripts/backup/restore-backup.ts'
import { migrate } from '#server/database/migrate.ts'
import { openPostgres } from '#server/database/postgres.ts'
import type { Database } from '#server/database/schema.ts'
import { findLastBackup } from '#server/metrics/last-backup.repository.ts'
import { openFreshPostgres } from '#tests/support/databases.ts'
import { openDataFolder } from './data-folder.ts'
import { fillDatabase, readEverything } from './filled-database.ts'

const NOW = new Date('2026-11-15T03:00:00.000Z')
const say = () => {}
const BROKEN: Tools = { pg_dump: '/bin/false', pg_restore: '/bin/false' }
const WAYS = [
  ['pg_dump', findTools()],
  ['rows', null],
] as const

async function inSite<Result>(url: string, use: (db: Database) => Promise<Result>): Promise<Result> {
  const db = openPostgres(url, { warn: () => {} })
  try {
    return await use(db)
  } finally {
    await db.destroy()
  }
}

async function openSource(folder: ReturnType<typeof openDataFolder>) {
  const { db, url, ...rest } = await openFreshPostgres()
  await migrate(db)
  await fillDatabase(db)
  return { db, url, place: folder.place(url), to: join(folder.path, 'backups'), ...rest }
}

/** Nobody uses it. */
async function openTarget() {
  const { db, url } = await openFreshPostgres()
  await db.destroy()
  return url
}

test.each(WAYS)('%s: a backup goes into another database as it was', async (form, tools) => {
  using folder = openDataFolder()
  await using source = await openSource(folder)
  const everything = await readEverything(source.db)
  const url = await openTarget()

  const { folder: backup, manifest } = await makeBackup({ ...source, now: NOW, say, tools })
  expect(manifest.database.form).toBe(form)
  expect(await findLastBackup(source.db)).toEqual(NOW)
  await restoreBackup({ place: folder.place(url), folder: backup, force: false, asIs: true, now: NOW, tools })

  expect(await inSite(url, readEverything)).toEqual(everything)
  // Nothing is missing for the next start, and rows that share a number are refused as ever.
  await inSite(url, async (db) => {
    await migrate(db)
    const twice = sql`insert into counter select * from counter`.execute(db)
    await expect(twice).rejects.toThrow(/unique/i)
  })
})

test.each(WAYS)('%s: by force the old tables move aside and stay readable', async (_, tools) => {
  using folder = openDataFolder()
  await using source = await openSource(folder)
  const everything = await readEverything(source.db)
  const { folder: backup } = await makeBackup({ ...source, now: NOW, say, tools })
  await source.db.deleteFrom('purchase').execute()
  const restoring = { place: source.place, folder: backup, asIs: true, now: NOW, tools }

  await expect(restoreBackup({ ...restoring, force: true })).rejects.toThrow('A site uses this PostgreSQL')
  await source.db.destroy()
  await expect(restoreBackup({ ...restoring, force: false })).rejects.toThrow('has tables of a site already')
  const { setAside } = await restoreBackup({ ...restoring, force: true })

  expect(setAside).toEqual(['schema before_restore_2026_11_15t03_00_00_000z'])
  await inSite(source.url, async (db) => {
    expect(await readEverything(db)).toEqual(everything)
    const old = await sql<{ count: number }>`
      select count(*) as count from before_restore_2026_11_15t03_00_00_000z.purchase
    `.execute(db)
    expect(old.rows).toEqual([{ count: 0 }])
  })
})

test('what waited to be sent when the backup was made is not sent again by itself', async () => {
  using folder = openDataFolder()
  await using source = await openSource(folder)
  const { folder: backup } = await makeBackup({ ...source, now: NOW, say })
  const url = await openTarget()

  const { held } = await restoreBackup({ place: folder.place(url), folder: backup, force: false, now: NOW })

  expect(held).toBe(1)
  const { send_action: actions } = await inSite(url, readEverything)
  expect(actions?.map(({ state }) => state)).toEqual(['done', 'unknown', 'unknown', 'failed'])
})

test('a restore that fails puts the old tables back', async () => {
  using folder = openDataFolder()
  await using source = await openSource(folder)
  const everything = await readEverything(source.db)
  const { folder: backup } = await makeBackup({ ...source, now: NOW, say })
  await source.db.destroy()

  const restoring = { place: source.place, folder: backup, force: true, now: NOW, tools: BROKEN }
  await expect(restoreBackup(restoring)).rejects.toThrow()
  expect(await inSite(source.url, readEverything)).toEqual(everything)
})

test('where pg_dump fails the rows are written instead, and somebody hears of it', async () => {
  using folder = openDataFolder()
  await using source = await openSource(folder)
  const said: string[] = []

  const { manifest } = await makeBackup({
    ...source,
    now: NOW,
    tools: BROKEN,
    say: (line) => said.push(line),
  })

  expect(manifest.database.form).toBe('rows')
  expect(said).toEqual([expect.stringContaining('pg_dump cannot be used')])
  expect(manifest.files.map(({ path }) => path)).toContain('rows/purchase.jsonl.gz')
  expect(readdirSync(source.to)).toHaveLength(1)
})

test('a backup of one kind does not go into a database of the other', async () => {
  using folder = openDataFolder()
  await using source = await openSource(folder)
  const { folder: backup } = await makeBackup({ ...source, now: NOW, say })

  const restoring = { place: folder.place(), folder: backup, force: true, now: NOW }
  await expect(restoreBackup(restoring)).rejects.toThrow('set DATABASE_URL')
})
