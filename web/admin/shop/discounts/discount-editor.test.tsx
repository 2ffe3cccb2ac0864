import { expect, test } from 'vitest'
import type { AdminCoupon, DiscountsReply } from '#contract/shop/discounts.schema.ts'
import { type FakeApi, failure, renderPage } from '#tests/support/render-page.tsx'
import { NEW_COUPON } from './discount-form.ts'

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
  const bodies: unknown[] = []
  const list: DiscountsReply = { coupons: [coupon()], sales: [], products: [], categories: [] }
  const page = await renderPage(`/en/admin/discounts/coupons/${id}`, {
    api: {
      'GET /api/admin/discounts': () => list,
      'POST /api/admin/coupons': ({ body }) => {
        bodies.push(body)
        list.coupons.push({ ...coupon(), ...(body as object), _id: 'C2' })
        return list.coupons.at(-1) as AdminCoupon
      },
      'PUT /api/admin/coupons/:id': ({ body }) => {
        bodies.push(body)
        list.coupons = [coupon({ ...(body as Partial<AdminCoupon>), version: 2 })]
        return list.coupons[0] as AdminCoupon
      },
      ...api,
    },
  })
  return { ...page, bodies, list }
}

test('a new coupon is saved in the form of the contract, and its address opens', async () => {
  const { bodies, click, texts, type } = await openCoupon('new')
  await click('main form button', 'Save coupon')
  expect(texts('main form .error')).toEqual(['3 to 32 letters, digits, dashes or underscores'])
  await type('main form input', 'Code', 'november')
  await type('main form input', 'Per cent off', '1.5')
  expect(texts('main form .error')).toEqual(['A whole number from 1 to 100'])
  await type('main form input', 'Per cent off', '15')
  await type('main form input', 'Lowest order', '39.000')
  await click('main form button', 'Save coupon')
  expect(bodies).toEqual([{ ...NEW_COUPON, code: 'NOVEMBER', value: 15, minimum: 39_000 }])
  expect(window.location.pathname).toBe('/en/admin/discounts/coupons/C2')
  expect(texts('.toast')).toEqual(['Saved, live now.'])
})

test('what was typed survives a reload, and can be discarded', async () => {
  const before = await openCoupon('C1')
  await before.type('main form input', 'Per cent off', '25')
  const { click, get, texts } = await openCoupon('C1')
  expect(get('main form input', 'Per cent off')).toHaveProperty('value', '25')
  expect(texts('main form [role=status]').join()).toContain('Discard')
  await click('main form button', 'Discard')
  expect(get('main form input', 'Per cent off')).toHaveProperty('value', '10')
})

test('a coupon is switched off at once', async () => {
  const { bodies, click, find } = await openCoupon('C1')
  await click('main form button', 'Switch off')
  expect(bodies).toMatchObject([{ code: 'MERDEKA26', enabled: false, version: 1 }])
  expect(find('main form button', 'Switch on')).toBeDefined()
})

test('of two concurrent edits both stay when they changed different fields', async () => {
  const bodies: unknown[] = []
  const { click, list, texts, type } = await openCoupon('C1', {
    'PUT /api/admin/coupons/:id': ({ body }) => {
      bodies.push(body)
      return bodies.length === 1 ? failure(409, 'conflict') : coupon({ version: 3 })
    },
  })
  await type('main form input', 'Per cent off', '25')
  list.coupons = [coupon({ max_uses: 5, version: 2 })]
  await click('main form button', 'Save coupon')
  expect(texts('dialog h2')).toEqual(['Somebody else saved this in the meantime'])
  await click('dialog button', 'Keep both')
  expect(bodies[1]).toMatchObject({ value: 25, max_uses: 5, version: 2 })
})
