// The command that runs the built site.
import { join } from 'node:path'

const MAIN = join(import.meta.dirname, '../../build/main.js')

export const SITE_PROGRAM: readonly string[] = [process.execPath, MAIN]
