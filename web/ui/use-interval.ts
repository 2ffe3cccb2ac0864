import { useEffect, useEffectEvent } from 'react'

/** Calls a function at once, then at an interval while the component is mounted. */
export function useInterval(act: (signal: AbortSignal) => void, everyMs: number): void {
  const onTick = useEffectEvent(act)
  useEffect(() => {
    const stop = new AbortController()
    onTick(stop.signal)
    const timer = setInterval(() => onTick(stop.signal), everyMs)
    return () => {
      clearInterval(timer)
      stop.abort()
    }
  }, [everyMs])
}
