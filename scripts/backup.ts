// npm run backup [-- --to folder] [--keep 14] [--env-file file]: one folder with all data, while the site runs.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { commandLine } from '#server/platform/kernel/command-line.ts'
import type { BackupPaths } from './backup/backup-paths.ts'
import { makeBackup, pruneBackups } from './backup/make-backup.ts'
import { runCommand } from './backup/run-command.ts'
import { UserError } from './backup/user-error.ts'

const USAGE = `Usage: ${commandLine('backup', '[--to folder] [--keep number] [--env-file file]')}`
type Wanted = { to: string | undefined; keep: number | null }

const SECRET_KEY_NOTES = {
  included: 'their key is in this backup: keep it as private as the passwords themselves.',
  environment: 'their key is SECRET_KEY and not in this backup: keep it elsewhere.',
  none: 'none are stored.',
}

const SHOWN = /^(rows of (admin|product|orders|send_action|gamemode_image)|amount of PAID)$/

await runCommand({ read: readArguments, run: backUp })

async function backUp(place: BackupPaths, { to, keep }: Wanted): Promise<void> {
  const target = to ?? join(place.dataDir, 'backups')
  const { folder, manifest } = await makeBackup({ place, to: target, now: new Date(), say: console.log })
  const bytes = manifest.files.reduce((sum, file) => sum + file.bytes, 0)
  console.log(`Backup:   ${folder}`)
  console.log(`Database: ${manifest.database.form}, ${manifest.migration}`)
  console.log(`Holds:    ${manifest.files.length} files, ${(bytes / 1e6).toFixed(1)} MB`)
  for (const [name, value] of Object.entries(manifest.figures)) {
    if (SHOWN.test(name)) console.log(`          ${name}: ${value}`)
  }
  if (manifest.uploads === 'bucket') console.log('Pictures are in the bucket and not in this backup.')
  console.log(`Secrets:  ${SECRET_KEY_NOTES[manifest.secret_key]}`)
  if (keep !== null) {
    for (const name of await pruneBackups(target, keep)) console.log(`Removed:  ${name}`)
  }
  console.log('Checked.  Copy it to another machine.')
}

function readArguments(args: string[]): Wanted {
  try {
    const { values } = parseArgs({ args, options: { to: { type: 'string' }, keep: { type: 'string' } } })
    if (values.keep !== undefined && !/^[1-9]\d{0,4}$/.test(values.keep)) throw new UserError(USAGE)
    return { to: values.to, keep: values.keep === undefined ? null : Number(values.keep) }
  } catch {
    throw new UserError(USAGE)
  }
}
