// Where the stars of a player are: a hash of the name, so that every sky is another one, and always the same.
export type Star = { x: number; y: number; size: number }

const STARS_MAX = 5
/** Positions in percent of the width and of the height. */
const LEFT = 12
const WIDE = 76
const HIGH = { from: 8, to: 26 }
const LOW = { from: 46, to: 60 }
/** Sizes in pixels by rank. */
const SIZES = [
  [1, 44],
  [3, 36],
  [10, 28],
] as const
const SMALLEST = 22

/** One for each rank, at most five. Next to each other they are high and low by turns. */
export function starsOf(name: string, ranks: readonly number[]): Star[] {
  const shown = ranks.slice(0, STARS_MAX)
  const turn = hash(name)
  const step = shown.length === 1 ? 0 : WIDE / (shown.length - 1)
  return shown.map((rank, index) => {
    const slot = (index + turn) % shown.length
    const band = (slot + turn) % 2 === 0 ? HIGH : LOW
    const chance = (hash(`${name}/${index}`) % 1_000) / 1_000
    return {
      x: shown.length === 1 ? 50 : LEFT + slot * step,
      y: band.from + chance * (band.to - band.from),
      size: SIZES.find(([upTo]) => rank <= upTo)?.[1] ?? SMALLEST,
    }
  })
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  }
  return value >>> 0
}
