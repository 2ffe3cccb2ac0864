// Retention in the backup folder.
import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { makeBackup, pruneBackups } from '#scripts/backup/make-backup.ts'
import { inDataFolder } from './data-folder.ts'
import { fillFolder } from './filled-folder.ts'

const NOW = new Date('2026-11-15T03:00:00.000Z')
const later = (days: number) => new Date(NOW.getTime() + days * 86_400_000)
const say = () => {}

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
