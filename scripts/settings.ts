// npm run settings -- export [file] | import <file> | import-content <folder>: the whole configuration as one file.
import { existsSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { createAudit, TERMINAL_ACTOR } from '#server/audit/audit.service.ts'
import { createChanges } from '#server/changes/changes.service.ts'
import type { Database } from '#server/database/schema.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { systemClock } from '#server/kernel/clock.ts'
import { systemRandom } from '#server/kernel/random.ts'
import { openSettings } from '#server/settings/settings.service.ts'
import { createSettingsImport, type GivenSections } from '#server/settings/settings-import.service.ts'
import type { Place } from './backup/place.ts'
import { Problem } from './backup/problem.ts'
import { runCommand } from './backup/run-command.ts'
import { withDatabase } from './backup/with-database.ts'
import { describeChange, describeImportProblems } from './settings/describe-plan.ts'
import { convertContent } from './settings/old-content/convert.ts'
import { loadOldContent } from './settings/old-content/load.ts'
import { listUploads, readSettingsFile, writeSettingsFile } from './settings/settings-file.ts'

const USAGE =
  'Usage: npm run settings -- export [file] | import <file> | import-content <folder of version 0.1> [--dry-run] [--env-file file]; the file - is standard input'

type Wanted =
  | { command: 'export'; path: string | undefined }
  | { command: 'import' | 'import-content'; path: string; dryRun: boolean }

const log = { error: (_details: object, message: string) => console.error(message) }

await runCommand({ read: readArguments, run: main })

function readArguments(args: string[]): Wanted {
  try {
    const options = { 'dry-run': { type: 'boolean', default: false } } as const
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options })
    const [command, path, ...rest] = positionals
    if (rest.length > 0) throw new Problem(USAGE)
    if (command === 'export' && !values['dry-run']) return { command, path }
    if ((command === 'import' || command === 'import-content') && path !== undefined)
      return { command, path, dryRun: values['dry-run'] }
  } catch {
    throw new Problem(USAGE)
  }
  throw new Problem(USAGE)
}

async function main(place: Place, wanted: Wanted): Promise<void> {
  const { command, path } = wanted
  if (command === 'export') return withDatabase(place, (db) => exportSettings(db, path))
  if (command === 'import') {
    const given = await readSettingsFile(path)
    await withDatabase(place, (db) => importSections(db, given, wanted.dryRun))
    for (const url of listUploads(JSON.stringify(given))) {
      const isMissing = url.startsWith('/uploads/') && !existsSync(join(place.uploads, basename(url)))
      if (isMissing && !place.hasBucket)
        console.log(`Missing:  ${url} is not on this site; upload it in the console`)
    }
    return
  }
  const content = await loadOldContent(path)
  return withDatabase(place, async (db) => {
    const settings = await openSettings({ db, log })
    const { sections, left } = convertContent(content, settings.current())
    await importSections(db, sections, wanted.dryRun)
    if (left.length > 0)
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

async function importSections(db: Database, given: GivenSections, dryRun: boolean): Promise<void> {
  const settings = await openSettings({ db, log })
  const core = { db, clock: systemClock, random: systemRandom }
  const { publish: onChange } = createChanges({ db, log, reload: settings.reload })
  const settingsImport = createSettingsImport({ ...core, settings, audit: createAudit(core), onChange })

  const { problems, changes } = await settingsImport.plan(given)
  if (problems.length > 0) throw new Problem(describeImportProblems(problems))
  for (const change of changes) for (const line of describeChange(change)) console.log(line)
  const same = Object.keys(given).length - changes.length
  console.log(`Same:     ${countSections(same)}`)
  if (dryRun) {
    console.log(`Dry run:  ${countSections(changes.length)} would change, nothing saved`)
    return
  }
  await settingsImport.save(changes, TERMINAL_ACTOR).catch((error) => {
    if (!(error instanceof AppError) || error.code !== 'changed_meanwhile') throw error
    throw new Problem('Somebody saved one of these sections meanwhile. Nothing saved; run it again.')
  })
  console.log(`Saved:    ${countSections(changes.length)}; a running site shows it within a second`)
}

function countSections(count: number): string {
  return count === 1 ? '1 section' : `${count} sections`
}
