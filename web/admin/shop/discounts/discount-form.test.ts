import { expect, test } from 'vitest'
import { CouponForm, SaleForm } from '#contract/shop/discounts.schema.ts'
import { daysLeft, exampleOf, NEW_COUPON, NEW_SALE, problemOf, stateOf } from './discount-form.ts'

const FROM = '2026-11-13T00:00:00.000Z'
const UNTIL = '2026-11-20T00:00:00.000Z'
const NOW = new Date('2026-11-16T13:00:00.000Z')
const VALID = {
  ...NEW_COUPON,
  code: 'merdeka26',
  value: 20,
  starts_at: FROM,
  ends_at: UNTIL,
  max_uses: 1_000,
  minimum: 39_000,
}
const SALE = { ...NEW_SALE, name: ' November ', starts_at: FROM, ends_at: UNTIL }

test('the code of a coupon is saved in capitals, the name of a sale trimmed', () => {
  expect(CouponForm.parse(VALID)).toEqual({ ...VALID, code: 'MERDEKA26' })
  expect(SaleForm.parse({ ...SALE, kind: 'price', value: 10_000 })).toMatchObject({ name: 'November' })
})

test.each([
  [{ code: 'a b' }, 'coupon', { code: 'code' }],
  [{ name: ' ' }, 'sale', { name: null }],
  [{ value: 101 }, 'coupon', { value: 'percent' }],
  [{ value: 0 }, 'coupon', { value: 'percent' }],
  [{ kind: 'rupiah', value: 10_000 }, 'coupon', {}],
  [{ value: '1,5' }, 'coupon', { value: 'percent' }],
  [{ kind: 'rupiah', value: 0 }, 'coupon', { value: 'rupiah' }],
  [{ scope: { products: [], categories: [] } }, 'coupon', { scope: 'scope' }],
  [{ max_uses: 0, per_player: 'x' }, 'coupon', { max_uses: 'uses', per_player: 'uses' }],
  [{ minimum: -1 }, 'coupon', { minimum: 'rupiah' }],
  [{ ends_at: FROM }, 'coupon', { ends_at: null }],
  [{ starts_at: null, ends_at: null }, 'sale', { starts_at: null, ends_at: null }],
  [{ starts_at: null, ends_at: null }, 'coupon', {}],
  [{ starts_at: 'soon', ends_at: '31 Feb 2036' }, 'coupon', { starts_at: null, ends_at: null }],
] as const)('%j of a %s: %j', (change, type, problems) => {
  const draft = { ...(type === 'coupon' ? VALID : SALE), ...change }
  const issues = (type === 'coupon' ? CouponForm : SaleForm).safeParse(draft).error?.issues ?? []
  const kind = 'kind' in change ? change.kind : 'percent'
  // A field with several problems shows the first one.
  const found = issues.map((issue) => [issue.path.join('.'), problemOf(issue, { kind })])
  expect(Object.fromEntries(found.reverse())).toEqual(problems)
})

test('the example is the first product that the discount is for', () => {
  const product = (_id: string, price: number) => ({ _id, name: _id, name_id: '', price, category: '' })
  const products = [product('FREE', 0), product('SMALL', 20_000), product('PACK', 77_000)]
  expect(exampleOf(VALID, products)).toMatchObject({ product: { _id: 'PACK' }, after: 61_600 })
  expect(exampleOf({ ...VALID, scope: { products: ['SMALL'], categories: [] } }, products)).toBeNull()
})

test.each([
  [{ enabled: false }, 'off'],
  [{ ends_at: NOW.toISOString() }, 'ended'],
  [{ max_uses: 12, used: 12 }, 'usedUp'],
  [{ starts_at: UNTIL, ends_at: null }, 'later'],
  [{}, 'running'],
])('%j is %s', (change, state) => {
  expect(stateOf({ enabled: true, starts_at: FROM, ends_at: UNTIL, ...change }, NOW)).toBe(state)
})

test('days left are whole days', () => {
  const sale = { enabled: true, starts_at: FROM, ends_at: UNTIL }
  expect(daysLeft(sale, NOW)).toBe(3)
  expect(daysLeft({ ...sale, ends_at: null }, NOW)).toBeNull()
})
