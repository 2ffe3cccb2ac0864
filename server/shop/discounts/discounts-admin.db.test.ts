import { expect } from 'vitest'
import type { CouponForm, SaleForm } from '#contract/shop/discounts.schema.ts'
import { type DatabaseKind, onBothWith } from '#tests/support/databases.ts'
import { openShop } from '#tests/support/shop.ts'
import { createDiscountsAdmin } from './discounts-admin.service.ts'

const COUPON: CouponForm = {
  code: 'MERDEKA26',
  kind: 'percent',
  value: 20,
  scope: null,
  minimum: 39_000,
  max_uses: 200,
  per_player: 1,
  starts_at: null,
  ends_at: '2030-12-31T17:00:00.000Z',
  enabled: true,
}
const SALE: SaleForm = {
  name: '12.12',
  kind: 'percent',
  value: 12,
  scope: { products: ['PACK'], categories: [] },
  starts_at: '2020-01-01T00:00:00.000Z',
  ends_at: '2030-01-01T00:00:00.000Z',
  enabled: true,
}

async function open(kind: DatabaseKind) {
  const shop = await openShop(kind)
  let changes = 0
  const admin = createDiscountsAdmin({
    ...shop,
    countsTests: false,
    onChange: async () => {
      changes += 1
    },
    listProducts: async () => [],
    listCategories: () => [],
  })
  return {
    ...shop,
    ...admin,
    changes: () => changes,
    actions: async () => (await shop.audit.list({ page: 1 })).entries.map(({ action }) => action),
    [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose](),
  }
}

const onBoth = onBothWith(open)

onBoth('a coupon is added, edited at its version, and used', async (site) => {
  const added = await site.coupons.add(COUPON, 'ayu')
  expect(added).toMatchObject({ ...COUPON, version: 1, used: 0, given: 0 })
  await site.order({ coupon: 'MERDEKA26' })

  const edited = await site.coupons.edit(added._id, { ...COUPON, value: 25, version: 1 }, 'ayu')
  expect(edited).toMatchObject({ value: 25, version: 2, used: 1 })
  const stale = site.coupons.edit(added._id, { ...COUPON, version: 1 }, 'ayu')
  await expect(stale).rejects.toMatchObject({ code: 'conflict' })
  expect((await site.list()).coupons).toEqual([edited])
  expect(await site.actions()).toEqual(['coupon_edited', 'coupon_added'])
})

onBoth('a code exists once, and stays once orders have used it', async (site) => {
  const { _id } = await site.coupons.add(COUPON, 'ayu')
  const other = await site.coupons.add({ ...COUPON, code: 'OTHER' }, 'ayu')

  await expect(site.coupons.add(COUPON, 'ayu')).rejects.toMatchObject({ code: 'coupon_code_taken' })
  const taken = site.coupons.edit(other._id, { ...COUPON, version: 1 }, 'ayu')
  await expect(taken).rejects.toMatchObject({ code: 'coupon_code_taken' })
  await site.callback(await site.order({ coupon: 'MERDEKA26' }), { status: 'EXPIRED' })
  const renamed = site.coupons.edit(_id, { ...COUPON, code: 'NEW', version: 1 }, 'ayu')
  await expect(renamed).rejects.toMatchObject({ code: 'discount_in_use' })
  await expect(site.coupons.remove(_id, 'ayu')).rejects.toMatchObject({ code: 'discount_in_use' })
  await site.coupons.remove(other._id, 'ayu')
  expect((await site.list()).coupons.map(({ code }) => code)).toEqual(['MERDEKA26'])
})

onBoth('a sale is public at once, and its orders are counted', async (site) => {
  const { _id } = await site.sales.add(SALE, 'ayu')
  expect(site.changes()).toBe(1)
  await site.callback(await site.order({ total: 44_000 }))

  expect((await site.list()).sales).toMatchObject([{ paid: 1, revenue: 44_000, given: 6_000 }])
  await expect(site.sales.remove(_id, 'ayu')).rejects.toMatchObject({ code: 'discount_in_use' })
  await site.sales.edit(_id, { ...SALE, enabled: false, version: 1 }, 'ayu')
  await site.order({ total: 50_000 })
  expect(await site.actions()).toEqual(['sale_edited', 'sale_added'])
})
