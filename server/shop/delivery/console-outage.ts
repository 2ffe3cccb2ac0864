// Outage and back-off of one game console. One back-off for its whole queue: while it is unreachable, only the oldest
// action probes it.
import type { Core } from '#server/platform/database/core.ts'
import type { Log } from '#server/platform/kernel/log.ts'
import { createOutageRecorder } from '#server/platform/kernel/outage.ts'
import { jittered } from '#server/platform/kernel/random.ts'

type Deps = Pick<Core, 'clock' | 'random'> & { log: Pick<Log, 'info' | 'warn'>; server: string }

export type ConsoleOutage = ReturnType<typeof createConsoleOutage>

const FIRST_PAUSE_MS = 1_000
/** Short enough that the whole queue is sent within half a minute of the console's return. */
const LONGEST_PAUSE_MS = 12_000

export function createConsoleOutage({ clock, random, log, server }: Deps) {
  const outage = createOutageRecorder(clock)
  let failures = 0
  let nextTryAt: Date | null = null

  /** Returns how long to wait before the next try. */
  function fail(why: string): number {
    if (!outage.current()) log.warn({ server, why }, 'game console outage')
    outage.fail(why)
    const pause = jittered(Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures), random)
    failures += 1
    nextTryAt = new Date(clock.now().getTime() + pause)
    return pause
  }

  function end(): void {
    const ended = outage.current()
    if (ended) log.info({ server, since: ended.since }, 'game console outage ended')
    outage.end()
    failures = 0
    nextTryAt = null
  }

  return { fail, end, current: outage.current, nextTryAt: () => nextTryAt }
}
