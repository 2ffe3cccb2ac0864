import { expect, test } from 'vitest'
import { ProductForm } from '#contract/shop/store-admin.schema.ts'
import { changedPaths } from '#web/admin/kit/settings/draft/compare.ts'
import { readNumber } from '#web/admin/kit/settings/fields/number-field.tsx'
import { readCommands } from './command-options.ts'
import { cannotBePaid, NEW_PRODUCT } from './product-form.ts'

const product = {
  ...NEW_PRODUCT,
  name: '80 Premium Points',
  price: 77_000,
  image_url: '/art/points.webp',
  description: ['80 points', 'For any mode'],
  description_id: ['80 poin'],
  execute: readCommands('points give %player% 80\nsay thanks', []),
  sort_id: 3,
}
const wrongFields = (change: object) =>
  ProductForm.safeParse({ ...product, ...change }).error?.issues.map(({ path: [field] }) => field) ?? []

test('requires every field but the sort order and the Indonesian text', () => {
  expect(new Set(wrongFields(NEW_PRODUCT))).toEqual(
    new Set(['name', 'price', 'image_url', 'description', 'execute']),
  )
})

test('a filled form is valid as it is', () => {
  expect(ProductForm.parse(product)).toEqual(product)
})

test.each([
  ['execute', readCommands('say %message%\nmail send %player% %sender%', [])],
  ['price', readNumber('1.5', true)],
  ['price', readNumber('free', true)],
  ['price', readNumber('1e4', true)],
  ['sort_id', readNumber('', false)],
  ['sort_id', readNumber('2.5', false)],
  ['image_url', 'javascript:alert(1)'],
  ['image_url', '//evil.example/x.png'],
  ['sale_from', '31 Feb 2026'],
  ['execute', readCommands('ok\nsay \u0000', [])],
])('%s of %j is refused', (field, value) => {
  expect(wrongFields({ [field]: value })).toEqual([field])
})

test.each([
  ['77.000', 77_000],
  ['1.500.000', 1_500_000],
  ['077', 77],
  ['', null],
])('a typed number %j is %j', (typed, number) => {
  expect(readNumber(typed, true)).toBe(number)
})

test.each([
  [1, true],
  [999, true],
  [1_000, false],
  [0, false],
  [10_000_000, false],
  [-5, false],
  [null, false],
])('warns about a price of %j outside all limits: %s', (price, warned) => {
  expect(cannotBePaid(price)).toBe(warned)
})

test('spaces are no change', () => {
  expect(changedPaths(product, { ...product, name: ' 80 Premium Points ' })).toEqual([])
  expect(changedPaths(product, { ...product, name: 'Other', execute: [] })).toEqual([['name'], ['execute']])
})
