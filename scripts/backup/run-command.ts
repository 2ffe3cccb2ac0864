// A command ends with one calm line when something is not as it must be, and with the whole story when it is a bug.
import { findDatabaseProblem } from '#server/database/problem.ts'
import { announcePlace, openCommand, type Place } from './place.ts'
import { Problem } from './problem.ts'

type Command<Wanted> = {
  /** Throws a problem with the usage. */
  read(args: string[]): Wanted
  /** The place has been printed before. */
  run(place: Place, wanted: Wanted): Promise<void>
}

export async function runCommand<Wanted>({ read, run }: Command<Wanted>): Promise<void> {
  let place: Place | null = null
  try {
    const { settings, ...opened } = openCommand()
    const wanted = read(settings.args)
    place = opened.place
    announcePlace(place, settings)
    await run(place, wanted)
  } catch (error) {
    process.exitCode = 1
    const line = error instanceof Problem ? error.message : place && findDatabaseProblem(error, place)?.line
    console.error(line ?? error)
  }
}
