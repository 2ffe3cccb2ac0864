// Names that are asked for: one request for each, a few at a time, and a limit on what waits.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '#server/platform/kernel/log.ts'
import { createSemaphore } from '#server/platform/kernel/semaphore.ts'
import type { HeadName } from './head-name.ts'

type Deps = {
  load(name: HeadName, signal: AbortSignal): Promise<void>
  log: Pick<Log, 'warn'>
  /** The longest that a visitor waits. */
  waitMs: number
}

const REQUESTS = { concurrency: 4, maxQueued: 200 }
/** Visitors beyond it are answered at once. */
const WAITING_MAX = 24

export function createHeadQueue({ load, log, waitMs }: Deps) {
  const stopping = new AbortController()
  const semaphore = createSemaphore(REQUESTS)
  const flights = new Map<string, Promise<void>>()
  let waiting = 0

  async function run(name: HeadName): Promise<void> {
    if (!stopping.signal.aborted) await load(name, stopping.signal)
  }

  return {
    has: (key: string): boolean => flights.has(key),
    size: (): number => flights.size,
    isClosed: (): boolean => stopping.signal.aborted,

    /** Null when too many names wait. */
    request(name: HeadName): Promise<void> | null {
      const pending = flights.get(name.key)
      if (pending || flights.size >= REQUESTS.maxQueued || stopping.signal.aborted) return pending ?? null
      const flight = semaphore(() => run(name))
        .catch((error) => log.warn({ err: error }, 'head not fetched'))
        .finally(() => flights.delete(name.key))
      flights.set(name.key, flight)
      return flight
    },

    async waitFor(flight: Promise<void>): Promise<void> {
      if (waiting >= WAITING_MAX) return
      waiting += 1
      const timer = new AbortController()
      const limit = sleep(waitMs, undefined, { signal: timer.signal }).catch(() => {}) // aborted below
      await Promise.race([flight, limit])
      timer.abort()
      waiting -= 1
    },

    async settled(): Promise<void> {
      await Promise.all(flights.values())
    },

    /** Ends requests in progress and drops those that wait. */
    async close(): Promise<void> {
      stopping.abort()
      await Promise.all(flights.values())
    },
  }
}
