import { expect, test } from 'vitest'
import pixelFace from './glyphs/jersey-10.json' with { type: 'json' }
import sansFace from './glyphs/plus-jakarta-sans.json' with { type: 'json' }
import { fitName } from './share-card.ts'
import { breakWords, printable, renderLine, widthOf, wrap } from './text-path.ts'

test.each([
  ['Café “Ñandú”', 'Café “Ñandú”'],
  ['Łódź Ő', 'Lódz O'],
  ['🚀 Rocket 日本', 'Rocket'],
  ['ＡＢ', 'AB'],
  ['日本', ''],
])('%s is written %s', (text, written) => {
  expect(printable(sansFace, text)).toBe(written)
})

test('words wrap into lines that are narrow enough', () => {
  const text = 'Build, survive, and reach for the stars with friends.'
  const lines = wrap(sansFace, text, 10)
  expect(lines.join(' ')).toBe(text)
  expect(lines.length).toBeGreaterThan(1)
  for (const line of lines) expect(widthOf(sansFace, line)).toBeLessThanOrEqual(10)
})

test('a word wider than a line is broken', () => {
  const parts = breakWords(sansFace, 'x'.repeat(120), 20).split(' ')
  expect(parts.join('')).toBe('x'.repeat(120))
  for (const part of parts) expect(widthOf(sansFace, part)).toBeLessThanOrEqual(20)
})

test('a line has one path for each letter that is seen', () => {
  const svg = renderLine(pixelFace, 'A B', { x: 10, baseline: 20, size: 14, fill: '#fff' })
  expect(svg.match(/<path /g)).toHaveLength(2)
  expect(svg).toContain('translate(10 20) scale(0.01 -0.01)')
})

const LONG = ['W'.repeat(32), 'MMMMMMMMMMMMMMMM MMMMMMMMMMMMMMM', '@ '.repeat(16)]

test.each(['W', 'NusantaraCraft Network', ...LONG])('%s fits into the share picture', (name) => {
  const { lines, pixel } = fitName(name)
  expect(lines.join(' ')).toBe(name.toUpperCase().trim())
  expect(lines.length).toBeLessThanOrEqual(3)
  for (const line of lines) expect((widthOf(pixelFace, line) * pixel * 1_400) / 75).toBeLessThanOrEqual(1_072)
})
