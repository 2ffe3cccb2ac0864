// Where the stars of a player are: a hash of the name, so that every sky is another one, and always the same.

/** `x` in percent of the width, `y` in pixels from the top, both of the middle of the star. */
type Star = { x: number; y: number; size: number }
export type Sky = { height: number; stars: readonly Star[] }

const COLUMNS = 3
/** In pixels, by the number of rows; a single star needs less. */
const HEIGHTS = [190, 240, 330, 420, 490, 555, 620] as const
const ROW_MORE = 65
/** Sizes in pixels by rank; with many rows they are smaller. */
const SIZES = [
  [1, 44],
  [3, 36],
  [10, 28],
] as const
const SMALLEST = 22
const CROWDED_ROWS = 4
/** The label below a star, with its number. */
export const LABEL = { width: 80, height: 56 }
/** Percent of the width that labels have left beside each other on a phone. */
const SLACK = 0.8

/** One for each rank, in rows that run forth and back, each moved inside of its own cell. */
export function skyOf(name: string, ranks: readonly number[]): Sky {
  const rows = Math.ceil(ranks.length / COLUMNS)
  const height = ranks.length === 1 ? HEIGHTS[0] : (HEIGHTS[rows] ?? HEIGHTS[6] + (rows - 6) * ROW_MORE)
  const rowHeight = height / rows
  const scale = rows > CROWDED_ROWS ? 0.75 : 1
  const stars = ranks.map((rank, index): Star => {
    const row = Math.floor(index / COLUMNS)
    const inRow = Math.min(COLUMNS, ranks.length - row * COLUMNS)
    const place = index % COLUMNS
    const column = row % 2 === 0 ? place : inRow - 1 - place
    const size = Math.round((SIZES.find(([upTo]) => rank <= upTo)?.[1] ?? SMALLEST) * scale)
    const free = Math.max(0, rowHeight - size - LABEL.height)
    return {
      x: ((column + 0.5) * 100) / inRow + (chance(`${name}/${index}`) * 2 - 1) * SLACK,
      y: row * rowHeight + size / 2 + chance(`${index}/${name}`) * free,
      size,
    }
  })
  return { height, stars }
}

/** From 0 to 1: FNV-1a. */
function chance(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  }
  return ((value >>> 0) % 1_000) / 1_000
}
