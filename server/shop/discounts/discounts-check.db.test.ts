import { expect, test } from 'vitest'
import { addCoupon, addSale } from '#tests/support/coupons.ts'
import { DATABASES } from '#tests/support/databases.ts'
import { openShop, type Shop } from '#tests/support/shop.ts'
import { compareDiscounts } from './compare.ts'
import { createDiscountsCheck } from './discounts-check.service.ts'

const DAY_MS = 24 * 60 * 60 * 1_000
const WARNING = 'discount sums differ from the orders and are made again'

function open({ db, clock }: Shop, now = clock.now()) {
  const warnings: string[] = []
  const log = { warn: (_details: object, text: string) => void warnings.push(text) }
  return { warnings, check: createDiscountsCheck({ db, clock: { now: () => now }, log }) }
}

/** One order with the coupon is paid, one expires, one is open; one is paid at the price of a sale. */
async function fill(shop: Shop) {
  await addCoupon(shop.db)
  await shop.callback(await shop.order({ coupon: 'MERDEKA26' }))
  await shop.callback(await shop.order({ coupon: 'MERDEKA26', username: 'Ended' }), { status: 'EXPIRED' })
  await shop.order({ coupon: 'MERDEKA26', username: 'Open' })
  await addSale(shop.db, { value: 30 })
  await shop.callback(await shop.order({ username: 'Sale' }))
}

test.each(DATABASES)('%s: what an older process left wrong is found, told and repaired', async (kind) => {
  await using shop = await openShop(kind)
  await fill(shop)
  const { warnings, check } = open(shop)
  await check.run()
  expect(warnings).toEqual([])

  // An older process moves orders and knows nothing of discounts.
  await shop.db.updateTable('purchase').set({ status: 'EXPIRED' }).where('username', '=', 'Open').execute()
  expect(await compareDiscounts(shop.db)).toHaveLength(2)
  await check.run()
  expect(warnings).toEqual([WARNING])
  expect(await compareDiscounts(shop.db)).toEqual([])

  await shop.db.updateTable('purchase').set({ status: 'PAID' }).where('username', '=', 'Ended').execute()
  await shop.db.updateTable('purchase').set({ status: 'REFUND' }).where('username', '=', 'Sale').execute()
  await check.run()
  expect(warnings).toEqual([WARNING, WARNING, WARNING])
  expect(await compareDiscounts(shop.db)).toEqual([])
})

test.each(DATABASES)('%s: a use that is gone or belongs to no order is repaired', async (kind) => {
  await using shop = await openShop(kind)
  await fill(shop)
  const { warnings, check } = open(shop)
  await shop.db.deleteFrom('coupon_use').where('player_key', '=', 'open').execute()
  await check.run()
  const gone = { purchase_id: 'GONE', coupon_id: 'MERDEKA26', player_key: 'x', is_test: 0 }
  await shop.db.insertInto('coupon_use').values(gone).execute()
  await check.run()
  expect(warnings).toEqual([WARNING, WARNING])
  expect(await compareDiscounts(shop.db)).toEqual([])
})

test('discounts without orders in the last days are not read', async () => {
  await using shop = await openShop()
  await fill(shop)
  await shop.db.updateTable('discount_sum').set({ paid: 9 }).execute()
  const { warnings, check } = open(shop, new Date(shop.clock.now().getTime() + 5 * DAY_MS))
  await check.run()
  expect(warnings).toEqual([])
})
