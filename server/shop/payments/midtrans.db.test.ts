// The life of an order whose gateway is Midtrans: its callbacks are hints, and only a look-up moves an order.
import { expect, test } from 'vitest'
import { onBothWith } from '#tests/support/databases.ts'
import { openShop, type Shop } from '#tests/support/shop.ts'
import { testWith } from '#tests/support/test-with.ts'
import { testCheckout } from './test-checkout.ts'

const MINUTE = 60_000
const GATEWAYS = { gateways: ['midtrans'] } as const

const statusOf = async (shop: Shop, reference: string) => (await shop.payments.find(reference))?.status
const callback = (shop: Shop, reference: string, change = {}) => shop.callback(reference, change, 'midtrans')

async function reconcileAfter(shop: Shop, ms: number): Promise<void> {
  shop.clock.pass(ms)
  await shop.reconciler.run()
}

const onBoth = onBothWith((kind) => openShop(kind, GATEWAYS))

onBoth('a confirmed notification delivers once', async (shop) => {
  const reference = await shop.order({ paymentMethod: 'BCAVA' })
  expect(await shop.db.selectFrom('orders').select(['gateway', 'amount', 'payment_name']).execute()).toEqual([
    { gateway: 'midtrans', amount: 55_500, payment_name: 'BCA Virtual Account' },
  ])
  await shop.midtrans.settle(reference, 'PAID')

  expect(await Promise.all([callback(shop, reference), callback(shop, reference)])).toEqual([
    'stored',
    'stored',
  ])
  expect(await statusOf(shop, reference)).toBe('PAID')
  expect(await shop.deliverAll()).toEqual(['points give Steve 40'])
})

onBoth('a genuine notification that Midtrans does not confirm pays nothing', async (shop) => {
  const reference = await shop.order()

  // Its signature is right and says paid; the payment at Midtrans is open.
  expect(await callback(shop, reference)).toBe('stored')
  expect(await statusOf(shop, reference)).toBe('UNPAID')
  expect(await shop.deliverAll()).toEqual([])
})

test.each(['hang', 'error-500', 'reset', 'wrong-types', 'html'] as const)(
  'a notification that cannot be confirmed (%s) is refused with 503, and pays nothing',
  async (fault) => {
    await using shop = await openShop('sqlite', { ...GATEWAYS, gatewayTimeoutMs: 300 })
    const reference = await shop.order()
    await shop.midtrans.settle(reference, 'PAID')
    shop.midtrans.setFault(fault, 'status')

    await expect(callback(shop, reference)).rejects.toMatchObject({ code: 'payment_unavailable' })
    expect(await statusOf(shop, reference)).toBe('UNPAID')
    shop.midtrans.setFault(null)
    await reconcileAfter(shop, MINUTE)
    expect(await shop.deliverAll()).toEqual(['points give Steve 40'])
  },
)

const inShop = testWith(() => openShop('sqlite', GATEWAYS))

inShop('a forged notification is refused before Midtrans is asked', async (shop) => {
  const reference = await shop.order()
  await shop.midtrans.settle(reference, 'PAID')
  const before = shop.midtrans.requests.length
  const { headers, body } = shop.midtrans.signedCallback(reference, {}, 'another key')

  expect(await shop.payments.receiveCallback('midtrans', headers, Buffer.from(body))).toBe('forged')
  expect(await statusOf(shop, reference)).toBe('UNPAID')
  expect(shop.midtrans.requests.length).toBe(before)
})

onBoth('Indomaret delivers two minutes after the settlement', async (shop) => {
  const reference = await shop.order({ paymentMethod: 'INDOMARET' })
  await reconcileAfter(shop, 5 * 60 * MINUTE)
  await shop.midtrans.settle(reference, 'PAID')

  expect(await callback(shop, reference)).toBe('stored')
  expect(await statusOf(shop, reference)).toBe('UNPAID')
  await reconcileAfter(shop, 2 * MINUTE - 1)
  expect(await statusOf(shop, reference)).toBe('UNPAID')
  await reconcileAfter(shop, 1_000)
  expect(await statusOf(shop, reference)).toBe('PAID')
  expect(await shop.deliverAll()).toEqual(['points give Steve 40'])
})

inShop('a payment that is taken back after its delivery is left to a person', async (shop) => {
  const reference = await shop.order()
  await shop.midtrans.settle(reference, 'PAID')
  await callback(shop, reference)
  await shop.midtrans.settle(reference, 'FAILED')
  await reconcileAfter(shop, 25 * 60 * MINUTE)

  expect([await statusOf(shop, reference), await shop.flags(reference)]).toEqual(['PAID', ['unknown_status']])
})

onBoth('a payment whose open reply was lost is found, with its QR code', async (shop) => {
  shop.midtrans.setFault('lost-answer', 'charge')
  await expect(shop.order()).rejects.toMatchObject({ code: 'payment_unavailable' })
  shop.midtrans.setFault(null)
  await reconcileAfter(shop, 10_000)

  const [order] = await shop.db.selectFrom('orders').selectAll().execute()
  expect(order).toMatchObject({ status: 'UNPAID', qr_string: shop.midtrans.transactions()[0]?.qr_string })
  expect(order?.gateway_reference).toBe(shop.midtrans.transactions()[0]?.reference)
})

inShop('money for a payment without an order is recorded with its gateway, and asked there', async (shop) => {
  const reference = await shop.order()
  await shop.midtrans.settle(reference, 'PAID')
  await shop.db.deleteFrom('orders').execute()

  expect(await callback(shop, reference)).toBe('unknown_payment')
  expect(await shop.db.selectFrom('unknown_payment').select(['gateway', 'amount']).execute()).toEqual([
    { gateway: 'midtrans', amount: 50_000 },
  ])
})

inShop('a test of the checkout leaves no open payment behind', async (shop) => {
  const random = { bytes: (count: number) => new Uint8Array(count).fill(7) }
  await testCheckout({ ...shop, random, gateway: shop.midtrans.gateway }, 'BRIVA')

  expect(shop.midtrans.transactions()).toMatchObject([{ method: 'bri', status: 'FAILED' }])
})
