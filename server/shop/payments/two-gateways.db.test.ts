// Two gateways at once: the owner's order, a gateway that does not answer, and payments that stay where they were opened.
import { expect, test } from 'vitest'
import { demoSettings } from '#content/settings/index.ts'
import { GATEWAY_IDS, type GatewayId } from '#contract/settings/gateways.ts'
import { GATEWAY_FAULTS, type GatewayFault } from '#tests/simulators/gateway-faults.ts'
import { addCoupon } from '#tests/support/coupons.ts'
import { DATABASES, onBothWith } from '#tests/support/databases.ts'
import { openShop, type Shop } from '#tests/support/shop.ts'
import { shortTimeouts } from '#tests/support/short-timeouts.ts'
import { testWith } from '#tests/support/test-with.ts'
import { FIRST_ANSWER_MS } from './payment-routing.service.ts'

const BOTH = { gateways: ['tripay', 'midtrans'] } as const
const MINUTE = 60_000
const NEXT: Record<GatewayId, GatewayId> = { tripay: 'midtrans', midtrans: 'tripay' }
const EACH_DEAD = DATABASES.flatMap((kind) =>
  GATEWAY_IDS.flatMap((dead) =>
    (GATEWAY_FAULTS as GatewayFault[]).map((fault) => [kind, dead, fault] as const),
  ),
)

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

const inBoth = testWith(() => openShop('sqlite', BOTH))
const onBoth = onBothWith((kind) => openShop(kind, BOTH))

