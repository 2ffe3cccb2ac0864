// Start and stop: configuration, database, services, jobs, pages, then the port; and the same way back.
import { existsSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
enableCompileCache(join(root, 'node_modules/.cache/compile'))

if (existsSync('.env')) process.loadEnvFile('.env')
const { start } = await import('./start.ts')
const { ConfigError } = await import('./config.ts')

const starting = start({
  env: process.env,
  buildDir: join(root, 'build'),
  developing: process.argv.includes('--dev'),
})

// Listening before the start is done: a process that is told to stop while it starts, stops.
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    starting
      .then(({ stop }) => stop())
      .then(
        () => process.exit(0),
        () => process.exit(1),
      )
  })
}

starting.catch((error: Error) => {
  process.stderr.write(`${error instanceof ConfigError ? error.message : error.stack}\n`)
  process.exit(1)
})
