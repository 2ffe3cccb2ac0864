import { expect, test } from 'vitest'
import { toMoves } from './products.service.ts'

const placed = (...numbers: number[]) =>
  numbers.map((sort_id, index) => ({ id: 'ABCDE'[index] as string, version: 1, sort_id }))
const numbersOf = (moves: ReturnType<typeof toMoves>) =>
  Object.fromEntries(moves.map(({ id, sortId }) => [id, sortId]))

test('the numbers in use are dealt out again, and only those that change', () => {
  expect(numbersOf(toMoves(placed(10, 20, 30, 40), ['B', 'A', 'C', 'D']))).toEqual({ B: 10, A: 20 })
  expect(toMoves(placed(1, 2, 3), ['A', 'B', 'C'])).toEqual([])
})

test('products that share a number are numbered from 1', () => {
  expect(numbersOf(toMoves(placed(0, 0, 5), ['C', 'A', 'B']))).toEqual({ C: 1, A: 2, B: 3 })
})
