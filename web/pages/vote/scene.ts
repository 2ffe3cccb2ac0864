// The picture of the expedition: where its islands are, which of its lamps are lit, and where the boat waits.
import type { CSSProperties } from 'react'
import type { Island } from './expedition-state.ts'

/** Percent of the picture: nine islands on a way that turns, then the chest. */
const SPOTS: readonly (readonly [x: number, y: number])[] = [
  [10.6, 28.7],
  [30.3, 26.7],
  [50, 29.2],
  [69.7, 26.2],
  [89.4, 28.7],
  [88, 71.3],
  [68.9, 68.6],
  [50, 71.3],
  [31.1, 68.6],
  [10.6, 72.7],
]
const CHEST = SPOTS.length - 1
/** The bridge behind the last island of the first row leads down. */
const TURN = 4
/** The boat lies beside its island, on the side that it comes from. */
const BOAT_BESIDE = 7.5

/** The picture has nine islands and a chest: any other number has islands of its own, cut out of it. */
export const hasMap = (sites: number, hasChest: boolean) => sites === CHEST && hasChest

const ISLANDS_IN_A_ROW = 5

/** So many islands in each row that all rows are about as long. */
export const columnsOf = (islands: number) => Math.ceil(islands / Math.ceil(islands / ISLANDS_IN_A_ROW))

const spotAt = (index: number) => SPOTS[index % CHEST] ?? [50, 50]

export function placeOf(index: number | 'chest'): CSSProperties {
  const [x, y] = index === 'chest' ? (SPOTS[CHEST] ?? [0, 0]) : spotAt(index)
  return { '--x': x, '--y': y } as CSSProperties
}

/** Masks of the lit picture: one for each verified vote, with the bridge to the next island where that is lit too. */
export function glowsOf(islands: readonly Island[], isComplete: boolean): { key: string; mask: string }[] {
  if (isComplete) return [{ key: 'all', mask: 'none' }]
  const isLit = (index: number) => islands[index]?.state === 'done'
  return islands.flatMap((_, index) => {
    if (!isLit(index)) return []
    const [x, y] = spotAt(index)
    const island = spot({ x, y: y - 4, width: 9, height: 24 })
    return [{ key: String(index), mask: isLit(index + 1) ? `${island}, ${bridgeFrom(index)}` : island }]
  })
}

function bridgeFrom(index: number): string {
  const [[x, y], [nextX, nextY]] = [spotAt(index), spotAt(index + 1)]
  return spot({
    x: (x + nextX) / 2,
    y: (y + nextY) / 2 - 1,
    width: Math.max(5, Math.abs(nextX - x) / 2),
    height: index === TURN ? 24 : 9,
  })
}

function spot({ x, y, width, height }: { x: number; y: number; width: number; height: number }): string {
  const [left, top, half] = [x, y, width].map((value) => Math.round(value * 10) / 10)
  return `radial-gradient(ellipse ${half}% ${height}% at ${left}% ${top}%, #000 62%, transparent)`
}

/** Before the next island, at the end beside the chest; null while nobody is named. */
export function boatAt(islands: readonly Island[], isComplete: boolean) {
  const next = islands.findIndex(({ state }) => state === 'next')
  if (next < 0 && !isComplete) return null
  const index = isComplete ? CHEST : next
  const [x, y] = SPOTS[index] ?? [0, 0]
  const left = index <= TURN ? x - BOAT_BESIDE : x + BOAT_BESIDE
  return { left: `${Math.min(96, Math.max(4, left))}%`, top: `${y}%` }
}
