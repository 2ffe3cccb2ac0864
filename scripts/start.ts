// npm start: checks settings and port, builds what changed, then runs the site.

import { describeStartError, requireFreePort } from '#server/boot/start-error.ts'
import { readConfig } from '#server/config/config.ts'
import { loadSettings } from '#server/config/env-file.ts'
import { ensureBuilt } from './lib/build.ts'

try {
  loadSettings({ env: process.env, args: process.argv.slice(2), system: null })
  await requireFreePort(readConfig(process.env))
} catch (error) {
  const { text, exitCode } = describeStartError(error as Error)
  console.error(text)
  process.exit(exitCode)
}
ensureBuilt()
await import('../build/main.js' as string)
