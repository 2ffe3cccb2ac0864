import { expect, test } from 'vitest'
import {
  type AdminCoupon,
  CouponForm,
  type DiscountsReply,
  SaleForm,
} from '#contract/shop/discounts.schema.ts'
import { type FakeApi, failure, renderPage } from '#tests/support/render-page.tsx'
import { daysLeft, exampleOf, NEW_COUPON, NEW_SALE, problemOf, stateOf } from './discount-form.ts'

const coupon = (change: Partial<AdminCoupon> = {}): AdminCoupon => ({
  ...NEW_COUPON,
  code: 'MERDEKA26',
  ...change,
  _id: 'C1',
  version: change.version ?? 1,
  used: 0,
  paid: 0,
  given: 0,
  revenue: 0,
})

async function openCoupon(id: string, api: FakeApi = {}) {
  const list: DiscountsReply = { coupons: [coupon()], sales: [], products: [], categories: [] }
  const page = await renderPage(`/en/admin/discounts/coupons/${id}`, {
    api: {
      'GET /api/admin/discounts': () => list,
      'POST /api/admin/coupons': ({ body }) => {
        const added = { ...coupon(), ...(body as object), _id: 'C2' }
        list.coupons.push(added)
        return added
      },
      'PUT /api/admin/coupons/:id': ({ body }) => {
        const saved = coupon({ ...(body as object), version: 2 })
        list.coupons = [saved]
        return saved
      },
      ...api,
    },
  })
  return { ...page, list }
}

test('a new coupon is saved in the form of the contract, and its address opens', async () => {
  const { bodies, click, texts, type } = await openCoupon('new')
  await click('main form button', 'Save coupon')
  expect(texts('main form .error')).toEqual(['3 to 32 letters, digits, dashes or underscores'])
  await type('main form input', 'Code', 'november')
  await type('main form input', 'Percent', '1.5')
  expect(texts('main form .error')).toEqual(['A whole number from 1 to 100'])
  await type('main form input', 'Percent', '15')
  await type('main form input', 'Minimum order', '39.000')
  await click('main form button', 'Save coupon')
  expect(bodies).toEqual([{ ...NEW_COUPON, code: 'NOVEMBER', value: 15, minimum: 39_000 }])
  expect(window.location.pathname).toBe('/en/admin/discounts/coupons/C2')
  expect(texts('.toast')).toEqual(['Saved, live now'])
})

test('a new sale is saved with its name and its moments', async () => {
  const { bodies, click, type } = await renderPage('/en/admin/discounts/sales/new', {
    api: {
      'GET /api/admin/discounts': { coupons: [], sales: [], products: [], categories: [] },
      'POST /api/admin/sales': () => failure(503),
    },
  })
  await type('main form input', 'Name', 'Merdeka')
  await type('main form input', 'From (WIB)', '17 Nov 2026, 19:00')
  await type('main form input', 'Until (WIB)', '18 Nov 2026, 19:00')
  await click('main form button', 'Save sale')
  const starts_at = '2026-11-17T12:00:00.000Z'
  expect(bodies).toEqual([{ ...NEW_SALE, name: 'Merdeka', starts_at, ends_at: '2026-11-18T12:00:00.000Z' }])
})

test('what was typed survives a reload, and can be discarded', async () => {
  const before = await openCoupon('C1')
  await before.type('main form input', 'Percent', '25')
  const { click, get, texts } = await openCoupon('C1')
  expect(get('main form input', 'Percent')).toHaveProperty('value', '25')
  expect(texts('main form [role=status]').join()).toContain('Discard')
  await click('main form button', 'Discard')
  expect(get('main form input', 'Percent')).toHaveProperty('value', '10')
})

test('a coupon is switched off at once', async () => {
  const { bodies, click, find } = await openCoupon('C1')
  await click('main form button', 'Switch off')
  expect(bodies).toMatchObject([{ code: 'MERDEKA26', enabled: false, version: 1 }])
  expect(find('main form button', 'Switch on')).toBeDefined()
})

test('of two concurrent edits both stay when they changed different fields', async () => {
  const { bodies, click, list, texts, type } = await openCoupon('C1', {
    'PUT /api/admin/coupons/:id': () =>
      bodies.length === 1 ? failure(409, 'conflict') : coupon({ version: 3 }),
  })
  await type('main form input', 'Percent', '25')
  list.coupons = [coupon({ max_uses: 5, version: 2 })]
  await click('main form button', 'Save coupon')
  expect(texts('dialog h2')).toEqual(['Someone else saved this before you'])
  await click('dialog button', 'Keep both')
  expect(bodies[1]).toMatchObject({ value: 25, max_uses: 5, version: 2 })
})

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
