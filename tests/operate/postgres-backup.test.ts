import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { makeBackup } from '#scripts/backup/make-backup.ts'
import type { Tools } from '#scripts/backup/pg-tools.ts'
import { restoreBackup } from '#scripts/backup/restore-backup.ts'
import { findLastBackup } from '#server/monitoring/metrics/last-backup.repository.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { openPostgres } from '#server/platform/database/postgres.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { openFreshPostgres } from '#tests/support/databases.ts'
import { inDataFolder, openDataFolder } from './data-folder.ts'
import { fillDatabase, readEverything } from './filled-database.ts'

const NOW = new Date('2026-11-15T03:00:00.000Z')
const say = () => {}
const BROKEN: Tools = { pg_dump: '/bin/false', pg_restore: '/bin/false' }

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

/** No site uses it. */
async function openTarget() {
  const { db, url } = await openFreshPostgres()
  await db.destroy()
  return url
}

inDataFolder('a backup restores into another database unchanged', async (folder) => {
  await using source = await openSource(folder)
  const everything = await readEverything(source.db)
  const url = await openTarget()

  const { folder: backup, manifest } = await makeBackup({ ...source, now: NOW, say })
  expect(manifest.database.form).toBe('pg_dump')
  expect(await findLastBackup(source.db)).toEqual(NOW)
  await restoreBackup({ place: folder.place(url), folder: backup, force: false, asIs: true, now: NOW })

  expect(await inSite(url, readEverything)).toEqual(everything)
  // Nothing is missing for the next start, and rows that share a number are refused as ever.
  await inSite(url, async (db) => {
    await migrate(db)
    const twice = sql`insert into counter select * from counter`.execute(db)
    await expect(twice).rejects.toThrow(/unique/i)
  })
})

inDataFolder('with --force the old tables are moved aside and stay readable', async (folder) => {
  await using source = await openSource(folder)
  const everything = await readEverything(source.db)
  const { folder: backup } = await makeBackup({ ...source, now: NOW, say })
  await source.db.deleteFrom('orders').execute()
  const restoring = { place: source.place, folder: backup, asIs: true, now: NOW }

  await expect(restoreBackup({ ...restoring, force: true })).rejects.toThrow('A site uses this PostgreSQL')
  await source.db.destroy()
  await expect(restoreBackup({ ...restoring, force: false })).rejects.toThrow('has tables of a site already')
  const { setAside } = await restoreBackup({ ...restoring, force: true })

  expect(setAside).toEqual(['schema before_restore_2026_11_15t03_00_00_000z'])
  await inSite(source.url, async (db) => {
    expect(await readEverything(db)).toEqual(everything)
    const old = await sql<{ count: number }>`
      select count(*) as count from before_restore_2026_11_15t03_00_00_000z.orders
    `.execute(db)
    expect(old.rows).toEqual([{ count: 0 }])
  })
})

inDataFolder('a restore holds the deliveries that were queued when the backup was made', async (folder) => {
  await using source = await openSource(folder)
  const { folder: backup } = await makeBackup({ ...source, now: NOW, say })
  const url = await openTarget()

  const { held } = await restoreBackup({ place: folder.place(url), folder: backup, force: false, now: NOW })

  expect(held).toBe(1)
  const { send_action: actions } = await inSite(url, readEverything)
  expect(actions?.map(({ state }) => state)).toEqual(['done', 'unknown', 'unknown', 'failed'])
})

inDataFolder('a restore that fails puts the old tables back', async (folder) => {
  await using source = await openSource(folder)
  const everything = await readEverything(source.db)
  const { folder: backup } = await makeBackup({ ...source, now: NOW, say })
  await source.db.destroy()

  const restoring = { place: source.place, folder: backup, force: true, now: NOW, tools: BROKEN }
  await expect(restoreBackup(restoring)).rejects.toThrow()
  expect(await inSite(source.url, readEverything)).toEqual(everything)
})

test.each([
  ['pg_dump is missing', null, 'install its client programs'],
  ['pg_dump fails', BROKEN, '/bin/false ended with 1'],
])('a backup fails in one line when %s, and leaves nothing behind', async (_, tools, line) => {
  using folder = openDataFolder()
  await using source = await openSource(folder)

  await expect(makeBackup({ ...source, now: NOW, say, tools })).rejects.toThrow(line)
  expect(readdirSync(source.to)).toEqual([])
})

inDataFolder('a restore without pg_restore says what to install and changes nothing', async (folder) => {
  await using source = await openSource(folder)
  const { folder: backup } = await makeBackup({ ...source, now: NOW, say })
  const url = await openTarget()

  const restoring = { place: folder.place(url), folder: backup, force: false, now: NOW, tools: null }
  await expect(restoreBackup(restoring)).rejects.toThrow('install its client programs')
  expect(await inSite(url, (db) => db.introspection.getTables())).toEqual([])
})

inDataFolder('a backup of an unreleased version is refused', async (folder) => {
  await using source = await openSource(folder)
  const { folder: backup, manifest } = await makeBackup({ ...source, now: NOW, say })
  const former = { ...manifest, angkasa: '0.1.0', migration: '033-order-names' }
  writeFileSync(join(backup, 'manifest.json'), JSON.stringify(former))

  const restoring = { place: source.place, folder: backup, force: true, now: NOW }
  await expect(restoreBackup(restoring)).rejects.toThrow('of an unreleased version before 1.0.0')
})

inDataFolder('refuses to restore a backup of the other kind of database', async (folder) => {
  await using source = await openSource(folder)
  const { folder: backup } = await makeBackup({ ...source, now: NOW, say })

  const restoring = { place: folder.place(), folder: backup, force: true, now: NOW }
  await expect(restoreBackup(restoring)).rejects.toThrow('set DATABASE_URL')
})
