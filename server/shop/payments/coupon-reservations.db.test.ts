// An unpaid order reserves its coupon for some minutes only; what is paid above the limit is shown to a person.
import { expect, test } from 'vitest'
import { addCoupon } from '#tests/support/coupons.ts'
import { ADDRESS, inShop, ORDER, openShop, PRODUCT_ID } from '#tests/support/shop.ts'

const CODE = 'MERDEKA26'
const TEN_MINUTES_MS = 10 * 60_000

inShop(
  'an unpaid order reserves the last coupon for ten minutes, and later it is paid above the limit',
  async (shop) => {
    await addCoupon(shop.db, { maxUses: 1, perPlayer: 1 })
    const from = (address: string, username = 'Steve') =>
      shop.checkout.placeOrder({ ...ORDER, username, coupon: CODE }, address)
    const quote = (address: string) =>
      shop.checkout.quote({ productId: PRODUCT_ID, coupon: CODE, username: 'Steve' }, address)
    const stranger = await from('198.51.100.4')

    await expect(from(ADDRESS, 'Alex')).rejects.toMatchObject({ code: 'coupon_used_up' })
    shop.clock.pass(TEN_MINUTES_MS)
    await expect(from('198.51.100.4', 'Alex')).rejects.toMatchObject({ code: 'coupon_used_up' })
    await expect(quote('198.51.100.4')).rejects.toMatchObject({ code: 'coupon_used_up' })
    expect(await quote(ADDRESS)).toMatchObject({ applied: true })
    const own = await from(ADDRESS)
    await expect(from('192.0.2.9', 'Alex')).rejects.toMatchObject({ code: 'coupon_used_up' })

    await Promise.all([shop.callback(own), shop.callback(stranger)])
    expect([...(await shop.flags(own)), ...(await shop.flags(stranger))]).toEqual(['above_limit'])
    expect(await shop.deliverAll()).toHaveLength(2)
  },
)

inShop('of twenty buyers at once after a reservation ended exactly one has the last coupon', async (shop) => {
  await addCoupon(shop.db, { maxUses: 1 })
  await shop.order({ coupon: CODE })
  shop.clock.pass(TEN_MINUTES_MS)
  const orders = Array.from({ length: 20 }, (_, place) =>
    shop.checkout.placeOrder({ ...ORDER, username: `Player${place}`, coupon: CODE }, `203.0.${place}.7`),
  )
  const results = await Promise.allSettled(orders)
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('who has paid with a coupon for one use per player does not use it again from another network', async () => {
  await using shop = await openShop()
  await addCoupon(shop.db, { perPlayer: 1 })
  await shop.callback(await shop.order({ coupon: CODE }))
  const again = shop.checkout.placeOrder({ ...ORDER, coupon: CODE }, '198.51.100.4')
  await expect(again).rejects.toMatchObject({ code: 'coupon_limit_reached' })
})
