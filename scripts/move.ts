// npm run move -- sqlite postgres (or back): all data into an empty database of the other kind.

import { commandLine } from '#server/platform/kernel/command-line.ts'
import type { BackupPaths } from './backup/backup-paths.ts'
import { KINDS, type Kind, moveData, type OnProgress } from './backup/move-data.ts'
import { runCommand } from './backup/run-command.ts'
import { UserError } from './backup/user-error.ts'

const USAGE = `Usage: ${commandLine('move', 'sqlite postgres')}, or ${commandLine('move', 'postgres sqlite')} (DATA_DIR and DATABASE_URL say where; or --env-file file)`

/** A million orders with their deliveries and the audit log, indexes included, on two cores that were busy. */
const ROWS_PER_SECOND = 10_000
const LINE_EVERY_MS = 5_000

type Wanted = { from: Kind; to: Kind }

await runCommand({ read: readArguments, run: move })

function readArguments([from, to, ...rest]: string[]): Wanted {
  if (!isKind(from) || !isKind(to) || from === to || rest.length > 0) throw new UserError(USAGE)
  return { from, to }
}

async function move(place: BackupPaths, { from, to }: Wanted): Promise<void> {
  const { source, target } = await moveData(place, from, to, createReport())
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

/** What is to be done and how long that takes, then a line every few seconds. */
function createReport(): OnProgress {
  const started = performance.now()
  const seconds = () => Math.round((performance.now() - started) / 1_000)
  let nextAt = 0
  return ({ rows, of, doing }) => {
    if (doing === 'indexes') return console.log(`Rows copied after ${seconds()} s. Making the indexes ...`)
    if (doing === 'figures')
      return console.log(`Indexes made after ${seconds()} s. Comparing both databases ...`)
    const number = (value: number) => value.toLocaleString('en-US')
    if (rows === 0) {
      const minutes = Math.max(1, Math.ceil(of / ROWS_PER_SECOND / 60))
      const estimate = `about ${minutes} min, an estimate at ${number(ROWS_PER_SECOND)} rows a second`
      console.log(`${number(of)} rows to move: ${estimate}. Until the end the target stays empty.`)
    }
    if (performance.now() < nextAt) return
    nextAt = performance.now() + LINE_EVERY_MS
    if (rows === 0) return
    const left = Math.ceil((seconds() * (of - rows)) / rows)
    console.log(
      `${Math.floor((rows / of) * 100)} %: ${number(rows)} rows after ${seconds()} s, about ${left} s left`,
    )
  }
}

function isKind(word: string | undefined): word is Kind {
  return KINDS.includes(word as Kind)
}
