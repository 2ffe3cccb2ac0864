// npm run sums -- check | rebuild: proves the sums of orders equal to the orders, or makes them again.

import { systemClock } from '#server/platform/kernel/clock.ts'
import { commandLine } from '#server/platform/kernel/command-line.ts'
import { createSumsCheck } from '#server/shop/sums/sums-check.service.ts'
import type { BackupPaths } from './backup/backup-paths.ts'
import { runCommand } from './backup/run-command.ts'
import { UserError } from './backup/user-error.ts'
import { withDatabase } from './backup/with-database.ts'

const USAGE = `Usage: ${commandLine('sums', 'check')}
       ${commandLine('sums', 'rebuild')}
       each with [--env-file file]`
const SHOWN = 20

const COMMANDS = ['check', 'rebuild'] as const
type Command = (typeof COMMANDS)[number]

await runCommand({ read: readArguments, run: main })

function readArguments([given = 'check', ...rest]: string[]): Command {
  const command = COMMANDS.find((name) => name === given)
  if (!command || rest.length > 0) throw new UserError(USAGE)
  return command
}

async function main(place: BackupPaths, command: Command): Promise<void> {
  const log = { warn: (_details: object, message: string) => console.error(message) }
  await withDatabase(place, async (db) => {
    const sums = createSumsCheck({ db, clock: systemClock, log })
    if (command === 'rebuild') await sums.rebuild()
    const differences = (await sums.check()).map(
      ({ key, name, stored, orders }) => `${key}: ${name} is ${stored}, by the orders ${orders}`,
    )
    for (const line of differences.slice(0, SHOWN)) console.log(line)
    if (differences.length > SHOWN) console.log(`and ${differences.length - SHOWN} more`)
    if (differences.length > 0)
      throw new UserError(
        `${differences.length} sums differ from the orders; run: ${commandLine('sums', 'rebuild')}`,
      )
    console.log('Sums:     equal to the orders')
  })
}
