// A command ends with one calm line when something is not as it must be, and with the whole story when it is a bug.
import { findDatabaseProblem } from '#server/database/problem.ts'
import { type Command, openCommand, type Place } from './place.ts'
import { Problem } from './problem.ts'

export async function runCommand(command: (opened: Command) => Promise<void>): Promise<void> {
  let place: Place | null = null
  try {
    const opened = openCommand()
    place = opened.place
    await command(opened)
  } catch (error) {
    process.exitCode = 1
    const line = error instanceof Problem ? error.message : place && findDatabaseProblem(error, place)?.line
    console.error(line ?? error)
  }
}
