import { expect, test } from 'vitest'
import { CouponForm, SaleForm } from '#contract/shop/discounts.schema.ts'
import {
  type DiscountDraft,
  draftOf,
  exampleOf,
  problemsOf,
  toCouponForm,
  toSaleForm,
} from './discount-draft.ts'
import { daysLeft, stateOf } from './discount-state.ts'

const FROM = '2026-11-13T00:00:00.000Z'
const UNTIL = '2026-11-20T00:00:00.000Z'
const NOW = new Date('2026-11-16T13:00:00.000Z')
const VALID: DiscountDraft = {
  ...draftOf(null),
  name: 'merdeka26',
  value: '20',
  startsAt: FROM,
  endsAt: UNTIL,
  maxUses: '1.000',
  minimum: '39.000',
}

test('what the form accepts, the server accepts', () => {
  expect(problemsOf(VALID, 'coupon')).toEqual({})
  const coupon = toCouponForm(VALID, true)
  expect(CouponForm.parse(coupon)).toEqual(coupon)
  expect(coupon).toMatchObject({ code: 'MERDEKA26', max_uses: 1_000, per_player: null, minimum: 39_000 })
  expect(problemsOf(VALID, 'sale')).toEqual({})
  const sale = toSaleForm({ ...VALID, kind: 'price', value: '10.000' }, false)
  expect(SaleForm.parse(sale)).toEqual(sale)
})

test('a stored coupon becomes the same form again', () => {
  const form = toCouponForm({ ...VALID, scope: 'products', products: ['P1'], perPlayer: '1' }, true)
  const stored = { ...form, _id: 'C1', version: 1, used: 0, paid: 0, given: 0, revenue: 0 }
  expect(toCouponForm(draftOf(stored), true)).toEqual(form)
})

test.each([
  [{ name: 'a b' }, 'coupon', { name: 'code' }],
  [{ name: ' ' }, 'sale', { name: 'name' }],
  [{ value: '101' }, 'coupon', { value: 'percent' }],
  [{ value: '1,5' }, 'coupon', { value: 'percent' }],
  [{ kind: 'rupiah', value: '0' }, 'coupon', { value: 'rupiah' }],
  [{ scope: 'products' }, 'coupon', { products: 'scope' }],
  [{ maxUses: '0', perPlayer: 'x' }, 'coupon', { maxUses: 'uses', perPlayer: 'uses' }],
  [{ minimum: '-1' }, 'coupon', { minimum: 'rupiah' }],
  [{ endsAt: FROM }, 'coupon', { endsAt: 'window' }],
  [{ startsAt: null, endsAt: null }, 'sale', { startsAt: 'moment', endsAt: 'moment' }],
  [{ startsAt: null, endsAt: null }, 'coupon', {}],
  [{ startsAt: 'soon', endsAt: '31 Feb 2036' }, 'coupon', { startsAt: 'moment', endsAt: 'moment' }],
] as const)('%j of a %s: %j', (change, type, problems) => {
  expect(problemsOf({ ...VALID, ...change }, type)).toEqual(problems)
})

test('the example is the first product that the discount is for', () => {
  const product = (_id: string, price: number) => ({ _id, name: _id, name_id: '', price, category: '' })
  const products = [product('FREE', 0), product('SMALL', 20_000), product('PACK', 77_000)]
  expect(exampleOf(VALID, products)).toMatchObject({ product: { _id: 'PACK' }, after: 61_600 })
  expect(exampleOf({ ...VALID, scope: 'products', products: ['SMALL'] }, products)).toBeNull()
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
