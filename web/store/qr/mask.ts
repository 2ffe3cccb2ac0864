// The eight patterns that keep a code readable, and the rules by which the best one is chosen.
import type { Grid } from './grid.ts'

type Mask = (x: number, y: number) => boolean

export const MASKS: readonly Mask[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

/** Turns the squares of the data; doing it twice undoes it. */
export function applyMask(grid: Grid, mask: number): void {
  const turns = MASKS[mask]
  for (let y = 0; y < grid.size; y += 1) {
    for (let x = 0; x < grid.size; x += 1)
      if (!grid.isFixed(x, y) && turns?.(x, y)) grid.set(x, y, !grid.isDark(x, y))
  }
}

const RUN = 3
const LONG = 5
const BLOCK = 3
const FINDER = 40
const BALANCE = 10
/** What a scanner could take for a corner mark, with four light squares on one side; eleven squares as bits. */
const LIKE_FINDER = [0b00001011101, 0b10111010000]
const ELEVEN = 0b11111111111

/** How hard a code is to read: the mask with the lowest number wins. */
export function penaltyOf({ size, isDark }: Grid): number {
  let [penalty, dark] = [0, 0]
  for (let place = 0; place < size; place += 1) {
    penalty += linePenalty(size, (along) => isDark(along, place))
    penalty += linePenalty(size, (along) => isDark(place, along))
    for (let x = 0; x < size; x += 1) {
      if (isDark(x, place)) dark += 1
      if (x > 0 && place > 0 && isOneColour(isDark, x, place)) penalty += BLOCK
    }
  }
  const steps = Math.ceil(Math.abs(dark * 20 - size * size * 10) / (size * size))
  return penalty + BALANCE * Math.max(0, steps - 1)
}

/** Long runs of one colour, and what looks like a corner mark. */
function linePenalty(size: number, isDark: (along: number) => boolean): number {
  let [penalty, run, seen] = [0, 0, 0]
  for (let along = 0; along < size; along += 1) {
    const dark = isDark(along) ? 1 : 0
    run = along > 0 && dark === (seen & 1) ? run + 1 : 1
    if (run >= LONG) penalty += run === LONG ? RUN : 1
    seen = ((seen << 1) | dark) & ELEVEN
    if (along >= 10 && LIKE_FINDER.includes(seen)) penalty += FINDER
  }
  return penalty
}

/** The square and its three neighbours above and to the left. */
function isOneColour(isDark: Mask, x: number, y: number): boolean {
  const dark = isDark(x, y)
  return isDark(x - 1, y) === dark && isDark(x, y - 1) === dark && isDark(x - 1, y - 1) === dark
}
