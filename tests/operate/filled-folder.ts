// A data folder with one of everything that a backup contains.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DataFolder, withSqlite } from './data-folder.ts'
import { fillDatabase, readEverything } from './filled-database.ts'

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
