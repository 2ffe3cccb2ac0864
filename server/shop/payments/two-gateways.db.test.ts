// Two gateways at once: the owner's order, a gateway that does not answer, and payments that stay where they were opened.
import { expect, test } from 'vitest'
import { demoSettings } from '#content/settings/index.ts'
import type { GatewayId } from '#contract/settings/gateways.ts'
import { GATEWAY_FAULTS, type GatewayFault } from '#simulators/gateway-faults.ts'
import { DATABASES } from '#tests/support/databases.ts'
import { openShop, type Shop } from '#tests/support/shop.ts'

const BOTH = { gateways: ['tripay', 'midtrans'] } as const
const MINUTE = 60_000

const gatewaysOf = async ({ db }: Shop) =>
  (await db.selectFrom('orders').select('gateway').orderBy('number').execute()).map(({ gateway }) => gateway)

/** The settings of the owner with these gateways for QRIS. */
function settingsWith(gateways: GatewayId[]) {
  const methods = demoSettings.payments.methods.map((entry) =>
    entry.method === 'QRIS' ? { ...entry, gateways } : entry,
  )
  return { payments: { ...demoSettings.payments, methods } }
}

test.each(DATABASES)('%s: the first gateway takes an order unless the owner says otherwise', async (kind) => {
  await using shop = await openShop(kind, { ...BOTH, settings: settingsWith(['midtrans', 'tripay']) })
  await shop.order()
  await shop.order({ paymentMethod: 'BRIVA' })

  expect(await gatewaysOf(shop)).toEqual(['midtrans', 'tripay'])
})

test('a method that the first gateway does not take is taken by the other', async () => {
  await using shop = await openShop('sqlite', BOTH)
  shop.tripay.changeChannel('QRIS', { active: false })
  await shop.channelUpdates.refresh()
  await shop.order()

  expect(await gatewaysOf(shop)).toEqual(['midtrans'])
})

test('a method that the owner gives to one gateway is not offered when that one does not take it', async () => {
  await using shop = await openShop('sqlite', { ...BOTH, settings: settingsWith(['tripay']) })
  shop.tripay.changeChannel('QRIS', { active: false })
  await shop.channelUpdates.refresh()

  expect(shop.channels.payable(50_000).map(({ method }) => method)).not.toContain('QRIS')
})

test('a refused method is taken off at its gateway only', async () => {
  await using shop = await openShop('sqlite', BOTH)
  await shop.channelUpdates.refresh()
  shop.tripay.changeChannel('QRIS', { active: false })
  await expect(shop.order()).rejects.toMatchObject({ code: 'method_not_available' })
  await shop.order()

  expect(await gatewaysOf(shop)).toEqual(['tripay', 'midtrans'])
})

test.each(GATEWAY_FAULTS as GatewayFault[])(
  'a gateway that fails (%s) rests after three checkouts, and is tried again a minute later',
  async (fault) => {
    await using shop = await openShop('sqlite', { ...BOTH, gatewayTimeoutMs: 300 })
    shop.tripay.setFault(fault)
    for (let times = 0; times < 3; times += 1)
      await expect(shop.order()).rejects.toMatchObject({ code: 'payment_unavailable' })
    await shop.order()
    await shop.order()
    shop.tripay.setFault(null)
    shop.clock.pass(MINUTE)
    await shop.order()

    const expected = ['tripay', 'tripay', 'tripay', 'midtrans', 'midtrans', 'tripay']
    expect(await gatewaysOf(shop)).toEqual(expected)
  },
)

test('a gateway that still fails after its rest rests again at once', async () => {
  await using shop = await openShop('sqlite', BOTH)
  shop.tripay.setFault('error-500')
  for (let times = 0; times < 3; times += 1) await expect(shop.order()).rejects.toThrow()
  shop.clock.pass(MINUTE)
  await expect(shop.order()).rejects.toThrow()
  await shop.order()

  expect((await gatewaysOf(shop)).slice(-2)).toEqual(['tripay', 'midtrans'])
})

test('while no gateway answers, the methods stay offered', async () => {
  await using shop = await openShop('sqlite', { gateways: ['tripay'] })
  shop.tripay.setFault('error-500')
  for (let times = 0; times < 4; times += 1) await expect(shop.order()).rejects.toThrow()

  expect(shop.channels.payable(50_000).map(({ method }) => method)).toContain('QRIS')
})

test.each(DATABASES)(
  '%s: an open payment stays with its gateway, whatever takes the next one',
  async (kind) => {
    await using shop = await openShop(kind, { ...BOTH, gatewayTimeoutMs: 500 })
    const first = await shop.order({ paymentMethod: 'BCAVA' })
    shop.tripay.setFault('error-500', 'transaction/create')
    for (let times = 0; times < 3; times += 1) await expect(shop.order()).rejects.toThrow()
    const second = await shop.order({ paymentMethod: 'BCAVA', username: 'Alex' })
    await shop.tripay.settle(first, 'PAID')
    await shop.midtrans.settle(second, 'PAID')
    shop.clock.pass(MINUTE)
    await shop.reconciler.run()

    const statuses = await Promise.all([first, second].map((reference) => shop.payments.find(reference)))
    expect(statuses.map((payment) => payment?.status)).toEqual(['PAID', 'PAID'])
    expect((await shop.deliverAll()).toSorted()).toEqual(['points give Alex 40', 'points give Steve 40'])
  },
)

test('a failure of each gateway is known until that gateway takes a checkout', async () => {
  await using shop = await openShop('sqlite', BOTH)
  shop.tripay.setFault('error-500')
  for (let times = 0; times < 3; times += 1) await expect(shop.order()).rejects.toThrow()
  await shop.order()
  expect(shop.checkoutFailures.current()).toMatchObject({ gateway: 'Tripay', times: 3 })

  shop.tripay.setFault(null)
  shop.clock.pass(MINUTE)
  await shop.order()
  expect(shop.checkoutFailures.current()).toBeNull()
})
