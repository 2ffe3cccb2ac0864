import { expect, test } from 'vitest'
import { addCoupon, addSale } from '#tests/support/coupons.ts'
import { DATABASES } from '#tests/support/databases.ts'
import { openShop } from '#tests/support/shop.ts'
import { compareDiscounts } from './compare.ts'
import { rebuildDiscounts } from './rebuild.ts'

test.each(DATABASES)('%s: uses and sums that are wrong are found, and made again', async (kind) => {
  await using shop = await openShop(kind)
  await addCoupon(shop.db)
  await shop.callback(await shop.order({ coupon: 'MERDEKA26' }))
  await shop.callback(await shop.order({ coupon: 'MERDEKA26', username: 'Ended' }), { status: 'EXPIRED' })
  await addSale(shop.db, { value: 30 })
  await shop.callback(await shop.order())
  expect(await compareDiscounts(shop.db)).toEqual([])
  const before = await shop.db.selectFrom('discount_sum').selectAll().orderBy('discount_id').execute()

  await shop.db.deleteFrom('coupon_use').execute()
  await shop.db
    .insertInto('coupon_use')
    .values({ purchase_id: 'GONE', coupon_id: 'MERDEKA26', player_key: 'x', is_test: 0 })
    .execute()
  await shop.db.updateTable('discount_sum').set({ held: 7, given: 7, paid: 7, revenue: 7 }).execute()
  const wrong = await compareDiscounts(shop.db)
  expect(wrong.filter((line) => line.startsWith('order holds no coupon'))).toHaveLength(1)
  expect(wrong.filter((line) => line.startsWith('coupon held by no order'))).toHaveLength(1)

  await rebuildDiscounts(shop.db)
  expect(await compareDiscounts(shop.db)).toEqual([])
  const after = await shop.db.selectFrom('discount_sum').selectAll().orderBy('discount_id').execute()
  expect(new Set(after.map((row) => JSON.stringify(row)))).toEqual(
    new Set(before.map((row) => JSON.stringify(row))),
  )
})
