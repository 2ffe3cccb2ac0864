import { expect, test } from 'vitest'
import { blockUnit, gridLines, shortRupiah } from './scale.ts'

test.each([
  [1, 1],
  [15, 1],
  [16, 2],
  [31, 5],
  [2_940_000, 200_000],
  [3_000_001, 500_000],
  [75_000_000_000, 5_000_000_000],
])('with a highest bar of %d one block is %d', (highest, unit) => {
  expect(blockUnit(highest)).toBe(unit)
})

test.each([
  [1, [1]],
  [3, [1, 2, 3]],
  [7, [2, 4, 6]],
  [2_940_000, [1_000_000, 2_000_000]],
  [50_000, [20_000, 40_000]],
])('with a highest bar of %d the lines are at %j', (highest, lines) => {
  expect(gridLines(highest)).toEqual(lines)
})

test.each([
  [0, 'Rp0', 'Rp0'],
  [500, 'Rp500', 'Rp500'],
  [20_000, 'Rp20k', 'Rp20 rb'],
  [1_500_000, 'Rp1.5m', 'Rp1,5 jt'],
  [2_000_000_000, 'Rp2bn', 'Rp2 M'],
])('%d is %s, in Indonesian %s', (value, en, id) => {
  expect([shortRupiah(value, 'en'), shortRupiah(value, 'id')]).toEqual([en, id])
})
