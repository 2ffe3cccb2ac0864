import { expect, test } from 'vitest'
import { demoSettings } from '#content/settings/index.ts'
import { inShop, inSqlite, ORDER, openShop, type Shop } from '#tests/support/shop.ts'
import type { SeenOrder } from './checkout.service.ts'
import { GatewayError } from './gateways/payment-gateway.ts'

inShop('an order opens a payment that stays payable until it expires', async (shop) => {
  const reference = await shop.order()

  expect(reference).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){6}[0-9A-HJKMNP-TV-Z]{4}$/)
  const payment = await shop.payments.find(reference)
  expect(payment).toMatchObject({
    reference,
    status: 'UNPAID',
    amount: 50_000,
    fee: 0,
    price: 50_000,
    payment_method: 'QRIS',
    pay_code: null,
    product_name: '40 Premium Points',
    recipient: 'S***e',
    delivery: null,
    expired_time: shop.clock.now().getTime() / 1_000 + 3_570,
  })
  expect(payment?.qr_string).toContain('DEMO JANGAN DIBAYAR')
  expect(payment?.instructions.length).toBeGreaterThan(0)
  expect(shop.tripay.find(reference)).toMatchObject({ customer_name: 'Steve', merchant_ref: reference })
})

inSqlite('the gateway gets the name of the product in the language of the buyer', async (shop) => {
  await shop.addProduct({ name_id: '40 Poin Premium' }, 'NAMED')
  const itemOf = async (productId: string, language?: 'en' | 'id') =>
    shop.tripay.find(await shop.order({ productId, language }))?.order_items[0]?.name
  expect(await itemOf('NAMED', 'id')).toBe('40 Poin Premium')
  expect(await itemOf('NAMED')).toBe('40 Premium Points')
})

inSqlite('the reply contains no full username, no command and no gateway reference', async (shop) => {
  const payment = await shop.payments.find(await shop.order())
  const gatewayReference = shop.tripay.transactions()[0]?.reference ?? '?'

  const text = JSON.stringify(payment).replaceAll(payment?.qr_string ?? '', '')
  for (const hidden of ['Steve', 'points give', gatewayReference]) expect(text).not.toContain(hidden)
})

const refused = (code: string, ...orders: Partial<SeenOrder>[]) =>
  orders.map((order): [Partial<SeenOrder>, string] => [order, code])

test.each([
  ...['failed', 'expired', 'unavailable'].flatMap((turnstileToken) =>
    refused(`security_check_${turnstileToken}`, { turnstileToken }),
  ),
  ...['all', 'Everyone', '-flag', 'Herobrine'].flatMap((username) =>
    refused('username_reserved', { username }),
  ),
  ...refused('product_not_found', { productId: 'GONE' }),
  ...refused('method_not_available', { productId: 'SMALL', paymentMethod: 'BRIVA' }),
  ...refused('amount_changed', { total: 49_999 }, { paymentMethod: 'BCAVA', total: 50_000 }),
])(
  'refuses the order %j with %s, before anything is stored and the gateway is called',
  async (order, code) => {
    await using shop = await openShop()
    await shop.addProduct({ price: 9_000 }, 'SMALL')
    await expect(shop.order(order)).rejects.toMatchObject({ code })

    expect(shop.tripay.requests).toEqual([])
    expect(await shop.db.selectFrom('orders').selectAll().execute()).toEqual([])
  },
)

const { pages, payments, storefront } = demoSettings

test('refuses a payment method that is switched off', async () => {
  const methods = payments.methods.map((entry) => ({ ...entry, enabled: entry.method === 'BRIVA' }))
  await using shop = await openShop('sqlite', { settings: { payments: { ...payments, methods } } })

  await expect(shop.order({ paymentMethod: 'QRIS' })).rejects.toMatchObject({ code: 'method_not_available' })
  await shop.order({ paymentMethod: 'BRIVA' })
  await shop.addProduct({ price: 0 }, 'FREE')
  await shop.order({ productId: 'FREE', paymentMethod: 'QRIS' })
})

test('the owner sets how many orders a player may place in ten minutes', async () => {
  const limits = { ...payments.limits, orders_in_10_minutes: 2 }
  await using shop = await openShop('sqlite', { settings: { payments: { ...payments, limits } } })
  await shop.order()
  await shop.order()

  await expect(shop.order()).rejects.toMatchObject({ code: 'too_many_requests' })
})

inSqlite('a free order is paid and enqueued at once, without the gateway', async (shop) => {
  await shop.addProduct({ price: 0 }, 'GIFT')
  const reference = await shop.order({ productId: 'GIFT', username: 'be.Putri_Malam' })

  expect(await shop.payments.find(reference)).toMatchObject({
    status: 'PAID',
    amount: 0,
    payment_method: 'FREE',
    delivery: { state: 'queued' },
  })
  expect(await shop.deliverAll()).toEqual(['points give .Putri_Malam 40'])
  expect(await shop.payments.find(reference)).toMatchObject({ delivery: { state: 'delivered' } })
  expect(shop.tripay.requests).toEqual([])
})

