// Start and stop: configuration, database, services, jobs, pages, then the port; and the same way back.
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
enableCompileCache(join(root, 'node_modules/.cache/compile'))
// Before anything is written: what the site stores is for its own user.
process.umask(0o077)

const { start } = await import('./start.ts')
const { loadSettings } = await import('./settings-file.ts')
const { describeEnd, EXIT, StoppedError } = await import('./start-problem.ts')

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

// Listening before the start is done: a process that is told to stop while it starts, stops.
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
  const { text, exitCode } = describeEnd(error)
  process.stderr.write(`${text}\n`)
  process.exit(exitCode)
})
