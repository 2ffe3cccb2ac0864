import { useEffect, useEffectEvent, useState } from 'react'
import { clockOffset, secondsLeft, type TimeNotice, timeNotice } from './time-left.ts'

const TICK_MS = 1_000

/** The seconds until the deadline, counted by the server's clock where the browser's is far off. */
export function useTimeLeft(
  expiredTime: number,
  drawnAt: number,
  onNotice: (notice: TimeNotice) => void,
): number {
  const [left, setLeft] = useState(() => secondsLeft(expiredTime, drawnAt))
  const tell = useEffectEvent(onNotice)

  useEffect(() => {
    const offset = clockOffset(drawnAt, Date.now())
    let before = 0
    const tick = () => {
      const now = secondsLeft(expiredTime, Date.now() + offset)
      const notice = timeNotice(before, now)
      before = now
      setLeft(now)
      if (notice) tell(notice)
    }
    tick()
    const timer = setInterval(tick, TICK_MS)
    return () => clearInterval(timer)
  }, [expiredTime, drawnAt])

  return left
}
