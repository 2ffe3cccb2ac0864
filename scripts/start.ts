// npm start: looks at the settings and the port, builds what changed, then serves the site.
import { once } from 'node:events'
import { createServer } from 'node:net'
import { type Config, readConfig } from '#server/config.ts'
import { loadSettings } from '#server/settings-file.ts'
import { describeEnd, listenOn } from '#server/start-problem.ts'
import { ensureBuilt } from './lib/build.ts'

try {
  loadSettings({ env: process.env, args: process.argv.slice(2), system: null })
  const config = readConfig(process.env)
  await listenOn(config, () => listenOnce(config))
} catch (error) {
  const { text, exitCode } = describeEnd(error as Error)
  console.error(text)
  process.exit(exitCode)
}
ensureBuilt()
await import('../build/main.js' as string)

async function listenOnce({ port, host }: Config): Promise<void> {
  const server = createServer().listen(port, host)
  await once(server, 'listening')
  server.close()
  await once(server, 'close')
}
