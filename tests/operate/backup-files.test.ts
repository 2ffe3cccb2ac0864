// Ownership and permissions of the files of a backup and a restore, and retention in the backup folder.
import { chownSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeBackup, pruneBackups } from '#scripts/backup/make-backup.ts'
import { restoreBackup } from '#scripts/backup/restore-backup.ts'
import { findLastBackup } from '#server/monitoring/metrics/last-backup.repository.ts'
import { inDataFolder, openDataFolder, withSqlite } from './data-folder.ts'
import { backUp, fillFolder, later, NOW, say } from './filled-folder.ts'

function listModes(folder: string): string[] {
  const inside = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))
  return [folder, ...inside].map((path) => `0${(statSync(path).mode & 0o777).toString(8)}`).toSorted()
}

inDataFolder('a backup is readable for its owner only', async (folder) => {
  const { backup } = await backUp(folder)

  expect(listModes(backup)).toEqual(['0600', '0600', '0600', '0600', '0700', '0700'])
})

test.skipIf(process.getuid?.() !== 0)(
  'as root, a restore gives the files to the owner of the data folder',
  async () => {
    using folder = openDataFolder()
    using other = openDataFolder()
    const { backup } = await backUp(folder)
    const site = { uid: 65_534, gid: 65_534 }
    const restoring = { place: other.place(), folder: backup, asIs: true, now: NOW }
    const owners = () => [
      ...new Set(
        ['', ...readdirSync(other.place().dataDir, { recursive: true, encoding: 'utf8' })]
          .filter((name) => !name.includes('.before-restore-'))
          .map((name) => statSync(join(other.place().dataDir, name)))
          .map(({ uid, gid, mode }) => `${uid}:${gid} ${(mode & 0o777).toString(8)}`),
      ),
    ]
    const owned = ['65534:65534 600', '65534:65534 700']

    // A new folder: owner of its parent.
    chownSync(other.path, site.uid, site.gid)
    await restoreBackup({ ...restoring, force: false })
    expect(owners().toSorted()).toEqual(owned)

    // An existing folder: its own owner.
    chownSync(other.path, 0, 0)
    await restoreBackup({ ...restoring, force: true, now: later(1) })
    expect(owners().toSorted()).toEqual(owned)
  },
)

inDataFolder('a backup that succeeded is recorded in the database, a failed one is not', async (folder) => {
  const { place, to } = await fillFolder(folder)
  await makeBackup({ place, to, now: NOW, say })
  await makeBackup({ place, to, now: later(1), say })
  mkdirSync(join(to, '.angkasa-2026-11-17T03-00-00-000Z.part'))
  await expect(makeBackup({ place, to, now: later(2), say })).rejects.toThrow('EEXIST')

  expect(await withSqlite(place.databaseFile, findLastBackup)).toEqual(later(1))
})

inDataFolder('removes all but the newest backups, and no other file', async (folder) => {
  const { place, to } = await fillFolder(folder)
  for (const days of [0, 1, 2]) await makeBackup({ place, to, now: later(days), say })
  mkdirSync(join(to, 'angkasa-2020-01-01T00-00-00-000Z'))
  mkdirSync(join(to, 'mine'))

  expect(await pruneBackups(to, 2)).toEqual(['angkasa-2026-11-15T03-00-00-000Z'])
  expect(readdirSync(to).toSorted()).toEqual([
    'angkasa-2020-01-01T00-00-00-000Z',
    'angkasa-2026-11-16T03-00-00-000Z',
    'angkasa-2026-11-17T03-00-00-000Z',
    'mine',
  ])
})

inDataFolder('removes partial backups older than a day, not those that may still run', async (folder) => {
  const { place, to } = await fillFolder(folder)
  const [killed, running] = [
    '.angkasa-2026-11-14T02-59-59-000Z.part',
    '.angkasa-2026-11-14T03-00-01-000Z.part',
  ]
  for (const name of [killed, running, '.mine.part']) mkdirSync(join(to, name ?? ''), { recursive: true })

  await makeBackup({ place, to, now: NOW, say })

  expect(readdirSync(to).toSorted()).toEqual([running, '.mine.part', 'angkasa-2026-11-15T03-00-00-000Z'])
})

inDataFolder('a failed backup leaves no folder that looks complete', async (folder) => {
  const to = join(folder.path, 'backups')
  await expect(makeBackup({ place: folder.place(), to, now: NOW, say })).rejects.toThrow('No database at')

  expect(readdirSync(to)).toEqual([])
})
