// npm run move -- sqlite postgres (or back): all data into an empty database of the other kind.

import type { BackupPaths } from './backup/backup-paths.ts'
import { KINDS, type Kind, moveData } from './backup/move-data.ts'
import { runCommand } from './backup/run-command.ts'
import { UserError } from './backup/user-error.ts'

const USAGE =
  'Usage: npm run move -- sqlite postgres, or npm run move -- postgres sqlite (DATA_DIR and DATABASE_URL say where; or --env-file file)'

type Wanted = { from: Kind; to: Kind }

await runCommand({ read: readArguments, run: move })

function readArguments([from, to, ...rest]: string[]): Wanted {
  if (!isKind(from) || !isKind(to) || from === to || rest.length > 0) throw new UserError(USAGE)
  return { from, to }
}

async function move(place: BackupPaths, { from, to }: Wanted): Promise<void> {
  const { source, target } = await moveData(place, from, to)
  const names = Object.keys(source)
  const width = Math.max(...names.map((name) => name.length))
  console.log(`${''.padEnd(width)}  ${from.padStart(14)}  ${to.padStart(14)}`)
  for (const name of names) {
    const [one, other] = [source[name], target[name]].map((value) => String(value).padStart(14))
    console.log(`${name.padEnd(width)}  ${one}  ${other}`)
  }
  console.log(`All ${names.length} figures agree. The ${from} database is as it was.`)
  console.log(
    to === 'postgres'
      ? 'Next: keep DATABASE_URL in the settings and start the site.'
      : 'Next: take DATABASE_URL out of the settings and start the site.',
  )
}

function isKind(word: string | undefined): word is Kind {
  return KINDS.includes(word as Kind)
}
