import { expect, test } from 'vitest'
import { isWithin } from './json-bounds.ts'

const fits = (value: unknown) => isWithin(Buffer.from(JSON.stringify(value)), { depth: 3, entries: 6 })

test.each([
  ['a text without lists', 'a'.repeat(100)],
  ['lists up to the depth', [[[]]]],
  ['entries up to the count', [1, 2, 3, 4, 5, 6]],
  ['brackets, commas and quotes inside of strings', ['[[[[[[[', '{,,,,,,,,', '"[[[[[[[', '\\"[[[[[[[', '\\']],
])('%s is within', (_what, value) => {
  expect(fits(value)).toBe(true)
})

test.each([
  ['a list that is too deep', [[[[]]]]],
  ['an object that is too deep', { a: { b: { c: {} } } }],
  ['a list that is too long', [1, 2, 3, 4, 5, 6, 7]],
  ['many short lists', [[1, 2], [3], [4]]],
  ['depth after a string that ends with a backslash', ['\\', [[[]]]]],
])('%s is not', (_what, value) => {
  expect(fits(value)).toBe(false)
})

test('a text that is cut off inside of a string is read to its end', () => {
  expect(isWithin(Buffer.from('["abc\\'), { depth: 3, entries: 6 })).toBe(true)
})
