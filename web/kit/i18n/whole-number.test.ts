import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wholeNumber } from './rupiah.ts'

test.each([
  ['en-US', ','],
  ['id-ID', '.'],
] as const)('%s: whole numbers are written as the language writes them', (locale, separator) => {
  const numbers = new Intl.NumberFormat(locale)
  const whole = fc.oneof(fc.integer(), fc.maxSafeInteger(), fc.bigInt(), fc.constantFrom(0, 999, 1000, -999))
  fc.assert(
    fc.property(whole, (value) => {
      expect(wholeNumber(value, separator)).toBe(numbers.format(value))
    }),
  )
})
