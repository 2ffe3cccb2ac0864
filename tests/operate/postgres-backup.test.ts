import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { makeBackup } from '#scripts/backup/make-backup.ts'
import type { Tools } from '#scripts/backup/pg-tools.ts'
import { restoreBackup } from '#scripts/backup/restore-backup.ts'
import { findLastBackup } from '#server/monitoring/metrics/last-backup.repository.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { openFreshPostgres } from '#tests/support/databases.ts'
import { testWith } from '#tests/support/test-with.ts'
import { openDataFolder, openUnused, withPostgres } from './data-folder.ts'
import { fillDatabase, readEverything, withoutSessions } from './filled-database.ts'
import { NOW, say } from './filled-folder.ts'

const BROKEN: Tools = { pg_dump: '/bin/false', pg_restore: '/bin/false' }

async function openSource() {
  const open = new AsyncDisposableStack()
  const folder = open.use(openDataFolder())
  const { db, url } = open.use(await openFreshPostgres())
  await migrate(db)
  await fillDatabase(db)
  const source = { db, url, folder, place: folder.place(url), to: join(folder.path, 'backups') }
  return { ...source, [Symbol.asyncDispose]: () => open.disposeAsync() }
}

/** A database that was backed up. */
const onBackup = testWith(async () => {
  const source = await openSource()
  const everything = await readEverything(source.db)
  const { folder: backup, manifest } = await makeBackup({ ...source, now: NOW, say })
  return { ...source, everything, backup, manifest }
})

onBackup('a backup restores into another database unchanged', async ({ db, folder, everything, ...made }) => {
  const { url } = await openUnused()
  expect(made.manifest.database.form).toBe('pg_dump')
  expect(await findLastBackup(db)).toEqual(NOW)
  await restoreBackup({ place: folder.place(url), folder: made.backup, force: false, asIs: true, now: NOW })

  expect(await withPostgres(url, readEverything)).toEqual(withoutSessions(everything))
  // Nothing is missing for the next start, and rows that share a number are refused as ever.
  await withPostgres(url, async (db) => {
    await migrate(db)
    const twice = sql`insert into counter select * from counter`.execute(db)
    await expect(twice).rejects.toThrow(/unique/i)
  })
})

onBackup('with --force the old tables are moved aside and stay readable', async (source) => {
  const { everything, backup } = source
  await source.db.deleteFrom('orders').execute()
  const restoring = { place: source.place, folder: backup, asIs: true, now: NOW }

  await expect(restoreBackup({ ...restoring, force: true })).rejects.toThrow('A site uses this PostgreSQL')
  await source.db.destroy()
  await expect(restoreBackup({ ...restoring, force: false })).rejects.toThrow('has tables of a site already')
  const { setAside } = await restoreBackup({ ...restoring, force: true })

  expect(setAside).toEqual(['schema before_restore_2026_11_15t03_00_00_000z'])
  await withPostgres(source.url, async (db) => {
    expect(await readEverything(db)).toEqual(withoutSessions(everything))
    const old = await sql<{ count: number }>`
      select count(*) as count from before_restore_2026_11_15t03_00_00_000z.orders
    `.execute(db)
    expect(old.rows).toEqual([{ count: 0 }])
  })
})

onBackup('a restore holds the deliveries that waited when the backup was made', async (source) => {
  const { folder, backup } = source
  const { url } = await openUnused()

  const { held } = await restoreBackup({ place: folder.place(url), folder: backup, force: false, now: NOW })

  expect(held).toBe(3)
  const { send_action: actions } = await withPostgres(url, readEverything)
  expect(actions?.map(({ state }) => state)).toEqual(['done', 'unknown', 'unknown', 'unknown'])
})

onBackup('a restore names who was blocked after the backup', async ({ db, place, backup }) => {
  const block = { reason: 'asked for it', blocked_by: 'ayu', at: NOW.toISOString() }
  await db
    .insertInto('player_block')
    .values({ player_key: 'grief_1', username: 'Grief_1', ...block })
    .execute()
  await db.destroy()
  const { lostBlocks } = await restoreBackup({ place, folder: backup, force: true, now: NOW })
  expect(lostBlocks).toEqual(['Grief_1'])
})

onBackup('a restore that fails puts the old tables back', async ({ db, url, place, everything, backup }) => {
  await db.destroy()

  const restoring = { place, folder: backup, force: true, now: NOW, tools: BROKEN }
  await expect(restoreBackup(restoring)).rejects.toThrow()
  expect(await withPostgres(url, readEverything)).toEqual(everything)
})

test.each([
  ['pg_dump is missing', null, 'install its client programs'],
  ['pg_dump fails', BROKEN, '/bin/false ended with 1'],
])('a backup fails in one line when %s, and leaves nothing behind', async (_, tools, line) => {
  await using source = await openSource()
  await expect(makeBackup({ ...source, now: NOW, say, tools })).rejects.toThrow(line)
  expect(readdirSync(source.to)).toEqual([])
})

onBackup('a restore without pg_restore says what to install and changes nothing', async (source) => {
  const { folder, backup } = source
  const { url } = await openUnused()

  const restoring = { place: folder.place(url), folder: backup, force: false, now: NOW, tools: null }
  await expect(restoreBackup(restoring)).rejects.toThrow('install its client programs')
  expect(await withPostgres(url, (db) => db.introspection.getTables())).toEqual([])
})

onBackup('a backup of an unreleased version is refused', async ({ place, backup, manifest }) => {
  const former = { ...manifest, angkasa: '0.1.0', migration: '033-order-names' }
  writeFileSync(join(backup, 'manifest.json'), JSON.stringify(former))

  const restoring = { place, folder: backup, force: true, now: NOW }
  await expect(restoreBackup(restoring)).rejects.toThrow('of an unreleased version before 1.0.0')
})

onBackup('refuses to restore a backup of the other kind of database', async ({ folder, backup }) => {
  const restoring = { place: folder.place(), folder: backup, force: true, now: NOW }
  await expect(restoreBackup(restoring)).rejects.toThrow('set DATABASE_URL')
})
