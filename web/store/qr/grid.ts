// The squares of a QR code: the fixed patterns, and the way on which the data is laid between them.
export type Grid = {
  readonly size: number
  isDark(x: number, y: number): boolean
  /** Whether the square belongs to a fixed pattern. */
  isFixed(x: number, y: number): boolean
  set(x: number, y: number, dark: boolean): void
  fix(x: number, y: number, dark: boolean): void
}

const DARK = 1
const FIXED = 2
/** The two bits for error correction M, as they stand in the format. */
const LEVEL_M = 0b00
const FORMAT_GENERATOR = 0x537
const FORMAT_MASK = 0x5412
const VERSION_GENERATOR = 0x1f25
const FIRST_WITH_VERSION = 7

export function sizeOf(version: number): number {
  return 17 + 4 * version
}

export function createGrid(size: number): Grid {
  const squares = new Uint8Array(size * size)
  const at = (x: number, y: number) => squares[y * size + x] ?? 0
  const put = (x: number, y: number, value: number) => {
    squares[y * size + x] = value
  }
  return {
    size,
    isDark: (x, y) => (at(x, y) & DARK) !== 0,
    isFixed: (x, y) => (at(x, y) & FIXED) !== 0,
    set: (x, y, dark) => put(x, y, (at(x, y) & FIXED) | (dark ? DARK : 0)),
    fix: (x, y, dark) => put(x, y, FIXED | (dark ? DARK : 0)),
  }
}

/** Everything that does not depend on the text; the format is drawn again once the mask is chosen. */
export function drawFixed(grid: Grid, version: number): void {
  const last = grid.size - 1
  for (let place = 0; place < grid.size; place += 1) {
    grid.fix(6, place, place % 2 === 0)
    grid.fix(place, 6, place % 2 === 0)
  }
  for (const [x, y] of [
    [3, 3],
    [last - 3, 3],
    [3, last - 3],
  ] as const)
    drawFinder(grid, x, y)
  const marks = alignmentPlaces(version)
  for (const x of marks) for (const y of marks) if (!isCorner(x, y, last)) drawAlignment(grid, x, y)
  drawFormat(grid, 0)
  if (version >= FIRST_WITH_VERSION) drawVersion(grid, version)
}

function drawFinder(grid: Grid, centreX: number, centreY: number): void {
  for (let dy = -4; dy <= 4; dy += 1) {
    for (let dx = -4; dx <= 4; dx += 1) {
      const [x, y, ring] = [centreX + dx, centreY + dy, Math.max(Math.abs(dx), Math.abs(dy))]
      if (x >= 0 && y >= 0 && x < grid.size && y < grid.size) grid.fix(x, y, ring !== 2 && ring !== 4)
    }
  }
}

function drawAlignment(grid: Grid, centreX: number, centreY: number): void {
  for (let dy = -2; dy <= 2; dy += 1) {
    for (let dx = -2; dx <= 2; dx += 1)
      grid.fix(centreX + dx, centreY + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1)
  }
}

/** Three corners hold the large marks already. */
function isCorner(x: number, y: number, last: number): boolean {
  return (x === 6 && y === 6) || (x === 6 && y === last - 6) || (x === last - 6 && y === 6)
}

export function alignmentPlaces(version: number): number[] {
  if (version === 1) return []
  const count = Math.floor(version / 7) + 2
  const step = Math.floor((version * 8 + count * 3 + 5) / (count * 4 - 4)) * 2
  const last = sizeOf(version) - 7
  const after = Array.from({ length: count - 1 }, (_, place) => last - (count - 2 - place) * step)
  return [6, ...after]
}

/** A value followed by the rest of its division: a scanner can repair it. */
function withRest(value: number, bits: number, generator: number): number {
  let rest = value
  for (let step = 0; step < bits; step += 1) rest = (rest << 1) ^ ((rest >>> (bits - 1)) * generator)
  return (value << bits) | rest
}

export function formatBits(mask: number): number {
  return withRest((LEVEL_M << 3) | mask, 10, FORMAT_GENERATOR) ^ FORMAT_MASK
}

export function versionBits(version: number): number {
  return withRest(version, 12, VERSION_GENERATOR)
}

export function drawFormat(grid: Grid, mask: number): void {
  const bits = formatBits(mask)
  const bit = (place: number) => ((bits >>> place) & 1) === 1
  for (let place = 0; place <= 5; place += 1) grid.fix(8, place, bit(place))
  grid.fix(8, 7, bit(6))
  grid.fix(8, 8, bit(7))
  grid.fix(7, 8, bit(8))
  for (let place = 9; place < 15; place += 1) grid.fix(14 - place, 8, bit(place))
  for (let place = 0; place < 8; place += 1) grid.fix(grid.size - 1 - place, 8, bit(place))
  for (let place = 8; place < 15; place += 1) grid.fix(8, grid.size - 15 + place, bit(place))
  grid.fix(8, grid.size - 8, true)
}

function drawVersion(grid: Grid, version: number): void {
  const bits = versionBits(version)
  for (let place = 0; place < 18; place += 1) {
    const dark = ((bits >>> place) & 1) === 1
    const [far, near] = [grid.size - 11 + (place % 3), Math.floor(place / 3)]
    grid.fix(far, near, dark)
    grid.fix(near, far, dark)
  }
}

/** Every free square in the order of the data: two columns at a time from the right, up and down in turns. */
export function* dataPath(grid: Grid): Generator<readonly [x: number, y: number]> {
  let upwards = true
  for (let right = grid.size - 1; right >= 1; right -= 2) {
    // The column of the timing pattern is stepped over.
    if (right === 6) right = 5
    for (let step = 0; step < grid.size; step += 1) {
      const y = upwards ? grid.size - 1 - step : step
      for (const x of [right, right - 1]) if (!grid.isFixed(x, y)) yield [x, y]
    }
    upwards = !upwards
  }
}
