// Cache of whole responses, for pages and files: one production at a time per key, stale while revalidating, bounded in
// bytes.
import type { Clock } from '#server/platform/kernel/clock.ts'
import type { StoredResponse } from './stored-response.ts'

export type Produced = {
  response: StoredResponse
  /** How long the response may be sent again; 0 caches nothing. */
  freshSeconds: number
}

type Entry = { response: StoredResponse; freshUntil: number }
type Deps = { clock: Clock; maxBytes: number; onError: (error: unknown, key: string) => void }

export type ByteCache = ReturnType<typeof createByteCache>

export function createByteCache({ clock, maxBytes, onError }: Deps) {
  const entries = new Map<string, Entry>()
  const pending = new Map<string, Promise<StoredResponse>>()
  let bytes = 0
  let generation = 0

  function getIfFresh(key: string): StoredResponse | undefined {
    const entry = entries.get(key)
    return entry && clock.now().getTime() < entry.freshUntil ? entry.response : undefined
  }

  /** A stale response is sent once more while a new one is produced. */
  async function get(key: string, produce: () => Promise<Produced>): Promise<StoredResponse> {
    const fresh = getIfFresh(key)
    if (fresh) return fresh
    const stale = entries.get(key)
    const production = pending.get(key) ?? begin(key, produce)
    if (!stale) return production
    production.catch((error) => onError(error, key))
    return stale.response
  }

  function begin(key: string, produce: () => Promise<Produced>): Promise<StoredResponse> {
    const startedIn = generation
    const production = produce()
      .then(({ response, freshSeconds }) => {
        // A response that was begun before an invalidation may show the old state: it is sent, but not stored.
        if (generation === startedIn) {
          remove(key)
          if (freshSeconds > 0) store(key, response, freshSeconds)
        }
        return response
      })
      .finally(() => {
        if (pending.get(key) === production) pending.delete(key)
      })
    pending.set(key, production)
    return production
  }

  function store(key: string, response: StoredResponse, freshSeconds: number): void {
    entries.set(key, { response, freshUntil: clock.now().getTime() + freshSeconds * 1_000 })
    bytes += response.bytes
    for (const oldest of entries.keys()) {
      if (bytes <= maxBytes) break
      remove(oldest)
    }
  }

  function remove(key: string): void {
    bytes -= entries.get(key)?.response.bytes ?? 0
    entries.delete(key)
  }

  function invalidateAll(): void {
    generation += 1
    entries.clear()
    pending.clear()
    bytes = 0
  }

  return { getIfFresh, get, invalidateAll, size: () => ({ entries: entries.size, bytes }) }
}
