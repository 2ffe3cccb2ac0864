import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { clockOffset, secondsLeft, type TimeNotice, timeNotice } from './time-left.ts'

const TICK_MS = 1_000

export type ServerClock = {
  /** When the page was rendered, in milliseconds of the server's clock. */
  renderedAt: number
  now(): number
}

/** The server's clock; its offset is computed once, when the page loads. */
export function useServerClock(renderedAt: number): ServerClock {
  const offset = useRef(0)
  // A layout effect runs before the effects that read the clock.
  useLayoutEffect(() => {
    offset.current = clockOffset(renderedAt, Date.now())
  }, [renderedAt])
  return useMemo(() => ({ renderedAt, now: () => Date.now() + offset.current }), [renderedAt])
}

/** Over since before the page loaded, or since the countdown called `pass`. */
export function useDeadline(expiredTime: number, clock: ServerClock) {
  const [passed, setPassed] = useState(() =>
    secondsLeft(expiredTime, clock.renderedAt) === 0 ? expiredTime : null,
  )
  useEffect(() => {
    if (secondsLeft(expiredTime, clock.now()) === 0) setPassed(expiredTime)
  }, [expiredTime, clock])
  return { isOver: passed === expiredTime, pass: () => setPassed(expiredTime) }
}

export function useTimeLeft(
  expiredTime: number,
  clock: ServerClock,
  onNotice: (notice: TimeNotice) => void,
): number {
  const [left, setLeft] = useState(() => secondsLeft(expiredTime, clock.renderedAt))
  const notify = useEffectEvent(onNotice)

  useEffect(() => {
    let before = 0
    const tick = () => {
      const now = secondsLeft(expiredTime, clock.now())
      const notice = timeNotice(before, now)
      before = now
      setLeft(now)
      if (notice) notify(notice)
    }
    tick()
    const timer = setInterval(tick, TICK_MS)
    return () => clearInterval(timer)
  }, [expiredTime, clock])

  return left
}
