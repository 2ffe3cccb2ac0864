// The site as it is run: the built process. The flag keeps the young generation small, as in run.mjs.
import { join } from 'node:path'

const MAIN = join(import.meta.dirname, '../../build/main.js')

export const SITE_PROGRAM: readonly string[] = [process.execPath, '--max-semi-space-size=2', MAIN]