inBoth('a method that the first gateway does not take is taken by the other', async (shop) => {
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

test('a method of a gateway whose keys are gone is taken by the gateways that are left', async () => {
  await using shop = await openShop('sqlite', { gateways: ['tripay'], settings: settingsWith(['midtrans']) })
  await shop.order()

  expect(await gatewaysOf(shop)).toEqual(['tripay'])
})

inBoth('a refused method is taken off at its gateway only, and the other takes the order', async (shop) => {
  await shop.channelUpdates.refresh()
  shop.tripay.changeChannel('QRIS', { active: false })
  await shop.order()
  await shop.order()

  expect(await gatewaysOf(shop)).toEqual(['tripay', 'midtrans', 'midtrans'])
})

test.each(EACH_DEAD)(
  '%s, %s fails (%s): it is passed over at once, rests after three checkouts, and is tried again a minute later',
  async (kind, dead, fault) => {
    let isDead = true
    // A gateway that works gets its whole time: a busy machine needs it.
    using timeouts = shortTimeouts((ms) => isDead && ms === FIRST_ANSWER_MS)
    const next = NEXT[dead]
    await using shop = await openShop(kind, { gateways: [dead, next] })
    const offered = shop.channels.payable(50_000)
    shop[dead].setFault(fault)
    const references: string[] = []
    for (let times = 0; times < 4; times += 1) references.push(await shop.order())
    expect(shop.channels.payable(50_000)).toEqual(offered)
    shop[dead].setFault(null)
    isDead = false
    shop.clock.pass(MINUTE)
    await shop.order()

    const both = [dead, next]
    expect(await gatewaysOf(shop)).toEqual([...both, ...both, ...both, next, dead])
    // A buyer waits for the first gateway only as long as leaves time for the next one.
    const limits = [FIRST_ANSWER_MS, 8_000]
    expect(timeouts.requested).toEqual([...limits, ...limits, ...limits, 8_000, FIRST_ANSWER_MS])
    // The buyer sees the payment of the gateway that answered, and no other.
    for (const reference of references) {
      expect(shop[next].find(reference)).not.toBeNull()
      expect(shop[dead].find(reference)).toBeNull()
    }
    for (const { merchant_ref } of shop[dead].transactions())
      expect(await shop.payments.find(String(merchant_ref))).not.toBeNull()
  },
)

onBoth(
  'an order that goes on at the next gateway has failed at the first, also when its reply was lost',
  async (shop) => {
    shop.tripay.setFault('lost-answer', 'transaction/create')
    const reference = await shop.order()
    shop.tripay.setFault(null)
    shop.clock.pass(MINUTE)
    await shop.reconciler.run()

    const rows = await shop.db.selectFrom('orders').selectAll().orderBy('number').execute()
    expect(rows.map(({ gateway, status }) => [gateway, status])).toEqual([
      ['tripay', 'FAILED'],
      ['midtrans', 'UNPAID'],
    ])
    expect(rows[1]?.reference).toBe(reference)

    // Its code was never shown. Money that arrives all the same is delivered, and a person is told.
    const first = String(rows[0]?.reference)
    await shop.callback(first, { status: 'PAID' })
    expect(await shop.payments.find(first)).toMatchObject({ status: 'PAID' })
    expect(await shop.flags(first)).toEqual(['paid_after_failure'])
  },
)

inBoth('the last use of a limit and of a coupon goes on with the order to the next gateway', async (shop) => {
  await shop.addProduct({ name: 'Once', limit: { count: 1, period: 'ever' } }, 'ONCE')
  await addCoupon(shop.db, { max_uses: 1 })
  shop.tripay.setFault('lost-answer', 'transaction/create')
  await shop.order({ productId: 'ONCE', coupon: 'MERDEKA26' })

  expect(await gatewaysOf(shop)).toEqual(['tripay', 'midtrans'])
  await expect(shop.order({ productId: 'ONCE' })).rejects.toMatchObject({ code: 'limit_reached' })
})

test('a method that only a resting gateway takes is refused at once, and the others are taken', async () => {
  await using shop = await openShop('sqlite', { ...BOTH, settings: settingsWith(['tripay']) })
  shop.tripay.setFault('error-500')
  for (let times = 0; times < 3; times += 1)
    await expect(shop.order()).rejects.toMatchObject({ code: 'payment_unavailable' })
  await expect(shop.order()).rejects.toMatchObject({ code: 'method_not_available' })
  await shop.order({ paymentMethod: 'BRIVA' })

  expect(await gatewaysOf(shop)).toEqual(['tripay', 'tripay', 'tripay', 'midtrans'])
})

inBoth('after a rest one checkout tries the gateway, and others do not wait for it', async (shop) => {
  shop.tripay.setFault('error-500')
  for (let times = 0; times < 3; times += 1) await shop.order()
  shop.clock.pass(MINUTE)
  shop.channels.onTry('tripay')
  await shop.order()

  expect((await gatewaysOf(shop)).slice(6)).toEqual(['midtrans'])
})

inBoth('an order goes on at another gateway only for the total that the buyer has seen', async (shop) => {
  shop.tripay.changeChannel('BRIVA', { paidBy: 'customer' })
  await shop.channelUpdates.refresh()
  shop.tripay.setFault('error-500')

  const order = { paymentMethod: 'BRIVA', total: 54_250 } as const
  await expect(shop.order(order)).rejects.toMatchObject({ code: 'payment_unavailable' })
  expect(await gatewaysOf(shop)).toEqual(['tripay'])
})

inBoth('a payment at one gateway never pays an order of the other', async (shop) => {
  const reference = await shop.order()
  await shop.db.updateTable('orders').set({ gateway: 'midtrans' }).execute()
  await shop.callback(reference)

  expect(await shop.flags(reference)).toEqual(['reference_mismatch'])
  expect((await shop.payments.find(reference))?.status).toBe('UNPAID')
})

inBoth('buyers are not told which gateway takes a method', async (shop) => {
  const fields = ['cashier_fee', 'fee', 'method', 'total']
  for (const payable of shop.channels.payable(50_000)) expect(Object.keys(payable).toSorted()).toEqual(fields)
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
    for (let times = 0; times < 3; times += 1) await shop.order()
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

inBoth('a failure of each gateway is known until that gateway takes a checkout', async (shop) => {
  shop.tripay.setFault('error-500')
  for (let times = 0; times < 4; times += 1) await shop.order()
  expect(shop.checkoutFailures.list()[0]).toMatchObject({ gateway: 'Tripay', times: 3 })

  shop.tripay.setFault(null)
  shop.clock.pass(MINUTE)
  await shop.order()
  expect(shop.checkoutFailures.list()).toEqual([])
})
