// Loads data of the API when a screen opens, when its key changes, and optionally by polling.
import { useCallback, useEffect, useEffectEvent, useState } from 'react'

export type Loaded<Reply> = {
  data: Reply | null
  /** ISO 8601. */
  loadedAt: string | null
  /** The error of the last attempt; older data stays. */
  problem: unknown
  /** The data belongs to a previous key. */
  stale: boolean
  reload(): void
}

/** With the key null nothing is loaded. */
export function useLoaded<Reply>(
  key: string | null,
  load: (signal: AbortSignal) => Promise<Reply>,
  everyMs?: number,
): Loaded<Reply> {
  const [shown, setShown] = useState<{ key: string | null; data: Reply; at: string } | null>(null)
  const [problem, setProblem] = useState<unknown>(null)
  const [round, setRound] = useState(0)
  const onLoad = useEffectEvent(load)

  useEffect(() => {
    if (key === null) return
    const stop = new AbortController()
    let loading = false
    async function loadOnce(): Promise<void> {
      if (loading) return
      loading = true
      try {
        const data = await onLoad(stop.signal)
        if (stop.signal.aborted) return
        setShown({ key, data, at: new Date().toISOString() })
        setProblem(null)
      } catch (error) {
        if (!stop.signal.aborted) setProblem(error)
      } finally {
        loading = false
      }
    }
    loadOnce()
    const stopPolling = everyMs === undefined ? () => {} : poll(loadOnce, everyMs)
    return () => {
      stop.abort()
      stopPolling()
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

/** Polls only while the tab is visible, and at once when it becomes visible. */
function poll(load: () => void, everyMs: number): () => void {
  const loadIfVisible = () => {
    if (document.visibilityState === 'visible') load()
  }
  const timer = setInterval(loadIfVisible, everyMs)
  document.addEventListener('visibilitychange', loadIfVisible)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', loadIfVisible)
  }
}
