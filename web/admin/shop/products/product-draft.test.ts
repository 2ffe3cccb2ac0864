import { expect, test } from 'vitest'
import { type AdminProduct, ProductForm } from '#contract/shop/store-admin.schema.ts'
import { cannotBePaid, isFreePrice, problemsOf } from './draft-problems.ts'
import { changedFields, type DraftField, draftOf, NEW_PRODUCT, toProductForm } from './product-draft.ts'

const product: AdminProduct = {
  _id: 'P1',
  name: '80 Premium Points',
  price: 77_000,
  image_url: '/art/points.webp',
  description: ['80 points', 'For any mode'],
  description_id: ['80 poin'],
  execute: [
    { type: 'commands', text: 'points give %player% 80', server: 'survival', wait_online: false },
    { type: 'commands', text: 'say thanks', server: 'survival', wait_online: false },
  ],
  sort_id: 3,
  name_id: '',
  execute_on_refund: [],
  visible: true,
  available_from: null,
  available_until: null,
  category: '',
  sale_price: null,
  sale_from: null,
  sale_until: null,
  limit_per_player: null,
  built_in: false,
  sold: 0,
  price_now: 77_000,
  sale_ends: null,
  updated_at: '2026-11-15T12:41:00.000Z',
  version: 4,
}
const draft = draftOf(product)
const problemOf = (field: DraftField, text: string) => problemsOf({ ...draft, [field]: text })[field]

test('a product survives the round trip through the form', () => {
  const { _id, version, sold, built_in, price_now, sale_ends, updated_at, ...form } = product
  expect(problemsOf(draft)).toEqual({})
  expect(toProductForm(draft)).toEqual(form)
  const offer = {
    name_id: 'Poin',
    category: 'points',
    visible: false,
    sale_price: 70_000,
    sale_from: '2026-11-13T00:00:00.000Z',
    sale_until: '2026-11-20T16:59:00.000Z',
    available_from: '2026-11-01T00:00:00.000Z',
    available_until: '2026-12-01T00:00:00.000Z',
    limit_per_player: { count: 2, period: 'day' as const },
    execute_on_refund: [
      { type: 'commands' as const, text: 'points take %player% 80', server: 'skyblock', wait_online: true },
    ],
  }
  expect(toProductForm(draftOf({ ...product, ...offer }))).toEqual({ ...form, ...offer })
})

test('one line is one entry, blank lines are dropped', () => {
  const { description, execute } = toProductForm({
    ...draft,
    description: '  one \r\n\n two\n   \n',
    commands: '\n give %player% \n',
  })
  expect(description).toEqual(['one', 'two'])
  expect(execute).toMatchObject([{ type: 'commands', text: 'give %player%' }])
  expect(execute).toHaveLength(1)
})

test('requires every field but the sort order and the Indonesian text', () => {
  expect(problemsOf(NEW_PRODUCT)).toEqual({
    name: { key: 'nameRequired' },
    price: { key: 'priceRequired' },
    imageUrl: { key: 'imageRequired' },
    description: { key: 'descriptionRequired' },
    commands: { key: 'commandsRequired' },
  })
})

test.each([
  ['commands', 'say %message%\nmail send %player% %sender%', 'commandsForGifts'],
  ['price', '-1000', 'priceTooLow'],
  ['price', '1.5', 'priceNotWhole'],
  ['price', 'free', 'priceNotWhole'],
  ['price', '1e4', 'priceNotWhole'],
  ['price', '10001000', 'priceTooHigh'],
  ['sortId', '', 'sortNotWhole'],
  ['sortId', '-1', 'sortTooLow'],
  ['sortId', '2.5', 'sortNotWhole'],
  ['sortId', '1000001', 'sortTooHigh'],
  ['name', 'x'.repeat(101), 'nameTooLong'],
  ['name', 'a\u0007b', 'controlSigns'],
  ['imageUrl', 'javascript:alert(1)', 'imageInvalid'],
  ['imageUrl', '//evil.example/x.png', 'imageInvalid'],
  ['description', 'x'.repeat(501), 'lineTooLong'],
  ['description', 'a\n'.repeat(51), 'tooManyLines'],
  ['descriptionId', 'x'.repeat(501), 'lineTooLong'],
  ['commands', 'x'.repeat(1_447), 'commandTooLong'],
  ['commands', 'a\n'.repeat(51), 'tooManyLines'],
  ['commands', 'ok\nsay \u0000', 'controlSigns'],
] as const)('%s of %j is refused: %s', (field, text, key) => {
  expect(problemOf(field, text)?.key).toBe(key)
})

test.each(['0', '1', '39500', '10000000', ' 20000 ', '-1', '-1000', '0.5', '10000001', '99999999'])(
  'the form and the server agree about a price of %j',
  (price) => {
    const fits = ProductForm.safeParse({ ...toProductForm(draft), price: Number(price) }).success
    expect(problemOf('price', price) === undefined).toBe(fits)
  },
)

test.each([
  ['1', true],
  ['999', true],
  ['1000', false],
  ['0', false],
  ['10000000', false],
  ['-5', false],
  ['', false],
])('warns about a price of %j outside all limits, without an error: %s', (price, warned) => {
  expect(cannotBePaid(price)).toBe(warned)
  if (warned) expect(problemOf('price', price)).toBeUndefined()
})

test('only a valid price of zero is free', () => {
  expect(['0', ' 00 ', '', '-0', '1', 'x'].map(isFreePrice)).toEqual([true, true, false, true, false, false])
})

test('a problem names the line it is in', () => {
  expect(problemOf('commands', `fine\n\n${'x'.repeat(1_447)}`)).toEqual({ key: 'commandTooLong', line: 2 })
})

test('a draft without problems is valid on the server', () => {
  for (const change of [{}, { descriptionId: '' }, { price: '0', sortId: '0' }, { name: '<img src=x>' }])
    expect(ProductForm.safeParse(toProductForm({ ...draft, ...change })).success).toBe(true)
})

test('spaces and blank lines are no change', () => {
  expect(
    changedFields(draft, {
      ...draft,
      name: ' 80 Premium Points ',
      description: '80 points\n\nFor any mode\n',
    }),
  ).toEqual([])
  expect(changedFields(draft, { ...draft, name: 'Other', commands: '' })).toEqual(['name', 'commands'])
})
