// npm run settings -- export [file] | import <file> | import-content <folder>: the whole configuration as one file.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Database } from '#server/platform/database/schema.ts'
import { openSettings } from '#server/platform/settings/settings.service.ts'
import type { Place } from './backup/place.ts'
import { Problem } from './backup/problem.ts'
import { runCommand } from './backup/run-command.ts'
import { withDatabase } from './backup/with-database.ts'
import { type ImportOptions, importSections } from './settings/import-sections.ts'
import { convertContent } from './settings/old-content/convert.ts'
import { loadOldContent } from './settings/old-content/load.ts'
import { listUploads, readSettingsFile, writeSettingsFile } from './settings/settings-file.ts'

const USAGE = `Usage: npm run settings -- export [file]
       npm run settings -- import <file, or - for standard input> [--dry-run] [--without-pictures]
       npm run settings -- import-content <folder of version 0.1> [--dry-run]
       each with [--env-file file]`

type Wanted =
  | { command: 'export'; path: string | undefined }
  | ({ command: 'import' | 'import-content'; path: string } & ImportOptions)

const log = { error: (_details: object, message: string) => console.error(message) }

await runCommand({ read: readArguments, run: main })

function readArguments(args: string[]): Wanted {
  const flag = { type: 'boolean', default: false } as const
  try {
    const options = { 'dry-run': flag, 'without-pictures': flag }
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options })
    const { 'dry-run': dryRun, 'without-pictures': withoutPictures } = values
    const [command, path, ...rest] = positionals
    if (rest.length > 0) throw new Problem(USAGE)
    if (command === 'export' && !dryRun && !withoutPictures) return { command, path }
    if (command === 'import' && path !== undefined) return { command, path, dryRun, withoutPictures }
    if (command === 'import-content' && path !== undefined && !withoutPictures)
      return { command, path, dryRun, withoutPictures }
  } catch {
    throw new Problem(USAGE)
  }
  throw new Problem(USAGE)
}

async function main(place: Place, wanted: Wanted): Promise<void> {
  if (wanted.command === 'export') return withDatabase(place, (db) => exportSettings(db, wanted.path))
  if (wanted.command === 'import') {
    const given = await readSettingsFile(wanted.path)
    return withDatabase(place, (db) => importSections(db, given, wanted))
  }
  const content = await loadOldContent(wanted.path)
  return withDatabase(place, async (db) => {
    const { sections, left } = convertContent(content, (await openSettings({ db, log })).current())
    await importSections(db, sections, wanted)
    if (left.length === 0) return
    console.log(`Not imported, ${left.length} of your values; enter them in the console:`)
    for (const line of left) console.log(`  ${line}`)
  })
}

/** Notes go to standard error, because standard output may be the file. */
async function exportSettings(db: Database, path: string | undefined): Promise<void> {
  const file = writeSettingsFile(await openSettings({ db, log }))
  if (path === undefined) process.stdout.write(file)
  else writeFileSync(path, file)
  if (path !== undefined) console.error(`Exported: ${path}`)
  console.error('Secrets:  passwords and keys are never in the file')
  const uploads = listUploads(file)
  if (uploads.length > 0) {
    console.error(`Pictures: uploaded to this site; the file names them and does not contain them`)
    for (const url of uploads) console.error(`          ${url}`)
  }
}
