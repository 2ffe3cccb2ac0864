// Cache of one value: concurrent reads are shared, and an invalidation also discards a read that is under way. While the
// database is away the last value stays in use.
import { isDatabaseAway } from '#server/platform/kernel/database-away.ts'
import type { Clock } from './clock.ts'

type Cache<Value> = {
  get(): Promise<Value>
  /** Null when nothing is cached; never starts a read. */
  getIfCached(): Value | null
  invalidate(): void
}

/** Maximum staleness when no invalidation arrives. */
const TTL_MS = 60_000

export function createCache<Value>(read: () => Promise<Value>, clock: Clock): Cache<Value> {
  let cached: { value: Value; until: number } | null = null
  let pending: Promise<Value> | null = null

  function getIfCached(): Value | null {
    return cached && clock.now().getTime() < cached.until ? cached.value : null
  }

  function load(): Promise<Value> {
    const reading = read().then(
      (value) => {
        if (pending === reading) {
          cached = { value, until: clock.now().getTime() + TTL_MS }
          pending = null
        }
        return value
      },
      (error) => {
        if (pending === reading) pending = null
        if (cached && isDatabaseAway(error)) return cached.value
        throw error
      },
    )
    pending = reading
    return reading
  }

  return {
    get: async () => getIfCached() ?? pending ?? load(),
    getIfCached,
    invalidate() {
      cached = null
      // The pending read may return the old value, so its result is not cached.
      pending = null
    },
  }
}
