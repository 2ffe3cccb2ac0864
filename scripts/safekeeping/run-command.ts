// A command ends with one calm line when something is not as it must be, and with the whole story when it is a bug.
import { Problem } from './problem.ts'

export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command()
  } catch (error) {
    process.exitCode = 1
    console.error(error instanceof Problem ? error.message : error)
  }
}
