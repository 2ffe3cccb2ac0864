// Pieces of SVG: lines of text as paths, from outlines that come with the site.
import { SURFACES } from '#contract/platform/colour.ts'

export type Glyphs = {
  unitsPerEm: number
  /** The width of each character, in units of the font. */
  advances: Readonly<Record<string, number>>
  /** The path of each character, in units of the font, y upwards. */
  outlines: Readonly<Record<string, string>>
}

/** Letters that Unicode does not take apart. */
const WITHOUT_STROKE: Readonly<Record<string, string>> = {
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  Ħ: 'H',
  ħ: 'h',
  ı: 'i',
}

/** The text in characters that the font has: accents may be lost, what has no letter is left out. */
export function printable(glyphs: Glyphs, text: string): string {
  return [...text.normalize('NFC')]
    .map((character) => {
      if (Object.hasOwn(glyphs.outlines, character)) return character
      const [base = ''] = WITHOUT_STROKE[character] ?? character.normalize('NFKD')
      return Object.hasOwn(glyphs.outlines, base) ? base : ' '
    })
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
}

/** In em. */
export function widthOf(glyphs: Glyphs, text: string): number {
  const units = [...text].reduce((sum, character) => sum + (glyphs.advances[character] ?? 0), 0)
  return units / glyphs.unitsPerEm
}

/** Breaks words that are wider than a line, in em. */
export function breakWords(glyphs: Glyphs, text: string, maxWidth: number): string {
  const pieces = text.split(' ').flatMap((word) => {
    const parts = ['']
    for (const character of word) {
      const longer = `${parts.at(-1)}${character}`
      if (widthOf(glyphs, longer) <= maxWidth) parts[parts.length - 1] = longer
      else parts.push(character)
    }
    return parts
  })
  return pieces.join(' ')
}

/** Words in lines that are at most so wide, in em; a longer word has a line of its own. */
export function wrap(glyphs: Glyphs, text: string, maxWidth: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && widthOf(glyphs, longer) <= maxWidth) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** A stop of a gradient in the site's ground colour. */
export function groundStop(at: number, alpha: number): string {
  return `<stop offset="${at}" stop-color="${SURFACES.ground}" stop-opacity="${alpha}"/>`
}

type Placed = { x: number; baseline: number; size: number; fill: string }

export function renderLine(glyphs: Glyphs, text: string, { x, baseline, size, fill }: Placed): string {
  const scale = size / glyphs.unitsPerEm
  let at = 0
  const paths = [...text].map((character) => {
    const outline = glyphs.outlines[character]
    const path = outline ? `<path transform="translate(${at})" d="${outline}"/>` : ''
    at += glyphs.advances[character] ?? 0
    return path
  })
  return `<g fill="${fill}" transform="translate(${x} ${baseline}) scale(${scale} ${-scale})">${paths.join('')}</g>`
}
