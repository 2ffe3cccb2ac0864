import { type CSSProperties, useEffect, useState } from 'react'

/** Sparks over the art: left, top, delay. */
const MOTES = [
  [52, 62, 0],
  [57, 44, 3],
  [64, 68, 5.5],
  [70, 38, 1.5],
  [76, 56, 7],
  [83, 46, 4],
  [89, 64, 2.2],
  [95, 52, 6.3],
] as const

/** Rendered after hydration: animating them earlier would delay it on slow phones. */
const COME_AFTER_MS = 1_000

export function Particles() {
  const [isTime, setIsTime] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsTime(true), COME_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  if (!isTime) return null
  return MOTES.map(([left, top, delay]) => (
    <i
      key={left}
      className="mote"
      aria-hidden="true"
      style={{ left: `${left}%`, top: `${top}%`, '--d': `-${delay}s` } as CSSProperties}
    />
  ))
}
