// Whether the game server can be reached. While it cannot, the whole queue waits: one row tries for all of them.
import type { Clock } from '#server/kernel/clock.ts'
import type { Log } from '#server/kernel/log.ts'
import type { Random } from '#server/kernel/random.ts'

type Deps = { clock: Clock; random: Random; log: Pick<Log, 'info' | 'warn'> }

export type ConsoleTrouble = { since: string; why: string }

export type ConsoleHealth = ReturnType<typeof createConsoleHealth>

const FIRST_PAUSE_MS = 1_000
/** Everything that waits goes out within half a minute of the server's return. */
const LONGEST_PAUSE_MS = 12_000
const JITTER = 0.1
const LARGEST_BYTE = 255

export function createConsoleHealth({ clock, random, log }: Deps) {
  let trouble: ConsoleTrouble | null = null
  let failures = 0
  let nextTryAt: Date | null = null

  /** Returns how long to wait before the next try. */
  function fail(why: string): number {
    if (!trouble) log.warn({ why }, 'the game console cannot be used')
    trouble = { since: trouble?.since ?? clock.now().toISOString(), why }
    const pause = jittered(Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures))
    failures += 1
    nextTryAt = new Date(clock.now().getTime() + pause)
    return pause
  }

  function recover(): void {
    if (trouble) log.info({ since: trouble.since }, 'the game console works again')
    trouble = null
    failures = 0
    nextTryAt = null
  }

  /** So that many processes do not come back in step. */
  function jittered(ms: number): number {
    const part = (random.bytes(1)[0] ?? 0) / LARGEST_BYTE
    return Math.round(ms * (1 + JITTER * (2 * part - 1)))
  }

  return { fail, recover, trouble: () => trouble, nextTryAt: () => nextTryAt }
}
