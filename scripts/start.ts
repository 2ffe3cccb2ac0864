// npm start: checks settings and port, builds what changed, then runs the site.

import { describeStartError, listenOn } from '#server/boot/start-error.ts'
import { readConfig } from '#server/config/config.ts'
import { loadSettings } from '#server/config/env-file.ts'
import { requireFreePort } from '#server/platform/http/free-port.ts'
import { ensureBuilt } from './lib/build.ts'

try {
  loadSettings({ env: process.env, args: process.argv.slice(2), system: null })
  const config = readConfig(process.env)
  await listenOn(config, () => requireFreePort(config))
} catch (error) {
  const { text, exitCode } = describeStartError(error as Error)
  console.error(text)
  process.exit(exitCode)
}
ensureBuilt()
await import('../build/main.js' as string)
