// The command that runs the built site, with the memory options of the unit.
import { join } from 'node:path'

const MAIN = join(import.meta.dirname, '../../build/main.js')

export const SITE_FLAGS = ['--max-semi-space-size=4', '--max-old-space-size=512'] as const
export const SITE_PROGRAM: readonly string[] = [process.execPath, ...SITE_FLAGS, MAIN]

/** glibc gives every thread an arena of its own, and keeps what was freed. */
export const SITE_ALLOCATOR = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '131072',
}
