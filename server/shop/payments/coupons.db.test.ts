import { expect, test } from 'vitest'
import { listSums } from '#server/shop/discounts/discount-uses.repository.ts'
import { addCoupon, addSale } from '#tests/support/coupons.ts'
import { ADDRESS, inShop, inSqlite, ORDER, openShop, PRODUCT_ID, type Shop } from '#tests/support/shop.ts'
import { GatewayError } from './gateways/payment-gateway.ts'

const CODE = 'MERDEKA26'

async function sumOf({ db }: Shop, id = CODE, isTest = 0) {
  return (await listSums(db, isTest === 1)).get(id) ?? { held: 0, paid: 0, given: 0, revenue: 0 }
}

async function rowOf({ db }: Shop, reference: string) {
  return db
    .selectFrom('orders')
    .select(['price', 'list_price', 'amount', 'discount', 'discount_id', 'status'])
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
}

/** Each buyer from a network of their own; counts those who got the coupon. */
async function countBuyers(shop: Shop, usernames: string[], refusal: string): Promise<number> {
  const orders = usernames.map((username, place) =>
    shop.checkout.placeOrder({ ...ORDER, username, coupon: CODE }, `203.0.${place}.7`),
  )
  const results = await Promise.allSettled(orders)
  for (const result of results)
    if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: refusal })
  return results.filter(({ status }) => status === 'fulfilled').length
}

const playersOf = (length: number) => Array.from({ length }, (_, place) => `Player${place}`)

inShop('an order with a coupon stores how its price came about', async (shop, _kind) => {
  await addCoupon(shop.db)
  const reference = await shop.order({ coupon: ' merdeka26 ', total: 40_000 })

  const { discount, ...row } = await rowOf(shop, reference)
  expect(row).toEqual({
    price: 40_000,
    list_price: 50_000,
    amount: 40_000,
    discount_id: CODE,
    status: 'UNPAID',
  })
  expect(JSON.parse(discount ?? '')).toEqual({ kind: 'coupon', id: CODE, code: CODE, percent: 20 })
  expect(shop.tripay.find(reference)).toMatchObject({ price: 40_000 })
  expect(await sumOf(shop)).toEqual({ held: 1, paid: 0, given: 0, revenue: 0 })
  await shop.callback(reference)
  expect(await sumOf(shop)).toEqual({ held: 1, paid: 1, given: 10_000, revenue: 40_000 })
  await shop.callback(reference, { status: 'REFUND' })
  expect(await sumOf(shop)).toEqual({ held: 1, paid: 0, given: 0, revenue: 0 })
})

inShop('of 200 buyers with the last coupon exactly one has it', async (shop) => {
  await addCoupon(shop.db, { max_uses: 1 })
  expect(await countBuyers(shop, playersOf(200), 'coupon_used_up')).toBe(1)
  expect(await sumOf(shop)).toMatchObject({ held: 1 })
  expect(await shop.db.selectFrom('orders').select('id').execute()).toHaveLength(1)
})

inShop('a player with eight orders at once uses a coupon once', async (shop) => {
  await addCoupon(shop.db, { per_player: 1 })
  const names = ['be.Putri', 'be.putri', 'be..Putri', 'be.PUTRI']
  expect(await countBuyers(shop, [...names, ...names], 'coupon_limit_reached')).toBe(1)
})

inShop('an expired order gives its coupon back, a late payment takes it again', async (shop) => {
  await addCoupon(shop.db, { max_uses: 1 })
  const first = await shop.order({ coupon: CODE })
  await expect(shop.order({ coupon: CODE })).rejects.toMatchObject({ code: 'coupon_used_up' })
  await shop.callback(first, { status: 'EXPIRED' })
  expect(await sumOf(shop)).toMatchObject({ held: 0 })

  const second = await shop.order({ coupon: CODE })
  await shop.callback(second)
  await shop.callback(first)
  expect(await rowOf(shop, first)).toMatchObject({ status: 'PAID', price: 40_000 })
  // One above the limit, because both have paid: a person is told.
  expect(await shop.flags(first)).toEqual(['above_limit'])
  expect(await shop.flags(second)).toEqual([])
  expect(await sumOf(shop)).toMatchObject({ held: 2, paid: 2 })
})

test.each([
  ['refuses the order', new GatewayError('refused', 'no'), 0],
  ['does not reply, and may have opened it', new Error('no reply'), 1],
])('a coupon is held as long as its order can be paid: the gateway %s', async (_why, error, held) => {
  await using shop = await openShop('sqlite', { gatewayInstead: { open: () => Promise.reject(error) } })
  await addCoupon(shop.db, { max_uses: 1 })

  await expect(shop.order({ coupon: CODE })).rejects.toMatchObject({ code: 'payment_unavailable' })
  expect(await sumOf(shop)).toMatchObject({ held })
})

inSqlite('a coupon for the whole price makes the order free, and it is paid at once', async (shop) => {
  await addCoupon(shop.db, { kind: 'rupiah', value: 60_000 })
  const reference = await shop.order({ coupon: CODE, total: 0 })

  expect(await rowOf(shop, reference)).toMatchObject({ status: 'PAID', price: 0, list_price: 50_000 })
  expect(await sumOf(shop)).toEqual({ held: 1, paid: 1, given: 50_000, revenue: 0 })
  expect(await shop.deliverAll()).toEqual(['points give Steve 40'])
})

