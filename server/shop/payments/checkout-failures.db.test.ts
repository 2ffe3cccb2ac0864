// Checkouts that the gateway refuses or does not answer are known to every process until one succeeds.
import { expect, test } from 'vitest'
import { onBothWith } from '#tests/support/databases.ts'
import { inSqlite, openShop } from '#tests/support/shop.ts'
import { openCheckoutFailures, sourceOfKeys } from './checkout-failures.service.ts'
import { GatewayError } from './gateways/payment-gateway.ts'
import { testCheckout } from './test-checkout.ts'

const WORDS = 'Invalid signature'
const wrongKey = () =>
  Promise.reject(
    new GatewayError('unavailable', `Tripay refused: ${WORDS}`, {
      words: WORDS,
      variable: 'TRIPAY_PRIVATE_KEY',
    }),
  )
const inRefusedShop = onBothWith((kind) => openShop(kind, { gatewayInstead: { open: wrongKey } }))
const inHastyShop = onBothWith((kind) => openShop(kind, { gatewayTimeoutMs: 500 }))

inRefusedShop('a refused checkout is stored with its words and told once', async (shop) => {
  for (let times = 1; times <= 3; times += 1)
    await expect(shop.order()).rejects.toMatchObject({ code: 'payment_unavailable' })

  const known = { gateway: 'Tripay', words: WORDS, variable: 'TRIPAY_PRIVATE_KEY', method: 'QRIS', times: 3 }
  expect(shop.checkoutFailures.list()[0]).toMatchObject(known)
  // Another process, or this one after a restart.
  const other = await openCheckoutFailures({ db: shop.db, sources: shop.checkoutFailures.sources })
  expect(other.list()[0]).toMatchObject(known)
  expect(shop.told.filter(({ type }) => type === 'checkout.failed')).toMatchObject([
    { data: { gateway: 'Tripay', words: WORDS, variable: 'TRIPAY_PRIVATE_KEY' } },
  ])
})

inHastyShop('a checkout that succeeds ends it, and the next failure is told again', async (shop) => {
  shop.tripay.setFault('error-500')
  await expect(shop.order()).rejects.toThrow()
  expect(shop.checkoutFailures.list()[0]).toMatchObject({ words: null, variable: null })
  shop.tripay.setFault(null)
  await shop.order()
  expect(shop.checkoutFailures.list()).toEqual([])
  shop.tripay.setFault('error-500')
  await expect(shop.order()).rejects.toThrow()
  expect(shop.told.filter(({ type }) => type === 'checkout.failed')).toHaveLength(2)
})

test('a refused method is an event of its own: the other methods work', async () => {
  const open = () =>
    Promise.reject(new GatewayError('refused', 'Tripay refused: channel', { about: 'method' }))
  await using shop = await openShop('sqlite', { gatewayInstead: { open } })
  await expect(shop.order()).rejects.toMatchObject({ code: 'method_not_available' })
  expect(shop.checkoutFailures.list()).toEqual([])
})

test('a test opens a payment that belongs to no order, and ends the failure when it succeeds', async () => {
  await using shop = await openShop()
  await shop.checkoutEvents.onFailed(new Error('timeout'), { gateway: 'tripay', method: 'BRIVA' })
  const { gateway, checkoutEvents, clock } = shop
  const random = { bytes: (count: number) => new Uint8Array(count).fill(7) }
  await testCheckout({ clock, random, gateway: { ...gateway, open: wrongKey }, checkoutEvents }, 'BRIVA')
  expect(shop.checkoutFailures.list()[0]).toMatchObject({ words: WORDS, times: 2 })
  await testCheckout({ clock, random, gateway, checkoutEvents }, 'BRIVA')
  expect(shop.checkoutFailures.list()).toEqual([])
  expect(shop.tripay.transactions()).toMatchObject([{ method: 'BRIVA', status: 'UNPAID' }])
  expect(await shop.db.selectFrom('orders').select('id').execute()).toEqual([])
})

test('the expiry of a tested payment is confirmed to the gateway, without a warning and without a row', async () => {
  await using shop = await openShop()
  const warnings = () => shop.logged.filter((line) => line.includes('callback refused'))
  await testCheckout(shop, 'BRIVA')
  const merchant_ref = String(shop.tripay.transactions()[0]?.merchant_ref)
  expect(await shop.callback(merchant_ref, { status: 'EXPIRED' })).toBe('stored')
  expect(warnings()).toEqual([])
  // Money that arrives nevertheless is shown to a person, as any other.
  expect(await shop.callback(merchant_ref, { status: 'PAID' })).toBe('unknown_payment')
  expect(warnings()).toHaveLength(1)
})

inSqlite('a failure with other keys says nothing about these', async (shop) => {
  await shop.checkoutEvents.onFailed(new Error('timeout'), { gateway: 'tripay', method: 'QRIS' })
  const source = sourceOfKeys({ privateKey: 'the right one' })
  const other = await openCheckoutFailures({ db: shop.db, sources: new Map([['tripay', source]]) })
  expect(other.list()).toEqual([])
  expect(source).not.toContain('right')
})
