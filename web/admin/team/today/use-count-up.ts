import { useEffect, useRef, useState } from 'react'

const COUNT_MS = 480

/** Counts up to a value that has grown; a first value, a lower one and reduced motion change at once. */
export function useCountUp(value: number): number {
  const [shown, setShown] = useState(value)
  const from = useRef(value)
  useEffect(() => {
    const start = from.current
    from.current = value
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    if (value <= start || isCalm) return setShown(value)
    const begun = performance.now()
    let frame = requestAnimationFrame(function count(now) {
      const part = Math.min(1, (now - begun) / COUNT_MS)
      setShown(Math.round(start + (value - start) * part))
      if (part < 1) frame = requestAnimationFrame(count)
    })
    return () => cancelAnimationFrame(frame)
  }, [value])
  return shown
}
