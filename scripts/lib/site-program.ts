// The command that runs the built site, with the memory options of the unit.
import { join } from 'node:path'

const MAIN = join(import.meta.dirname, '../../build/main.js')

export const SITE_FLAGS = ['--max-semi-space-size=4', '--max-old-space-size=512'] as const
export const SITE_PROGRAM: readonly string[] = [process.execPath, ...SITE_FLAGS, MAIN]

const { PATH = '', NODE_COMPILE_CACHE, VITEST } = process.env
/** Environment of a started program: no settings of the shell. Tests add Node's compile cache, which halves the CPU time of a command. */
export const PROGRAM_ENV: Readonly<Record<string, string>> = {
  PATH,
  ...(VITEST && NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }),
}

/** glibc gives every thread an arena of its own, and keeps what was freed. */
export const SITE_ALLOCATOR = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '131072',
  UV_THREADPOOL_SIZE: '16',
}
