import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addCoupon } from '../../tests/support/coupons.ts'
import { DATABASES } from '../../tests/support/databases.ts'
import { openShop } from '../../tests/support/shop.ts'
import { compareWithOrders } from './consistency.ts'

test.each(DATABASES)('%s: finds everything that does not follow the orders', async (kind) => {
  await using shop = await openShop(kind)
  await addCoupon(shop.db)
  await shop.callback(await shop.order({ coupon: 'MERDEKA26' }))
  await shop.callback(await shop.order({ username: 'Budi' }), { status: 'EXPIRED' })
  await shop.deliverAll()
  expect(await compareWithOrders(shop.db)).toEqual([])

  const changes = [
    [
      'update day_sum set price = price + 1 where paid > 0',
      'update day_sum set price = price - 1 where paid > 0',
    ],
    [
      "update player_sum set orders = 7 where player_key = 'budi'",
      "update player_sum set orders = 1 where player_key = 'budi'",
    ],
    [
      'update order_item set price = price + 1 where number = 2',
      'update order_item set price = price - 1 where number = 2',
    ],
    [
      'update order_item set number = 9 where number = 2',
      'update order_item set number = 2 where number = 9',
    ],
    ['update donation_total set amount = amount + 1', 'update donation_total set amount = amount - 1'],
    [
      "update orders set delivery = 'queued' where status = 'PAID'",
      "update orders set delivery = 'delivered' where status = 'PAID'",
    ],
  ] as const
  for (const [change, back] of changes) {
    await sql.raw(change).execute(shop.db)
    expect(await compareWithOrders(shop.db), change).not.toEqual([])
    await sql.raw(back).execute(shop.db)
  }
  expect(await compareWithOrders(shop.db)).toEqual([])
})
