import { useEffect, useEffectEvent } from 'react'

type Load = (signal: AbortSignal) => Promise<unknown> | undefined

type Options = {
  /** Without it the data is loaded once. */
  everyMs?: number
  /** Another key aborts the request and begins anew. */
  key?: string
  /** Also while the tab is hidden. */
  inBackground?: boolean
}

/**
 * Loads when the component is mounted, then at an interval while the tab is visible, and at once when it becomes visible.
 * Requests do not overlap; unmounting aborts the signal.
 */
export function usePolled(load: Load, { everyMs, key = '', inBackground = false }: Options = {}): void {
  const onLoad = useEffectEvent(load)
  useEffect(() => {
    const stop = new AbortController()
    let isLoading = false
    async function loadOnce(): Promise<void> {
      if (isLoading) return
      isLoading = true
      try {
        await onLoad(stop.signal)
      } finally {
        isLoading = false
      }
    }
    const loadIfVisible = () => {
      if (document.visibilityState === 'visible') void loadOnce()
    }
    void loadOnce()
    if (everyMs === undefined) return () => stop.abort()
    const timer = setInterval(inBackground ? loadOnce : loadIfVisible, everyMs)
    document.addEventListener('visibilitychange', loadIfVisible)
    return () => {
      stop.abort()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', loadIfVisible)
    }
  }, [everyMs, key, inBackground])
}
