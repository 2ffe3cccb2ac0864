import { useEffect, useEffectEvent } from 'react'

/** Calls a function when the component is mounted, then at an interval if one is given; unmounting aborts its signal. */
export function useRefresh(refresh: (signal: AbortSignal) => void, everyMs?: number): void {
  const onTick = useEffectEvent(refresh)
  useEffect(() => {
    const stop = new AbortController()
    onTick(stop.signal)
    const timer = everyMs === undefined ? undefined : setInterval(() => onTick(stop.signal), everyMs)
    return () => {
      clearInterval(timer)
      stop.abort()
    }
  }, [everyMs])
}
