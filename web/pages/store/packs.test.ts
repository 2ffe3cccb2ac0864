import { expect, test } from 'vitest'
import { bestValue } from '#contract/shop/packs.ts'
import type { Product } from '#contract/shop/store.schema.ts'
import { packsOf, repeatablePacks, splitName } from './packs.ts'

const product = (change: Partial<Product>) =>
  ({ price: 20_000, points: null, limited: false, ...change }) as Product

test('only products that give points are packs', () => {
  const products = [product({ _id: 'P', points: 20 }), product({ _id: 'KEY' })]
  expect(packsOf(products)).toEqual([{ id: 'P', points: 20, price: 20_000 }])
})

test('a pack that a player may buy only so often is in no mix', () => {
  const starter = product({ _id: 'S', points: 40, limited: true })
  expect(repeatablePacks([starter, product({ _id: 'P', points: 20 })]).map(({ id }) => id)).toEqual(['P'])
  expect(bestValue(packsOf([starter, product({ _id: 'P', points: 20 })]))?.id).toBe('S')
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
