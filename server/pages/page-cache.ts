// Whole pages, drawn once and sent to everyone: one drawing at a time per page, cleared by changes.

import type { KeptAnswer } from '#server/http/kept-answer.ts'
import type { Clock } from '#server/kernel/clock.ts'

export type Drawing = {
  page: KeptAnswer
  /** How long the page may be sent again; 0 keeps nothing. */
  freshSeconds: number
}

type Kept = { page: KeptAnswer; freshUntil: number }
type Deps = { clock: Clock; maxBytes?: number; onError?: (error: unknown, key: string) => void }

export type PageCache = ReturnType<typeof createPageCache>

const MAX_BYTES = 32 * 1024 * 1024

export function createPageCache({ clock, maxBytes = MAX_BYTES, onError = () => {} }: Deps) {
  const kept = new Map<string, Kept>()
  const underWay = new Map<string, Promise<KeptAnswer>>()
  let bytes = 0
  let changes = 0

  /** A kept page that is still fresh, at once. */
  function peek(key: string): KeptAnswer | undefined {
    const found = kept.get(key)
    return found && clock.now().getTime() < found.freshUntil ? found.page : undefined
  }

  /** A kept page, even past its time while it is drawn anew behind the visitor's back; else a new drawing. */
  async function get(key: string, draw: () => Promise<Drawing>): Promise<KeptAnswer> {
    const fresh = peek(key)
    if (fresh) return fresh
    const stale = kept.get(key)
    const drawing = underWay.get(key) ?? begin(key, draw)
    if (!stale) return drawing
    drawing.catch((error) => onError(error, key))
    return stale.page
  }

  function begin(key: string, draw: () => Promise<Drawing>): Promise<KeptAnswer> {
    const changesBefore = changes
    const drawing = draw()
      .then(({ page, freshSeconds }) => {
        // What was begun before a change may show the old state: send it, but do not keep it.
        if (freshSeconds > 0 && changes === changesBefore) keep(key, page, freshSeconds)
        else if (changes === changesBefore) drop(key)
        return page
      })
      .finally(() => {
        if (underWay.get(key) === drawing) underWay.delete(key)
      })
    underWay.set(key, drawing)
    return drawing
  }

  function keep(key: string, page: KeptAnswer, freshSeconds: number): void {
    drop(key)
    kept.set(key, { page, freshUntil: clock.now().getTime() + freshSeconds * 1_000 })
    bytes += page.bytes
    for (const oldest of kept.keys()) {
      if (bytes <= maxBytes) break
      drop(oldest)
    }
  }

  function drop(key: string): void {
    const found = kept.get(key)
    if (!found) return
    bytes -= found.page.bytes
    kept.delete(key)
  }

  /** Something that pages show has changed: nothing drawn before this moment is sent again. */
  function clear(): void {
    changes += 1
    kept.clear()
    underWay.clear()
    bytes = 0
  }

  return { peek, get, clear, size: () => ({ pages: kept.size, bytes }) }
}
