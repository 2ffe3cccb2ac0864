import { execFile } from 'node:child_process'
import { appendFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { makeBackup } from '#scripts/backup/make-backup.ts'
import { restoreBackup } from '#scripts/backup/restore-backup.ts'
import { PROGRAM_ENV } from '#scripts/lib/site-program.ts'
import { openSqlite } from '#server/platform/database/sqlite.ts'
import { findValue } from '#server/platform/database/stored-value.ts'
import { insertOrders, orderRow } from '#tests/support/orders.ts'
import { inDataFolder, openDataFolder, withSqlite } from './data-folder.ts'
import { ORDERS, readEverything, withoutSessions } from './filled-database.ts'
import { backUp, fillFolder, later, NOW, say } from './filled-folder.ts'

const run = promisify(execFile)

inDataFolder(
  'a backup contains and lists the database, the images and the sandbox payments',
  async (folder) => {
    const { place, to } = await fillFolder(folder)

    const backup = await makeBackup({ place, to, now: NOW, say })

    expect(backup.folder).toBe(join(to, 'angkasa-2026-11-15T03-00-00-000Z'))
    expect(backup.manifest).toMatchObject({
      at: NOW.toISOString(),
      database: { form: 'sqlite' },
      uploads: 'folder',
      figures: { 'rows of orders': ORDERS, 'last order': ORDERS, 'version of identity': 1 },
    })
    expect(backup.manifest.files.map(({ path }) => path)).toEqual([
      'angkasa.db',
      'sandbox-payments.json',
      'uploads/ONE-480.webp',
    ])
    expect(readdirSync(to)).toHaveLength(1)
  },
)

inDataFolder('a restore to another folder has every row', async (folder) => {
  using other = openDataFolder()
  const { everything, backup } = await backUp(folder)

  const { setAside } = await restoreBackup({
    place: other.place(),
    folder: backup,
    force: false,
    asIs: true,
    now: NOW,
  })

  expect(setAside).toEqual([])
  expect(await withSqlite(other.place().databaseFile, readEverything)).toEqual(withoutSessions(everything))
  expect(readFileSync(join(other.place().uploads, 'ONE-480.webp'), 'utf8')).toBe('picture')
  expect(readFileSync(other.place().sandboxPayments, 'utf8')).toBe('{"paid":1}')
})

inDataFolder('a backup made under load is a consistent snapshot', async (folder) => {
  const { place, to } = await fillFolder(folder)
  const db = openSqlite(place.databaseFile)
  let placed = ORDERS
  let isDone = false
  const command = run(process.execPath, ['scripts/backup.ts', '--to', to], {
    env: { ...PROGRAM_ENV, DATA_DIR: place.dataDir },
  }).finally(() => {
    isDone = true
  })
  while (!isDone) {
    placed += 1
    await insertOrders(db, [orderRow(placed)])
    await new Promise((resolve) => setImmediate(resolve))
  }
  await command
  await db.destroy()

  const [name = ''] = readdirSync(to)
  const copy = new DatabaseSync(join(to, name, 'angkasa.db'), { readOnly: true })
  const seen = copy.prepare('select count(*) as count, max(number) as last from orders').get()
  copy.close()
  expect(placed).toBeGreaterThan(ORDERS + 10)
  expect(seen?.count).toBeGreaterThanOrEqual(ORDERS)
  expect(seen?.last).toBe(seen?.count)
})

inDataFolder('existing data is not overwritten; with --force it is moved aside', async (folder) => {
  const { place, everything, backup } = await backUp(folder)
  await withSqlite(place.databaseFile, (db) => db.deleteFrom('orders').execute())

  const restoring = { place, folder: backup, asIs: true, now: NOW }
  await expect(restoreBackup({ ...restoring, force: false })).rejects.toThrow('There is data already')
  expect((await withSqlite(place.databaseFile, readEverything)).orders).toEqual([])

  const { setAside } = await restoreBackup({ ...restoring, force: true })
  expect(await withSqlite(place.databaseFile, readEverything)).toEqual(withoutSessions(everything))
  expect(setAside.map(existsSync)).toEqual([true, true, true])
  expect((await withSqlite(setAside[0] ?? '', readEverything)).orders).toEqual([])
})

inDataFolder('refuses to restore while the site runs', async (folder) => {
  const { place, everything, backup } = await backUp(folder)
  const site = openSqlite(place.databaseFile)
  await site.selectFrom('admin').selectAll().execute()

  await expect(restoreBackup({ place, folder: backup, force: true, now: NOW })).rejects.toThrow(
    'The site uses',
  )
  expect(await readEverything(site)).toEqual(everything)
  await site.destroy()
})

inDataFolder('a damaged database can be replaced', async (folder) => {
  const { place, everything, backup } = await backUp(folder)
  writeFileSync(place.databaseFile, 'this is no database any more '.repeat(1_000))

  await restoreBackup({ place, folder: backup, force: true, asIs: true, now: NOW })
  expect(await withSqlite(place.databaseFile, readEverything)).toEqual(withoutSessions(everything))
})

test.each([
  [
    'a changed file',
    (backup: string) => appendFileSync(join(backup, 'uploads/ONE-480.webp'), 'x'),
    'is damaged',
  ],
  ['a file too many', (backup: string) => writeFileSync(join(backup, 'other.txt'), 'x'), 'does not belong'],
  [
    'a path that leads out',
    (backup: string) => edit(backup, (text) => text.replace('"angkasa.db"', '"../angkasa.db"')),
    'no backup that can be read',
  ],
  [
    'a newer version',
    (backup: string) => edit(backup, (text) => text.replace(/"migration": "\d+/, '"migration": "999')),
    'is of a newer version',
  ],
  [
    'another sum of money',
    (backup: string) => edit(backup, (text) => text.replace(/("amount of PAID": )\d+/, '$11')),
    'amount of PAID: 1 expected',
  ],
])('%s in the backup stops the restore before anything changes', async (_, spoil, message) => {
  using folder = openDataFolder()
  const { place, everything, backup } = await backUp(folder)
  spoil(backup)

  await expect(restoreBackup({ place, folder: backup, force: true, now: NOW })).rejects.toThrow(message)
  expect(await withSqlite(place.databaseFile, readEverything)).toEqual(everything)
  expect(readdirSync(place.dataDir).filter((name) => /restor/.test(name))).toEqual([])
})

function edit(backup: string, change: (text: string) => string): void {
  const file = join(backup, 'manifest.json')
  writeFileSync(file, change(readFileSync(file, 'utf8')))
}

inDataFolder('a restore holds the deliveries that waited when the backup was made', async (folder) => {
  const { place, backup } = await backUp(folder)

  const restored = await restoreBackup({ place, folder: backup, force: true, now: later(1) })

  expect([restored.held, restored.open]).toEqual([3, Math.floor(ORDERS / 6)])
  const { send_action: actions, send_attempt: attempts } = await withSqlite(
    place.databaseFile,
    readEverything,
  )
  expect(actions?.map(({ state }) => state)).toEqual(['done', 'unknown', 'unknown', 'unknown'])
  expect(actions?.[1]).toMatchObject({ id: 'D1', needs_person: 1, held: 'restore', lease: null })
  const lines = attempts?.filter(({ send_action_id }) => send_action_id === 'D1')
  expect(lines?.map(({ place, outcome }) => [place, outcome]).toSorted()).toEqual([
    [1, 'queued'],
    [2, 'unknown'],
  ])
})

const block = (player_key: string) => {
  return {
    player_key,
    username: player_key,
    reason: 'asked for it',
    blocked_by: 'ayu',
    at: NOW.toISOString(),
  }
}

inDataFolder('a restore names who was blocked after the backup, and what is lost', async (folder) => {
  const { place, backup } = await backUp(folder)
  await withSqlite(place.databaseFile, (db) =>
    db
      .insertInto('player_block')
      .values([block('grief_1'), block('be.grief_2')])
      .execute(),
  )
  const args = ['scripts/restore.ts', backup, '--force']
  const { stdout } = await run(process.execPath, args, { env: { ...PROGRAM_ENV, DATA_DIR: place.dataDir } })
  expect(stdout).toContain('Held:     3 deliveries that waited then')
  expect(stdout).toContain(`Open:     ${Math.floor(ORDERS / 6)} orders; what the gateway dates before now`)
  expect(stdout).toContain(`Lost:     what was done after ${NOW.toISOString()}`)
  expect(stdout).toContain('these blocks of players:\n          .grief_2\n          grief_1\n')

  const again = { place, folder: backup, force: true, now: later(1) }
  expect((await restoreBackup(again)).lostBlocks).toEqual([])
  writeFileSync(place.databaseFile, 'this is no database any more '.repeat(1_000))
  expect((await restoreBackup({ ...again, now: later(2) })).lostBlocks).toBeNull()
})

inDataFolder('only a restore that is not as it is leaves its moment', async (folder) => {
  const { place, backup } = await backUp(folder)
  const restore = (asIs: boolean, days: number) =>
    restoreBackup({ place, folder: backup, force: true, asIs, now: later(days) })
  const moment = () => withSqlite(place.databaseFile, (db) => findValue(db, 'restored_at'))
  await restore(true, 1)
  expect(await moment()).toBeNull()
  await restore(false, 2)
  expect(await moment()).toBe(later(2).toISOString())
})
