import type { Clock } from '#server/platform/kernel/clock.ts'

export type Miss = 'none' | 'away'

const MISSES_MAX = 5_000

/** Names without a head, each for a while; the oldest are dropped when there are too many. */
export function createMisses(clock: Clock, max = MISSES_MAX) {
  const misses = new Map<string, { kind: Miss; until: number }>()
  return {
    find(key: string): Miss | null {
      const found = misses.get(key)
      return found && clock.now().getTime() < found.until ? found.kind : null
    },
    add(key: string, kind: Miss, ms: number): void {
      misses.delete(key)
      misses.set(key, { kind, until: clock.now().getTime() + ms })
      const oldest = misses.keys().next()
      if (misses.size > max && !oldest.done) misses.delete(oldest.value)
    },
    delete: (key: string): boolean => misses.delete(key),
    size: (): number => misses.size,
  }
}
