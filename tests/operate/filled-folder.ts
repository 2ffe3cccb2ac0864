// A data folder with one of everything that a backup contains.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeBackup } from '#scripts/backup/make-backup.ts'
import { type DataFolder, withSqlite } from './data-folder.ts'
import { fillDatabase, readEverything } from './filled-database.ts'

export const NOW = new Date('2026-11-15T03:00:00.000Z')
export const later = (days: number) => new Date(NOW.getTime() + days * 86_400_000)
export const say = () => {}

export async function fillFolder(folder: DataFolder) {
  const place = folder.place()
  const everything = await withSqlite(place.databaseFile, async (db) => {
    await fillDatabase(db)
    return readEverything(db)
  })
  mkdirSync(place.uploads)
  writeFileSync(join(place.uploads, 'ONE-480.webp'), 'picture')
  writeFileSync(join(place.uploads, '.half.part'), 'half')
  writeFileSync(place.sandboxPayments, '{"paid":1}')
  return { place, everything, to: join(folder.path, 'backups') }
}

export async function backUp(folder: DataFolder, fill = fillFolder) {
  const filled = await fill(folder)
  const { folder: backup, manifest } = await makeBackup({ ...filled, now: NOW, say })
  return { ...filled, backup, manifest }
}
