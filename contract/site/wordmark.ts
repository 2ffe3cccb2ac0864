// How wide names are in the pixel face, so that a style sheet can fit them into any space without measuring.

/**
 * Widths in em of capitals, at least those of Jersey 10 and of the face that stands in for it: the text must fit before
 * the font is there.
 */
const WIDTHS: readonly (readonly [number, string])[] = [
  [0.24, " '|¦!,.:;I·ÌÍÎÏ`¡²³´¸¹"],
  [0.34, '()[]{}"*/\\¨'],
  [0.46, '-01457?JL£¤§¯°±¶÷+=¬FT¿$23689^_~¢ªº×ABEKPSVXÀÁÂÃÄÅÈÉÊËÞ'],
  [0.54, '<>CDHNRUYZ¥ÇÐÑÙÚÛÜÝ®GOQÒÓÔÕÖ'],
  [0.58, 'M¼½¾'],
  [0.7, '&«»#%W©Ø@Æ'],
]
const EM = new Map(WIDTHS.flatMap(([em, characters]) => [...characters].map((one) => [one, em] as const)))
/** Widths of characters of other alphabets, and of emoji and ideographs. */
const OTHER_EM = 0.8
const WIDE_EM = 1.4
const FIRST_WIDE = 0x1100
/** Combining marks, joiners, variation selectors. */
const WITHOUT_WIDTH = /^[\p{M}\p{Cf}]$/u

/** Width of the text in one line, in capitals, with the space after each letter. */
export function lineEm(text: string, tracking = 0.02): number {
  const width = [...text.toUpperCase()].reduce((sum, character) => sum + emOf(character) + tracking, 0)
  return Math.ceil(width * 100) / 100
}

function emOf(character: string): number {
  if (WITHOUT_WIDTH.test(character)) return 0
  return EM.get(character) ?? ((character.codePointAt(0) ?? 0) < FIRST_WIDE ? OTHER_EM : WIDE_EM)
}

/** Width of the widest word: as narrow as the text can be wrapped. */
export function wordEm(text: string, tracking?: number): number {
  return Math.max(...text.split(/\s+/).map((word) => lineEm(word, tracking)))
}

const IN_FIRST_FONT = /^[0-9A-Za-z +.-]*$/

export function needsMoreGlyphs(name: string): boolean {
  return !IN_FIRST_FONT.test(name)
}

export type Headline = {
  /** One large line. */
  big: string
  bigEm: number
  /** The rest of the name, smaller, wrapped by words; null when there is none. */
  small: string | null
  /** Width of its widest word. */
  smallEm: number
  /** Space after each letter of the small line, in em. */
  tracking: number
}

/** A word this wide would be too small on a phone, so the short name is the large line. */
const WIDEST_BIG_EM = 11
/** Shorter first words, such as an article, share the large line with the next word. */
const FIRST_LETTERS = 4
const TRACKING = { wide: 0.16, narrow: 0.04 }
const WIDEST_TRACKED_EM = 10

export function toHeadline(name: string, shortName: string): Headline {
  const words = name.split(/\s+/)
  let count = 1
  while (count < words.length && words.slice(0, count).join('').length < FIRST_LETTERS) count += 1
  const first = words.slice(0, count).join(' ')
  const fits = lineEm(first) <= WIDEST_BIG_EM
  const big = fits ? first : shortName
  const small = fits ? words.slice(count).join(' ') : name === shortName ? '' : name
  const tracking = wordEm(small, TRACKING.wide) <= WIDEST_TRACKED_EM ? TRACKING.wide : TRACKING.narrow
  return { big, bigEm: lineEm(big), small: small || null, smallEm: wordEm(small, tracking), tracking }
}

/** Narrowest pages that we support, less the space at both sides. */
const NARROWEST_PX = 320 - 2 * 16
/** Smaller letters of the headline are a warning in the console. */
const READABLE_PX = 28

/** Size of the large line on the narrowest phone. */
export function headlineFit(name: string, shortName: string): { px: number; isReadable: boolean } {
  const { bigEm } = toHeadline(name, shortName)
  const px = Math.floor(Math.min(96, NARROWEST_PX / bigEm))
  return { px, isReadable: px >= READABLE_PX }
}