inSqlite('where a sale is as good, the coupon is not used', async (shop) => {
  await addCoupon(shop.db, { value: 10 })
  await addSale(shop.db)
  const reference = await shop.order({ coupon: CODE, total: 45_000 })
  await shop.callback(reference)

  expect(await rowOf(shop, reference)).toMatchObject({ price: 45_000, discount_id: 'SALE' })
  expect(await sumOf(shop)).toMatchObject({ held: 0 })
  expect(await sumOf(shop, 'SALE')).toMatchObject({ paid: 1, given: 5_000, revenue: 45_000 })
})

test('test orders have counters of their own', async () => {
  await using demo = await openShop('sqlite', { isTest: true })
  await addCoupon(demo.db, { max_uses: 1 })
  await demo.order({ coupon: CODE })
  expect(await sumOf(demo, CODE, 1)).toMatchObject({ held: 1 })

  await using shop = await openShop('sqlite', { database: demo.database })
  await shop.order({ coupon: CODE })
  expect(await sumOf(shop)).toMatchObject({ held: 1 })
})

const LATER = '2099-01-01T00:00:00.000Z'
const EARLIER = '2020-01-01T00:00:00.000Z'

test.each([
  ['coupon_not_found', { enabled: false }],
  ['coupon_not_found', { starts_at: LATER }],
  ['coupon_ended', { ends_at: EARLIER }],
  ['coupon_other_product', { scope: { products: ['OTHER'], categories: ['ranks'] } }],
  ['coupon_minimum', { minimum: 50_001 }],
  ['coupon_used_up', { max_uses: 0 }],
  ['coupon_limit_reached', { per_player: 0 }],
])('a quote and an order are refused with %s: %j', async (code, fields) => {
  await using shop = await openShop()
  await addCoupon(shop.db, fields)
  const asked = { productId: PRODUCT_ID, coupon: CODE, username: 'Steve' }

  await expect(shop.checkout.quote(asked, ADDRESS)).rejects.toMatchObject({ code })
  await expect(shop.order({ coupon: CODE })).rejects.toMatchObject({ code })
  expect(await shop.db.selectFrom('orders').select('id').execute()).toEqual([])
})

inSqlite('a quote gives the price, how it can be paid, and takes nothing', async (shop) => {
  await addCoupon(shop.db)
  const quote = await shop.checkout.quote({ productId: PRODUCT_ID, coupon: 'merdeka26' }, ADDRESS)

  expect(quote).toMatchObject({ code: CODE, applied: true, list_price: 50_000, price: 40_000 })
  expect(quote.payment_methods.find(({ method }) => method === 'BCAVA')).toMatchObject({ total: 45_500 })
  expect(await sumOf(shop)).toMatchObject({ held: 0 })
  await expect(
    shop.checkout.quote({ productId: PRODUCT_ID, coupon: 'OTHER' }, ADDRESS),
  ).rejects.toMatchObject({ code: 'coupon_not_found' })
})

inSqlite('an empty code is none, for a quote and for an order', async (shop) => {
  const quote = await shop.checkout.quote({ productId: PRODUCT_ID, coupon: '' }, ADDRESS)

  expect(quote).toMatchObject({ code: '', applied: false, price: 50_000 })
  await shop.order({ coupon: '' })
})

test('codes cannot be guessed by trying: thirty looks a minute for a network, of quotes and orders', async () => {
  await using shop = await openShop()
  const asked = { productId: PRODUCT_ID, coupon: 'GUESS' }
  for (let look = 1; look <= 29; look += 1) {
    await expect(shop.checkout.quote(asked, ADDRESS)).rejects.toMatchObject({ code: 'coupon_not_found' })
  }
  await expect(shop.order({ coupon: 'GUESS' })).rejects.toMatchObject({ code: 'coupon_not_found' })

  await expect(shop.checkout.quote(asked, ADDRESS)).rejects.toMatchObject({ code: 'too_many_requests' })
  await expect(shop.order({ coupon: 'GUESS' })).rejects.toMatchObject({ code: 'too_many_requests' })
  await shop.order()
})

const TEN_MINUTES_MS = 10 * 60_000

inShop(
  'an unpaid order reserves the last coupon for ten minutes, and what is paid above it is held',
  async (shop) => {
    await addCoupon(shop.db, { max_uses: 1, per_player: 1 })
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
    expect(await shop.deliverAll()).toHaveLength(1)
  },
)

inShop('of twenty buyers at once after a reservation ended exactly one has the last coupon', async (shop) => {
  await addCoupon(shop.db, { max_uses: 1 })
  await shop.order({ coupon: CODE })
  shop.clock.pass(TEN_MINUTES_MS)
  expect(await countBuyers(shop, playersOf(20), 'coupon_used_up')).toBe(1)
})

test('who has paid with a coupon for one use per player does not use it again from another network', async () => {
  await using shop = await openShop()
  await addCoupon(shop.db, { per_player: 1 })
  await shop.callback(await shop.order({ coupon: CODE }))
  const again = shop.checkout.placeOrder({ ...ORDER, coupon: CODE }, '198.51.100.4')
  await expect(again).rejects.toMatchObject({ code: 'coupon_limit_reached' })
})
