import { expect, test } from 'vitest'
import { toBoardValue } from './board-value.ts'

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
  expect(toBoardValue(stored, 'balance')).toBe(value)
  expect(toBoardValue(stored, 'credits')).toBe(value)
  expect(toBoardValue(stored, 'ethea')).toBe(value)
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
  expect(toBoardValue(stored, 'count')).toBe(value)
  expect(toBoardValue(stored, 'playtime')).toBe(value)
})

test('keeps all digits beyond 2^53', () => {
  expect(toBoardValue('9007199254740993.01', 'balance')).toBe('9007199254740993,01')
  expect(toBoardValue(`${'9'.repeat(63)}.99`, 'balance')).toBe(`${'9'.repeat(63)},99`)
  expect(toBoardValue(9007199254740993n, 'count')).toBe('9007199254740993')
  expect(toBoardValue(2 ** 80, 'count')).toBe('1208925819614629174706176')
})

test.each(['', 'many', '1e9', '1,5', ' 7', '7 ', '0x10', '--1', '.5', '٣'])('%j is not a value', (stored) => {
  expect(toBoardValue(stored, 'balance')).toBeNull()
})

test.each([null, undefined, Number.NaN, Number.POSITIVE_INFINITY, {}, [], true])(
  '%s is no value',
  (stored) => {
    expect(toBoardValue(stored, 'count')).toBeNull()
  },
)
