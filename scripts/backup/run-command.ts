// Runs a command: a problem ends it with one line and exit code 1, a bug with its stack.
import { findDatabaseProblem } from '#server/platform/database/problem.ts'
import { announcePaths, type BackupPaths, openCommand } from './backup-paths.ts'
import { UserError } from './user-error.ts'

type Command<Wanted> = {
  /** Throws a UserError with the usage. */
  read(args: string[]): Wanted
  /** Runs after the location was printed. */
  run(place: BackupPaths, wanted: Wanted): Promise<void>
}

export async function runCommand<Wanted>({ read, run }: Command<Wanted>): Promise<void> {
  let place: BackupPaths | null = null
  try {
    const { settings, ...opened } = openCommand()
    const wanted = read(settings.args)
    place = opened.place
    announcePaths(place, settings)
    await run(place, wanted)
  } catch (error) {
    process.exitCode = 1
    const line = error instanceof UserError ? error.message : place && findDatabaseProblem(error, place)?.line
    console.error(line ?? error)
  }
}
