import type { CSSProperties } from 'react'

/** Eight motes that drift over the art like sparks: left, top, delay. */
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

export function Particles() {
  return MOTES.map(([left, top, delay]) => (
    <i
      key={left}
      className="mote"
      aria-hidden="true"
      style={{ left: `${left}%`, top: `${top}%`, '--d': `-${delay}s` } as CSSProperties}
    />
  ))
}
