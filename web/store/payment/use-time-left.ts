import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { clockOffset, secondsLeft, type TimeNotice, timeNotice } from './time-left.ts'

const TICK_MS = 1_000

export type ServerClock = {
  /** When the page was drawn, in milliseconds. */
  renderedAt: number
  now(): number
}

/** The server's time in this browser. The two clocks are compared once, when the page arrives. */
export function useServerClock(renderedAt: number): ServerClock {
  const offset = useRef(0)
  // Before any effect of the page asks for the time.
  useLayoutEffect(() => {
    offset.current = clockOffset(renderedAt, Date.now())
  }, [renderedAt])
  return useMemo(() => ({ renderedAt, now: () => Date.now() + offset.current }), [renderedAt])
}

/** Whether the time to pay is over: since before the page arrived, or since the countdown has called `pass`. */
export function useDeadline(expiredTime: number, clock: ServerClock) {
  const [passed, setPassed] = useState(() =>
    secondsLeft(expiredTime, clock.renderedAt) === 0 ? expiredTime : null,
  )
  useEffect(() => {
    if (secondsLeft(expiredTime, clock.now()) === 0) setPassed(expiredTime)
  }, [expiredTime, clock])
  return { isOver: passed === expiredTime, pass: () => setPassed(expiredTime) }
}

/** The seconds until the deadline, and word when something is to be said about them. */
export function useTimeLeft(
  expiredTime: number,
  clock: ServerClock,
  onNotice: (notice: TimeNotice) => void,
): number {
  const [left, setLeft] = useState(() => secondsLeft(expiredTime, clock.renderedAt))
  const tell = useEffectEvent(onNotice)

  useEffect(() => {
    let before = 0
    const tick = () => {
      const now = secondsLeft(expiredTime, clock.now())
      const notice = timeNotice(before, now)
      before = now
      setLeft(now)
      if (notice) tell(notice)
    }
    tick()
    const timer = setInterval(tick, TICK_MS)
    return () => clearInterval(timer)
  }, [expiredTime, clock])

  return left
}
