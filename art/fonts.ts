// npm --prefix art run fonts: writes web/kit/fonts, subsets of the characters that Indonesian and English pages need, and the outlines
// for pictures that the server makes.
import { readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { writeGlyphs } from './glyphs.ts'

const range = (from: number, to: number) =>
  [...Array(to - from).keys()].map((offset) => String.fromCharCode(from + offset)).join('')
const LATIN = range(0x20, 0x7f)
const LATIN_1 = range(0xa1, 0x100).replace('\u00ad', '')
const PUNCTUATION = '\u00a0·–—‘’“”…•×→←↑↓°©é€◆Ɇ'
const WORDMARK = '0123456789 ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz+-.'

const SANS = '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2'
const PIXEL = '@fontsource/jersey-10/files/jersey-10-latin-400-normal.woff2'

const without = (characters: string, others: string) =>
  [...characters].filter((character) => !others.includes(character)).join('')

const FACES = [
  {
    source: SANS,
    target: 'web/kit/fonts/plus-jakarta-sans.woff2',
    characters: LATIN + PUNCTUATION,
    options: { variationAxes: { wght: { min: 400, max: 800 } } },
  },
  { source: PIXEL, target: 'web/kit/fonts/jersey-10.woff2', characters: WORDMARK, options: {} },
  // Loaded only by pages whose name has one of these characters.
  {
    source: PIXEL,
    target: 'web/kit/fonts/jersey-10-more.woff2',
    characters: without(LATIN + LATIN_1, WORDMARK),
    options: {},
  },
]

for (const { source, target, characters, options } of FACES) {
  const font = readFileSync(`art/node_modules/${source}`)
  const subset = await subsetFont(font, characters, { targetFormat: 'woff2', ...options })
  writeFileSync(target, subset)
  console.log(`${target}: ${subset.length} bytes of ${font.length}`)
}

/** The wordmark is in capitals. */
const capitals = [...(LATIN + LATIN_1)].filter((character) => character === character.toUpperCase()).join('')
await writeGlyphs({ name: 'jersey-10', source: PIXEL, characters: capitals })
await writeGlyphs({
  name: 'plus-jakarta-sans',
  source: SANS,
  characters: LATIN + LATIN_1 + PUNCTUATION,
  weight: 600,
})
