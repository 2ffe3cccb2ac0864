// The site as it is run: the built process, with what keeps its memory low (docs/performance.md).
import { join } from 'node:path'
import memory from './memory.json' with { type: 'json' }

const MAIN = join(import.meta.dirname, '../../build/main.js')

export const SITE_FLAGS: readonly string[] = memory.flags
/** Read by the C library before anything of ours runs. */
export const SITE_ENV: Readonly<Record<string, string>> = memory.env

export const SITE_PROGRAM: readonly string[] = [process.execPath, ...SITE_FLAGS, MAIN]
