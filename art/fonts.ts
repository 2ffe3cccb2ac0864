// npm run fonts: writes web/fonts, subsets of the characters that Indonesian and English pages need.
import { readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'

const LATIN = [...Array(0x7f - 0x20).keys()].map((offset) => String.fromCharCode(0x20 + offset)).join('')
const PUNCTUATION = '\u00a0·–—‘’“”…•×→←↑↓°©é€◆Ɇ'

const FACES = [
  {
    source: '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2',
    target: 'web/fonts/plus-jakarta-sans.woff2',
    characters: LATIN + PUNCTUATION,
    options: { variationAxes: { wght: { min: 400, max: 800 } } },
  },
  {
    source: '@fontsource/jersey-10/files/jersey-10-latin-400-normal.woff2',
    target: 'web/fonts/jersey-10.woff2',
    characters: '0123456789 ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz+-.',
    options: {},
  },
]

for (const { source, target, characters, options } of FACES) {
  const font = readFileSync(`art/node_modules/${source}`)
  const subset = await subsetFont(font, characters, { targetFormat: 'woff2', ...options })
  writeFileSync(target, subset)
  console.log(`${target}: ${subset.length} bytes of ${font.length}`)
}
