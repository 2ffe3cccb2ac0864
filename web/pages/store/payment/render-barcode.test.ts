import fc from 'fast-check'
import { expect, test } from 'vitest'
import { renderBarcode } from './render-barcode.ts'

const QUIET = '0'.repeat(10)

/** The picture as modules, 1 for a bar. */
function modulesOf(text: string): string {
  const { width, path } = renderBarcode(text) ?? { width: 0, path: '' }
  const modules = Array.from({ length: width }, () => '0')
  for (const [, x, bar] of path.matchAll(/M(\d+) 0h(\d)v1h-\dz/g))
    modules.fill('1', Number(x), Number(x) + Number(bar))
  return modules.join('')
}

// Encodings that two encoders agree on: the package, and the one of our own that it replaced.
test.each([
  [
    '8829104471536201',
    '110100111001111001001011100110010110010001001000110111010011010000110111011101111000101011001101100111011001001100011101011',
  ],
  [
    '000012345678',
    '11010011100110110011001101100110010110011100100010110001110001011011000010100111101000101100011101011',
  ],
  [
    'AB-12x',
    '11010010000101000110001000101100010011011100100111001101100111001011110010010100100110001100011101011',
  ],
  ['12345', '1101001110010110011100100010110001110101111011011100100111011010001100011101011'],
])('%s has these bars, with a quiet zone on each side', (text, bars) => {
  expect(modulesOf(text)).toBe(QUIET + bars + QUIET)
})

test('spaces of a grouped code are not part of it', () => {
  expect(renderBarcode('8829 1044 7153 6201')).toEqual(renderBarcode('8829104471536201'))
})

test('two codes never have the same bars', () => {
  const code = fc.stringMatching(/^[0-9A-Z]{1,20}$/)
  fc.assert(
    fc.property(code, code, (one, other) => {
      fc.pre(one !== other)
      expect(modulesOf(one)).not.toBe(modulesOf(other))
    }),
  )
})

test.each(['', ' ', 'é', 'x'.repeat(33), '1\n2é'])('%j has no barcode', (text) => {
  expect(renderBarcode(text)).toBeNull()
})
