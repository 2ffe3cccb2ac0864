import { expect, test } from 'vitest'
import { type BasketLine, piecesOf, readBasket, repriced, withLine, withLines } from './basket.ts'

const line = (id: string, quantity = 1): BasketLine => ({ id, quantity, name: `Pack ${id}`, price: 20_000 })
const stored = (lines: unknown, version: unknown = 1) => JSON.stringify({ version, lines })

test('reads the lines that the store wrote, and nothing else of them', () => {
  expect(readBasket(stored([{ ...line('A', 2), html: '<img>' }, line('B')]))).toEqual([
    line('A', 2),
    line('B'),
  ])
})

test.each([
  null,
  '',
  'x',
  '7',
  'null',
  '[]',
  stored([line('A')], 2),
  stored([line('A')], '1'),
  stored({ 0: line('A') }),
  stored([null, 7, 'A', []]),
  stored([line('')]),
  stored([{ ...line('A'), id: 7 }]),
  stored([{ ...line('A'), id: 'A'.repeat(201) }]),
  stored([{ ...line('A'), name: undefined }]),
  stored([line('A', 0), line('B', -1), line('C', 1.5), line('D', 21)]),
  stored([{ ...line('A'), quantity: '2' }]),
  stored([{ ...line('A'), price: -1 }]),
  stored([{ ...line('A'), was: '1' }]),
])('reads an empty basket from %j', (text) => {
  expect(readBasket(text)).toEqual([])
})

test('a stored basket of too many lines or pieces is cut to what one order takes', () => {
  const many = Array.from({ length: 12 }, (_, index) => line(`P${index}`))
  expect(readBasket(stored(many))).toHaveLength(10)
  expect(piecesOf(readBasket(stored([line('A', 15), line('B', 15)])))).toBe(15)
})

test('a line replaces the one of the same product in its place, and 0 removes it', () => {
  const basket = [line('A'), line('B')]
  expect(withLine(basket, line('A', 3))).toEqual([line('A', 3), line('B')])
  expect(withLine(basket, line('A', 0))).toEqual([line('B')])
})

test('an eleventh product and a twenty-first piece do not fit', () => {
  const ten = Array.from({ length: 10 }, (_, index) => line(`P${index}`))
  expect(withLine(ten, line('P10'))).toBe(ten)
  expect(piecesOf(withLine(ten, line('P0', 11)))).toBe(20)
  expect(withLine(ten, line('P0', 12))).toBe(ten)
})

test('several lines are put in together or not at all', () => {
  const basket = [line('A', 10)]
  expect(withLines(basket, [line('B', 5), line('C', 5)])).toHaveLength(3)
  expect(withLines(basket, [line('B', 5), line('C', 6)])).toBe(basket)
})

test('a line of another price remembers the one that the buyer saw, until it is put in again', () => {
  const products = [
    { _id: 'A', price: 18_000 },
    { _id: 'B', price: 20_000 },
  ]
  const basket = [line('A'), line('B'), line('C')]
  const changed = repriced(basket, products)
  expect(changed).toEqual([{ ...line('A'), price: 18_000, was: 20_000 }, line('B'), line('C')])
  expect(readBasket(stored(changed))).toEqual(changed)
  expect(repriced(changed, products)).toBe(changed)
  expect(repriced(changed, [{ _id: 'A', price: 19_000 }])[0]).toMatchObject({ price: 19_000, was: 20_000 })
})
