import { expect, test } from 'vitest'
import { ProductForm } from '#contract/shop/store-admin.schema.ts'
import { changedPaths } from '#web/admin/kit/settings/draft/compare.ts'
import { readCommands } from './command-options.ts'
import { cannotBePaid, NEW_PRODUCT } from './product-form.ts'

const product = {
  ...NEW_PRODUCT,
  name: '80 Premium Points',
  price: 77_000,
  image_url: '/art/points.webp',
  description: ['80 points', 'For any mode'],
  execute: readCommands('points give %player% 80\nsay thanks', []),
}

test('a filled form is valid as it is; commands for gifts alone would give nothing to a buyer', () => {
  expect(ProductForm.parse(product)).toEqual(product)
  const execute = readCommands('say %message%\nmail send %player% %sender%', [])
  expect(ProductForm.safeParse({ ...product, execute }).error?.issues[0]?.path).toEqual(['execute'])
})

test.each([
  [999, true],
  [1_000, false],
  [-5, false],
  [null, false],
])('warns about a price of %j outside all limits: %s', (price, warned) => {
  expect(cannotBePaid(price)).toBe(warned)
})

test('spaces are no change', () => {
  expect(changedPaths(product, { ...product, name: ' 80 Premium Points ' })).toEqual([])
  expect(changedPaths(product, { ...product, name: 'Other', execute: [] })).toEqual([['name'], ['execute']])
})
