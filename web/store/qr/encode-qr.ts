// A QR code from a text, so that no picture has to come from another host.
import { findLayout, toCodewords } from './codewords.ts'
import { createGrid, dataPath, drawFixed, drawFormat, type Grid, sizeOf } from './grid.ts'
import { applyMask, MASKS, penaltyOf } from './mask.ts'

export type QrCode = Pick<Grid, 'size' | 'isDark'>

/** Light squares that a scanner needs on each side. */
export const QUIET_ZONE = 4

/** Null when the text is too long for the codes that we draw. */
export function encodeQr(text: string): QrCode | null {
  const bytes = new TextEncoder().encode(text)
  const layout = findLayout(bytes.length)
  if (!layout) return null
  const grid = createGrid(sizeOf(layout.version))
  drawFixed(grid, layout.version)
  const codewords = toCodewords(bytes, layout)
  let bit = 0
  for (const [x, y] of dataPath(grid)) {
    grid.set(x, y, (((codewords[bit >>> 3] ?? 0) >>> (7 - (bit & 7))) & 1) === 1)
    bit += 1
  }
  const best = bestMask(grid)
  drawFormat(grid, best)
  applyMask(grid, best)
  return grid
}

function bestMask(grid: Grid): number {
  let [best, lowest] = [0, Number.POSITIVE_INFINITY]
  for (const mask of MASKS.keys()) {
    drawFormat(grid, mask)
    applyMask(grid, mask)
    const penalty = penaltyOf(grid)
    applyMask(grid, mask)
    if (penalty < lowest) [best, lowest] = [mask, penalty]
  }
  return best
}

/** A code ready to be drawn: lines one square thick, whose middle lies half a square below their place. */
export type QrDrawing = { size: number; lines: string }

export function drawQr(text: string): QrDrawing | null {
  const code = encodeQr(text)
  return code && { size: code.size + 2 * QUIET_ZONE, lines: linesOf(code) }
}

/** The dark squares run by run, with the quiet zone around. */
function linesOf({ size, isDark }: QrCode): string {
  let lines = ''
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const from = x
      while (x < size && isDark(x, y)) x += 1
      if (x > from) lines += `M${from + QUIET_ZONE} ${y + QUIET_ZONE}h${x - from}`
    }
  }
  return lines
}
