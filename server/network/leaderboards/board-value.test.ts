import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { BoardFormat } from '#contract/settings/boards.ts'
import { toBoardValue, toDecimal, toDisplayName } from './board-value.ts'

const shownAs = (stored: unknown, ...formats: BoardFormat[]) => {
  const decimal = toDecimal(stored)
  return decimal === null ? null : toBoardValue(decimal, formats)
}

test.each([
  ['1234567.89', '1234567,89'],
  ['1234567.00', '1234567,00'],
  ['1234567', '1234567,00'],
  ['0.50', '0,50'],
  ['0012.5', '12,50'],
  ['12.999', '12,99'],
  ['-3.10', '-3,10'],
  [1234567n, '1234567,00'],
  [1234567.5, '1234567,50'],
  [0.1 + 0.2, '0,30'],
])('formats money %s as %s', (stored, value) => {
  expect(shownAs(stored, 'money')).toBe(value)
  expect(shownAs(stored, 'decimal')).toBe(value)
  expect(shownAs(stored, 'number', 'money')).toBe(value)
})

test.each([
  ['42.00', '42'],
  ['42.99', '42'],
  ['0.40', '0'],
  ['-0.40', '0'],
  ['000', '0'],
  [42n, '42'],
  [42.5, '42'],
])('formats count %s as %s', (stored, value) => {
  expect(shownAs(stored, 'number')).toBe(value)
  expect(shownAs(stored, 'duration')).toBe(value)
})

test('keeps all digits beyond 2^53', () => {
  expect(shownAs('9007199254740993.01', 'money')).toBe('9007199254740993,01')
  expect(shownAs(`${'9'.repeat(63)}.99`, 'money')).toBe(`${'9'.repeat(63)},99`)
  expect(shownAs(9007199254740993n, 'number')).toBe('9007199254740993')
  expect(shownAs(2 ** 80, 'number')).toBe('1208925819614629174706176')
})

test.each([
  ...['', 'many', '1e9', '1,5', ' 7', '7 ', '0x10', '--1', '.5', '٣'],
  ...[null, undefined, Number.NaN, Number.POSITIVE_INFINITY, {}, [], true],
])('%j is no value', (stored) => {
  expect(toDecimal(stored)).toBeNull()
})

test('every whole number survives, with and without decimals', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 60n), max: 10n ** 60n }), fc.nat(99), (whole, cents) => {
      const fraction = String(cents).padStart(2, '0')
      expect(shownAs(`${whole}.${fraction}`, 'number')).toBe(String(whole))
      expect(shownAs(`${whole}.${fraction}`, 'money')).toBe(`${whole},${fraction}`)
      expect(shownAs(whole, 'decimal')).toBe(`${whole},00`)
    }),
  )
})

test.each([
  ...['Steve', '.Budi_Santoso', 'RajaMinecraft_ID', 'IlIlIlIlIlIlIlIl', 'a', 'x_X_x', '<b>Bold</b>'],
  ...['Юра', '最佳运输', '🐉Naga🐉', '👨‍👩‍👧'],
])('accepts the name %s, without the space around it', (name) => {
  expect(toDisplayName(`  ${name} `)).toBe(name)
})

test.each([
  ...['', '   ', 'a\nb', 'a\u0000b', 'a\u001bb', '\ud800', 'evil\u202egnp', 'a\u2066b', 'x'.repeat(33)],
  ...[null, undefined, 7, {}, ['a']],
])('refuses the name %j', (given) => {
  expect(toDisplayName(given)).toBeNull()
})
