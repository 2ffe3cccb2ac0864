// What a screen shows from the API: asked for when it opens, when its key changes, and again and again if wished.
import { useCallback, useEffect, useEffectEvent, useState } from 'react'

export type Loaded<Reply> = {
  data: Reply | null
  /** ISO 8601: when it came. */
  loadedAt: string | null
  /** Why the last try failed; what was there stays. */
  problem: unknown
  /** What is shown belongs to another key than the one asked for. */
  stale: boolean
  reload(): void
}

export function useLoaded<Reply>(
  key: string,
  load: (signal: AbortSignal) => Promise<Reply>,
  everyMs?: number,
): Loaded<Reply> {
  const [shown, setShown] = useState<{ key: string; data: Reply; at: string } | null>(null)
  const [problem, setProblem] = useState<unknown>(null)
  const [round, setRound] = useState(0)
  const onLoad = useEffectEvent(load)

  useEffect(() => {
    const stop = new AbortController()
    let underWay = false
    async function ask(): Promise<void> {
      if (underWay) return
      underWay = true
      try {
        const data = await onLoad(stop.signal)
        if (stop.signal.aborted) return
        setShown({ key, data, at: new Date().toISOString() })
        setProblem(null)
      } catch (error) {
        if (!stop.signal.aborted) setProblem(error)
      } finally {
        underWay = false
      }
    }
    ask()
    const forget = everyMs === undefined ? () => {} : askAgain(ask, everyMs)
    return () => {
      stop.abort()
      forget()
    }
  }, [key, round, everyMs])

  const reload = useCallback(() => setRound((before) => before + 1), [])
  return {
    data: shown?.data ?? null,
    loadedAt: shown?.at ?? null,
    problem,
    stale: shown !== null && shown.key !== key,
    reload,
  }
}

/** Only while somebody can see it; a tab that is shown again asks at once. */
function askAgain(ask: () => void, everyMs: number): () => void {
  const askIfSeen = () => {
    if (document.visibilityState === 'visible') ask()
  }
  const timer = setInterval(askIfSeen, everyMs)
  document.addEventListener('visibilitychange', askIfSeen)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', askIfSeen)
  }
}
