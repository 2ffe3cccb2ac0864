// Entry point of the process: starts the site, and stops it on SIGTERM and SIGINT.
import { join } from 'node:path'
import { start } from './boot/start.ts'
import { describeStartError, EXIT, StoppedError } from './boot/start-error.ts'
import { loadSettings } from './config/env-file.ts'

const root = join(import.meta.dirname, '..')
// Files of the site are readable by its own user only.
process.umask(0o077)

const stopping = new AbortController()
const starting = run()

async function run() {
  const { args } = loadSettings({ env: process.env, args: process.argv.slice(2), system: null })
  return start({
    env: process.env,
    buildDir: join(root, 'build'),
    developing: args.includes('--dev'),
    signal: stopping.signal,
  })
}

// Registered before the start has finished, so that a signal during the start stops it.
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    stopping.abort()
    starting
      .then(({ stop }) => stop())
      .then(
        () => process.exit(0),
        () => process.exit(EXIT.failure),
      )
  })
}

starting.catch((error: Error) => {
  if (error instanceof StoppedError) process.exit(0)
  const { text, exitCode } = describeStartError(error)
  process.stderr.write(`${text}\n`)
  process.exit(exitCode)
})
