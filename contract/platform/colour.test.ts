import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Identity } from '#contract/settings/identity.schema.ts'
import {
  accentOf,
  contrast,
  fromOklch,
  isReadable,
  luminance,
  nearestReadable,
  SURFACES,
  TEXT_CONTRAST,
  toOklch,
} from './colour.ts'

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

const accepts = (accent: string) => Identity.shape.accent.safeParse(accent).success

test('the colours that can be read are accepted as an accent', () => {
  fc.assert(fc.property(hex, (accent) => accepts(accent) === isReadable(accent)))
})

test('every accepted accent is readable on every surface and under its dark words, and has edges', () => {
  fc.assert(
    fc.property(hex, (accent) => {
      fc.pre(isReadable(accent))
      const { face, hi, on, lip } = accentOf(accent)
      for (const other of [...Object.values(SURFACES), on]) {
        expect(contrast(face, other)).toBeGreaterThanOrEqual(TEXT_CONTRAST)
        expect(contrast(hi, other)).toBeGreaterThanOrEqual(TEXT_CONTRAST)
      }
      // A side face that is darker, and a top edge that differs.
      expect(luminance(lip)).toBeLessThan(luminance(face) * 0.75)
      expect(contrast(hi, face)).toBeGreaterThan(1.04)
    }),
    { numRuns: 500 },
  )
})

test('the nearest readable colour is accepted and keeps the hue', () => {
  fc.assert(
    fc.property(hex, (colour) => {
      const nearest = nearestReadable(colour)
      expect(isReadable(nearest)).toBe(true)
      if (isReadable(colour)) expect(nearest).toBe(colour)
      const [before, after] = [toOklch(colour), toOklch(nearest)]
      // The hue of a colour that is nearly grey is noise of its rounding.
      if (before.chroma < 0.02 || after.chroma < 0.02) return
      expect(Math.cos(before.hue - after.hue)).toBeGreaterThan(0.99)
    }),
    { numRuns: 200 },
  )
})

test.each([
  ['#000000', '#8a8a8a'],
  ['#8b0000', '#e16151'],
  ['#0000ff', '#4f84ff'],
  ['#00ff00', '#00ff00'],
])('%s becomes %s', (colour, nearest) => {
  expect(nearestReadable(colour)).toBe(nearest)
})

test('a colour survives the way to OKLCH and back', () => {
  fc.assert(fc.property(hex, (colour) => fromOklch(toOklch(colour)) === colour))
})

test('a refused accent names the nearest one', () => {
  const refused = Identity.shape.accent.safeParse('#101010')
  expect(refused.error?.issues).toMatchObject([{ message: 'low_contrast', params: { nearest: '#8a8a8a' } }])
})
