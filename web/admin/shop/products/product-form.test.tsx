import { expect, test } from 'vitest'
import * as adminEn from '#content/locales/en/admin-index.ts'
import * as adminId from '#content/locales/id/admin-index.ts'
import { ProductForm } from '#contract/shop/store-admin.schema.ts'
import { toLines } from '#contract/shop/store-admin.ts'
import { PRODUCT_FORM } from '#tests/support/forms.ts'
import { changedPaths } from '#web/admin/kit/settings/draft/compare.ts'
import { readNumber } from '#web/admin/kit/settings/fields/number-field.tsx'
import { createAdminText } from '#web/admin/kit/text/admin-text.ts'
import { readCommands } from './command-options.ts'
import { cannotBePaid, NEW_PRODUCT, type ProductDraft, problemText } from './product-form.ts'
import { previewPrice } from './product-preview.tsx'

const FILLED = {
  ...NEW_PRODUCT,
  ...PRODUCT_FORM,
  execute: readCommands('points give %player% 80\nsay thanks', []),
}

test('a filled form is valid as it is; commands for gifts alone would give nothing to a buyer', () => {
  expect(ProductForm.parse(FILLED)).toEqual(FILLED)
  const execute = readCommands('say %message%\nmail send %player% %sender%', [])
  expect(ProductForm.safeParse({ ...FILLED, execute }).error?.issues[0]?.path).toEqual(['execute'])
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
  expect(changedPaths(FILLED, { ...FILLED, name: ' 80 Premium Points ' })).toEqual([])
})

const en = createAdminText('en', adminEn)
const id = createAdminText('id', adminId)

/** Fields parse the text that is typed into them. */
const READ: Partial<Record<keyof ProductDraft, (typed: string) => unknown>> = {
  price: (typed) => readNumber(typed, true),
  sale_price: (typed) => readNumber(typed, true),
  sort_id: (typed) => readNumber(typed, false),
  limit_per_player: (typed) => ({ count: readNumber(typed, true), period: 'month' }),
  description: toLines,
  description_id: toLines,
  execute: (typed) => readCommands(typed, []),
}

function message(change: Partial<Record<keyof ProductDraft, unknown>>, field: keyof ProductDraft, text = en) {
  const draft = { ...FILLED, ...change } as ProductDraft
  const issues = ProductForm.safeParse(draft).error?.issues ?? []
  const issue = issues.find(({ path }) => path[0] === field)
  return issue && problemText(issue, draft, text)
}

const NO_DATE = 'A date and time, for example 17 Nov 2026, 19:00.'

/** Field, what was typed, what is said. */
const MESSAGES: [field: keyof ProductDraft, typed: string, said: string][] = [
  ['name', '', 'Required.'],
  ['name', 'x'.repeat(101), 'At most 100 characters.'],
  ['name', 'a\u0007b', "Line 1 contains characters that can't be saved"],
  ['price', '', 'Required.'],
  ['price', '-1', 'At least 0.'],
  ['price', '1.5', 'Enter a whole number'],
  ['price', '10000001', 'At most Rp10.000.000.'],
  ['sale_price', '77000', 'The sale price must be lower than the price'],
  ['sale_from', '31 Feb 2026', NO_DATE],
  ['sale_until', '31 Feb 2026', NO_DATE],
  ['available_from', '31 Feb 2026', NO_DATE],
  ['limit_per_player', '0', 'A whole number from 1 to 1,000'],
  ['sort_id', '-1', 'At least 0.'],
  ['sort_id', '2.5', 'Enter a whole number'],
  ['sort_id', '1000001', 'At most 1,000,000.'],
  ['image_url', '', 'Required.'],
  ['image_url', 'ftp://x', 'Enter a web address that starts with https://'],
  ['description', '', 'Required.'],
  ['description', 'a\n'.repeat(51), 'At most 50 entries.'],
  ['description', `a\n${'x'.repeat(501)}`, 'Line 2 is too long: at most 500 characters'],
  ['description_id', 'a\nb\u0007', "Line 2 contains characters that can't be saved"],
  ['execute', '', 'Required.'],
  ['execute', 'a\n'.repeat(51), 'At most 50 entries.'],
  ['execute', `a\n${'x'.repeat(1_447)}`, 'Command 2 is too long for the game server'],
]

test.each(MESSAGES)('%s of %j: %s', (field, typed, said) => {
  const read = READ[field] ?? String
  expect(message({ [field]: read(typed) }, field)).toBe(said)
})

test('numbers of a message are those of the language', () => {
  expect(message({ sort_id: 1_000_001 }, 'sort_id', id)).toBe('Maksimal 1.000.000.')
})

const MOMENT = '2026-11-16T12:00:00.000Z'

test('covers every message of the form', () => {
  const isMessage = /(?:Required|TooLong|TooLow|TooHigh|Invalid)$|^notWhole$|^controlSigns$|NotLower$/
  const covered = MESSAGES.map(([, , said]) => said)
  covered.push(message({ sale_from: MOMENT, sale_until: MOMENT }, 'sale_until') ?? '')
  const texts = Object.entries(adminEn.adminProducts).filter(([key]) => isMessage.test(key))
  for (const [key, text] of texts) {
    const parts = text.split(/\{\{\w+\}\}/)
    expect([key, covered.some((said) => parts.every((part) => said.includes(part)))]).toEqual([key, true])
  }
})

const NOW = new Date('2026-11-17T05:00:00.000Z')
const DRAFT = { ...NEW_PRODUCT, price: 77_000, category: 'points' }
const SALE = {
  _id: 'S',
  name: 'A fifth off',
  kind: 'percent' as const,
  value: 20,
  scope: null,
  starts_at: '2026-11-16T00:00:00.000Z',
  ends_at: '2026-11-20T00:00:00.000Z',
}

const OF_POINTS = { ...SALE, scope: { products: [], categories: ['points'] } }
const REDUCED = { price: 61_600, listPrice: 77_000, discount: { kind: 'sale', until: SALE.ends_at } }

test.each([
  ['a running sale counts for the typed price', {}, 'P', SALE, REDUCED],
  ['a sale of the typed category counts for a new product', {}, null, OF_POINTS, REDUCED],
  ['a sale of another category does not count', { category: '' }, null, OF_POINTS, { price: 77_000 }],
])('%s', (_, change, id, sale, price) => {
  expect(previewPrice({ draft: { ...DRAFT, ...change }, id, sales: [sale] }, NOW)).toMatchObject(price)
})

test('without a valid price there is none', () => {
  expect(previewPrice({ draft: { ...DRAFT, price: -1 }, id: 'P', sales: [SALE] }, NOW)).toBeNull()
})
