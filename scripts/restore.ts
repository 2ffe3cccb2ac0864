// npm run restore -- <folder> [--force] [--as-is] [--env-file file]: replaces the data by a backup.
import { parseArgs } from 'node:util'
import { commandLine } from '#server/platform/kernel/command-line.ts'
import type { BackupPaths } from './backup/backup-paths.ts'
import type { RestoredPerson, RestoredTeam } from './backup/end-access.ts'
import { restoreBackup } from './backup/restore-backup.ts'
import { runCommand } from './backup/run-command.ts'
import { UserError } from './backup/user-error.ts'

const USAGE = `Usage: ${commandLine('restore', '<folder of a backup> [--force] [--as-is] [--env-file file]')}`

const OPEN = 'what the gateway dates before now, or without a time, is held when its payment is reported.'
const OPEN_AS_IS = 'those paid meanwhile are delivered after the start.'

type Wanted = { folder: string; force: boolean; asIs: boolean }

await runCommand({ read: readArguments, run: restore })

async function restore(place: BackupPaths, wanted: Wanted): Promise<void> {
  const { manifest, setAside, held, open, lostBlocks, team } = await restoreBackup({
    place,
    ...wanted,
    now: new Date(),
  })
  console.log(`Restored: the backup of ${manifest.at}, ${Object.keys(manifest.figures).length} figures agree`)
  for (const place of setAside) console.log(`Before:   ${place} (remove it when all is well)`)
  if (manifest.uploads === 'bucket') console.log('Pictures: in the bucket, not touched')
  if (manifest.secret_key === 'environment') {
    console.log('Secrets:  set the same SECRET_KEY as where the backup was made, or enter them again.')
  }
  for (const line of describeTeam(team)) console.log(line)
  if (held > 0) {
    console.log(
      `Held:     ${held} deliveries that waited then; each may have been sent since, so an owner or manager decides.`,
    )
  }
  if (open > 0) console.log(`Open:     ${open} orders; ${wanted.asIs ? OPEN_AS_IS : OPEN}`)
  for (const line of describeLost(manifest.at, lostBlocks)) console.log(line)
  console.log('Next:     start the site, then look at Transactions and Deliveries in the console.')
}

function describeLost(at: string, blocks: string[] | null): string[] {
  const everything = `Lost:     what was done after ${at}, among it orders, notes, settings`
  if (blocks === null) return [`${everything}, and blocks of players.`]
  if (blocks.length === 0) return [`${everything}. No player was blocked since.`]
  return [`${everything}, and these blocks of players:`, ...blocks.map((name) => `          ${name}`)]
}

function describeTeam({ people, added }: RestoredTeam): string[] {
  const locked = people.filter(({ isLockedOut }) => isLockedOut)
  const names = (added ?? []).map(({ username, role }) => `${username} (${role})`).join(', ')
  return [
    'Sessions: all are ended, with open invitations and sign-ins that waited for a code.',
    ...people.map((person) => `Person:   ${person.username}, ${person.role}: ${describePerson(person)}`),
    ...(names ? [`Added:    ${names}: joined after the backup, so not in it.`] : []),
    ...(added === null
      ? [
          'Since:    what changed in the team since the backup is not known: no earlier database could be read.',
        ]
      : []),
    ...(locked.length > 0
      ? [
          `Locked:   let a person in by \`${commandLine('admin', 'password <name>')}\`, or remove them by \`${commandLine('admin', 'remove <name>')}\`.`,
        ]
      : []),
  ]
}

function describePerson({ hasTwoFactor, isLockedOut, change }: RestoredPerson): string {
  const since = [
    change?.isRemoved && 'removed since the backup',
    change?.roleNow && `${change.roleNow} since the backup`,
    change?.signIn && 'password or second factor changed since the backup',
  ].filter(Boolean)
  const now = isLockedOut ? 'cannot sign in' : hasTwoFactor ? 'two-factor' : 'password only'
  return [now, ...since].join('; ')
}

function readArguments(args: string[]): Wanted {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        force: { type: 'boolean', default: false },
        'as-is': { type: 'boolean', default: false },
      },
    })
    const [folder, ...rest] = positionals
    if (folder === undefined || rest.length > 0) throw new UserError(USAGE)
    return { folder, force: values.force, asIs: values['as-is'] }
  } catch {
    throw new UserError(USAGE)
  }
}
