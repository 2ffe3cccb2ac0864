import { expect, test } from 'vitest'
import type { Product } from '#contract/shop/store.schema.ts'
import { columnsFor, shelvesOf, splitName, threeOf } from './product-shelves.ts'

const CATEGORIES = [
  { id: 'points', name: 'Points' },
  { id: 'season', name: 'Season' },
]
const of = (...categories: string[]) =>
  categories.map((category, index) => ({ _id: `P${index}`, category }) as Product)
const shownBy = (products: Product[]) =>
  shelvesOf(products, CATEGORIES).map(({ name, products: shown }) => [name, shown.map(({ _id }) => _id)])

test('shelves come in the order of the categories, products without one last', () => {
  expect(shownBy(of('', 'season', 'points', 'season', 'gone'))).toEqual([
    ['Points', ['P2']],
    ['Season', ['P1', 'P3']],
    [null, ['P0', 'P4']],
  ])
})

test('a category without products is not shown, and an empty store has one shelf', () => {
  expect(shownBy(of('season', 'season'))).toEqual([['Season', ['P0', 'P1']]])
  expect(shownBy(of())).toEqual([[null, []]])
})

test.each([
  ['80 Premium Points', { number: '80', rest: 'Premium Points' }],
  ['1.000 Poin', { number: '1.000', rest: 'Poin' }],
  ['Crate key', null],
  ['80', null],
  ['5x Crate', null],
])('%s is split into %j', (name, parts) => {
  expect(splitName(name)).toEqual(parts)
})

test('the three packs of an empty page are the second, the middle and the last', () => {
  expect(threeOf([1, 2, 3, 4, 5])).toEqual([2, 3, 5])
  expect(threeOf([1, 2, 3, 4])).toEqual([2, 3, 4])
  for (const few of [[], [1], [1, 2], [1, 2, 3]]) expect(threeOf(few)).toEqual(few)
})

test('up to six places are one row; more leave as few empty places as four to six columns can', () => {
  expect([1, 2, 6].map(columnsFor)).toEqual([1, 2, 6])
  expect([7, 8, 9, 10, 11, 12, 40].map(columnsFor)).toEqual([4, 4, 5, 5, 6, 6, 5])
})
