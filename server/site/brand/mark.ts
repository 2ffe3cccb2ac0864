// The mark of a network without a logo: the first letter of its name on a block in its accent.
import { accentOf } from '#contract/platform/colour.ts'
import pixelFace from './glyphs/jersey-10.json' with { type: 'json' }
import { printable, renderLine, widthOf } from './text-path.ts'

/** Edge of the mark in its own pixels. */
export const MARK_SIZE = 16
/** One pixel of the letters in units of the pixel face; a capital is ten of them high. */
const UNITS_PER_PIXEL = 75
export const CAPITAL_PIXELS = 10

/** The star of the site, for names without a letter that the face has. */
const STAR = 'M5 0h1v3h1v1h1v1h3v1H8v1H7v1H6v3H5V8H4V7H3V6H0V5h3V4h1V3h1z'

/** Font size at which a pixel of the face is so large. */
export function faceSize(pixel: number): number {
  return (pixel * pixelFace.unitsPerEm) / UNITS_PER_PIXEL
}

/** The inside of an SVG of 16 by 16. */
export function renderMark({ shortName, accent }: { shortName: string; accent: string }): string {
  const { face, hi, lip, on } = accentOf(accent)
  const block = [
    `<path fill="${lip}" d="M1 0h14v1h1v14h-1v1H1v-1H0V1h1z"/>`,
    `<path fill="${face}" d="M1 0h14v1h1v13H0V1h1z"/>`,
    `<path fill="${hi}" d="M1 0h14v1H1z"/>`,
  ]
  return block.join('') + renderInitial(shortName, on)
}

function renderInitial(shortName: string, fill: string): string {
  // Without accents, which have no room above the letter.
  const plain = shortName.toUpperCase().normalize('NFKD').replace(/\p{M}/gu, '')
  const [letter] = printable(pixelFace, plain).replaceAll(' ', '')
  if (!letter) return `<path fill="${fill}" transform="translate(2.5 2)" d="${STAR}"/>`
  const size = faceSize(1)
  // Without the empty pixel after the letter.
  const width = Math.round(widthOf(pixelFace, letter) * size) - 1
  const x = Math.floor((MARK_SIZE - width) / 2)
  return renderLine(pixelFace, letter, { x, baseline: 2 + CAPITAL_PIXELS, size, fill })
}

export function toSvg(inner: string, box: { x: number; y: number; width: number; height: number }): string {
  const { x, y, width, height } = box
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}" shape-rendering="crispEdges">${inner}</svg>`
}