/** A free one, which asks no gateway. */
async function openFree(shop: Shop) {
  await shop.addProduct({ price: 0 }, 'GIFT')
  return (username: string, address: string) =>
    shop.checkout.placeOrder({ ...ORDER, productId: 'GIFT', username }, address)
}

inShop('allows ten orders in ten minutes for one name from one network', async (shop) => {
  const order = await openFree(shop)
  for (let number = 1; number <= 10; number += 1) await order(number % 2 ? 'STEVE' : 'steve', '203.0.113.7')

  const next = order('Steve', '203.0.113.7')
  await expect(next).rejects.toMatchObject({ code: 'too_many_requests', retryAfterSeconds: 600 })
  // An order for this name from another network does not count for the player's limit.
  await order('Steve', '203.0.113.8')
  // Counters are in every backup.
  const counted = JSON.stringify(await shop.db.selectFrom('limit_window').select('key').execute())
  expect(counted).toMatch(/order for \S+ from/)
  expect(counted).not.toMatch(/203\.0|steve/i)
  shop.clock.pass(10 * 60_000)
  await order('Steve', '203.0.113.7')
})

inShop('allows sixty orders a minute from one network', async (shop) => {
  const order = await openFree(shop)
  for (let number = 1; number <= 60; number += 1) await order(`Player${number}`, '203.0.113.7')

  const next = order('Player61', '203.0.113.7')
  await expect(next).rejects.toMatchObject({ code: 'too_many_requests', retryAfterSeconds: 60 })
  await order('Player61', '203.0.113.8')
})

inSqlite('an order that fails the bot check does not count for any limit', async (shop) => {
  for (let number = 1; number <= 200; number += 1) {
    await expect(shop.order({ turnstileToken: 'failed' })).rejects.toMatchObject({
      code: 'security_check_failed',
    })
  }

  await shop.order()
  expect(await shop.db.selectFrom('limit_window').select('count').execute()).toEqual([
    { count: 1 },
    { count: 1 },
  ])
})

inSqlite('limits orders per IPv6 /64 and per /48', async (shop) => {
  const orderFree = await openFree(shop)
  const order = (number: number, network: string) =>
    orderFree(`Player${number}`, `2001:db8:${network}::${number.toString(16)}`)
  for (let number = 1; number <= 60; number += 1) await order(number, '1:2')
  await expect(order(61, '1:2')).rejects.toMatchObject({ code: 'too_many_requests' })
  for (let number = 1; number <= 60; number += 1) await order(number, `1:${number + 100}`)

  await expect(order(62, '1:ffff')).rejects.toMatchObject({ code: 'too_many_requests' })
  await order(62, '2:1')
})

test('an order that the gateway refuses has failed and is not checked again', async () => {
  const open = () => Promise.reject(new GatewayError('refused', 'Invalid customer email'))
  await using shop = await openShop('sqlite', { gatewayInstead: { open } })

  await expect(shop.order()).rejects.toMatchObject({ code: 'payment_unavailable' })
  const rows = await shop.db.selectFrom('orders').select(['status', 'next_check_at']).execute()
  expect(rows).toEqual([{ status: 'FAILED', next_check_at: null }])
})

test.each(['error-500', 'hang', 'lost-answer'] as const)(
  'during a gateway outage (%s) the order is stored and checked soon, and the buyer gets an error',
  async (fault) => {
    await using shop = await openShop('sqlite', { gatewayTimeoutMs: 500 })
    shop.tripay.setFault(fault)

    await expect(shop.order()).rejects.toMatchObject({ code: 'payment_unavailable' })
    const rows = await shop.db
      .selectFrom('orders')
      .select(['status', 'gateway_reference', 'next_check_at'])
      .execute()
    const soon = new Date(shop.clock.now().getTime() + 5_000).toISOString()
    expect(rows).toEqual([{ status: 'UNPAID', gateway_reference: null, next_check_at: soon }])
  },
)

const CLOSED = { text: { en: 'Repairs', id: 'Perbaikan' }, until: null }

test.each([
  ['switched off', { pages: { ...pages, store: false } }],
  ['closed', { storefront: { ...storefront, closed: CLOSED } }],
])('refuses orders while the store is %s; earlier ones can still be paid', async (_, change) => {
  const settings = { pages, storefront }
  await using shop = await openShop('sqlite', { settings })
  const reference = await shop.order()
  Object.assign(settings, change)

  await expect(shop.order()).rejects.toMatchObject({ code: 'store_closed' })
  expect(await shop.callback(reference)).toBe('stored')
  expect(await shop.payments.find(reference)).toMatchObject({ status: 'PAID' })
})
