import { expect, test } from 'vitest'
import { readNumber } from './number-field.tsx'
import { dropIndex } from './use-drag.ts'

const ROWS = [
  { top: 0, bottom: 100 },
  { top: 100, bottom: 140 },
  { top: 140, bottom: 300 },
]

test.each([
  [0, 50, 0],
  [0, 119, 0],
  [0, 121, 1],
  [0, 221, 2],
  [2, 130, 2],
  [2, 119, 1],
  [2, 49, 0],
  [1, 1_000, 2],
  [1, -1_000, 0],
])('a row dragged from %d to %d px belongs to %d: past the middle of its neighbour', (from, y, to) => {
  expect(dropIndex(ROWS, from, y)).toBe(to)
})

test('a number field stores numbers, null for an empty one, and text that is no number', () => {
  expect(readNumber('25565', false)).toBe(25_565)
  expect([readNumber('1.500.000', true), readNumber('077', true)]).toEqual([1_500_000, 77])
  expect(readNumber('', true)).toBeNull()
  expect(readNumber('', false)).toBe('')
  expect(readNumber('1.5', false)).toBe('1.5')
})
