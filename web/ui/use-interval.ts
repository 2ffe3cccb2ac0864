import { useEffect, useEffectEvent } from 'react'

/** Does something at once and then again and again while the screen is shown. */
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
