import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { inShop, inSqlite, ORDER, openShop, type Shop } from '#tests/support/shop.ts'
import type { OpenedPayment } from './gateways/payment-gateway.ts'

const MINUTE = 60_000
const OPENED: OpenedPayment = {
  gatewayReference: 'T1',
  status: 'UNPAID',
  amount: 50_000,
  fee: 0,
  paymentName: 'QRIS',
  payCode: '1234',
  billerCode: null,
  qrString: null,
  qrUrl: null,
  expiresAt: new Date('2026-11-15T13:00:00Z'),
  instructions: [],
}

async function statusOf(shop: Shop, reference: string): Promise<string | undefined> {
  return (await shop.payments.find(reference))?.status
}

async function reconcileAfter(shop: Shop, ms: number): Promise<void> {
  shop.clock.pass(ms)
  await shop.reconciler.run()
}

function detailRequests(shop: Shop): number {
  return shop.tripay.requests.filter((call) => call.includes('transaction/detail')).length
}

inShop('a status check finds a refund whose callbacks were lost', async (shop) => {
  const reference = await shop.order()
  await shop.tripay.settle(reference, 'PAID')
  await shop.callback(reference)
  await shop.tripay.settle(reference, 'REFUND')
  const before = detailRequests(shop)
  await reconcileAfter(shop, 23 * 60 * MINUTE)
  expect([await statusOf(shop, reference), detailRequests(shop)]).toEqual(['PAID', before])

  await reconcileAfter(shop, 2 * 60 * MINUTE)
  await shop.reconciler.run()
  expect([await statusOf(shop, reference), detailRequests(shop)]).toEqual(['REFUND', before + 1])
})

inSqlite('no status check before it is due, nor after the order has ended', async (shop) => {
  const reference = await shop.order()
  await shop.reconciler.run()
  expect(detailRequests(shop)).toBe(0)

  await reconcileAfter(shop, MINUTE)
  await shop.reconciler.run()
  expect(detailRequests(shop)).toBe(1)
  await shop.callback(reference)
  await reconcileAfter(shop, 60 * MINUTE)
  expect(detailRequests(shop)).toBe(1)
})

inSqlite('an order expires when the gateway reports it, not before', async (shop) => {
  const reference = await shop.order()
  await reconcileAfter(shop, 59 * MINUTE)
  expect(await statusOf(shop, reference)).toBe('UNPAID')

  await reconcileAfter(shop, 2 * MINUTE)
  expect(await statusOf(shop, reference)).toBe('EXPIRED')
})

inSqlite('during a gateway outage the order stays open and is checked again', async (shop) => {
  const reference = await shop.order()
  await shop.tripay.settle(reference, 'PAID')
  for (const fault of ['error-500', 'html', 'truncated', 'wrong-types', 'reset', 'redirect'] as const) {
    shop.tripay.setFault(fault)
    await reconcileAfter(shop, MINUTE)
    expect(await statusOf(shop, reference), fault).toBe('UNPAID')
  }

  shop.tripay.setFault(null)
  await reconcileAfter(shop, MINUTE)
  expect(await statusOf(shop, reference)).toBe('PAID')
})

inSqlite('an open request that never reached the gateway fails after three checks', async (shop) => {
  shop.tripay.setFault('reset')
  await expect(shop.order()).rejects.toMatchObject({ code: 'payment_unavailable' })
  shop.tripay.setFault(null)
  const { reference } = await shop.db.selectFrom('orders').select('reference').executeTakeFirstOrThrow()

  for (let turn = 0; turn < 3; turn += 1) {
    expect(await statusOf(shop, reference)).toBe('UNPAID')
    await reconcileAfter(shop, MINUTE)
  }
  expect(await statusOf(shop, reference)).toBe('FAILED')
})

test('a found payment below the price is not offered and is flagged', async () => {
  const cheap = { ...OPENED, amount: 1 }
  await using shop = await openShop('sqlite', { gatewayInstead: { find: async () => cheap } })
  shop.tripay.setFault('reset')
  await expect(shop.order()).rejects.toMatchObject({ code: 'payment_unavailable' })
  const { reference } = await shop.db.selectFrom('orders').select('reference').executeTakeFirstOrThrow()
  await reconcileAfter(shop, MINUTE)

  expect(await shop.payments.find(reference)).toMatchObject({ amount: 50_000, pay_code: null })
  expect(await shop.flags(reference)).toEqual(['amount_mismatch'])
})

test('every call to the gateway is throttled, within one order and between runs', async () => {
  const events: (string | number)[] = []
  const find = async () => {
    events.push('find')
    return OPENED
  }
  const fetchStatus = async () => {
    events.push('status')
    return null
  }
  const wait = async (ms: number) => {
    await sleep(50)
    events.push(ms)
  }
  await using shop = await openShop('sqlite', { wait, gatewayInstead: { find, fetchStatus } })
  shop.tripay.setFault('reset')
  await expect(shop.order()).rejects.toMatchObject({ code: 'payment_unavailable' })
  for (let turn = 0; turn < 2; turn += 1) {
    await reconcileAfter(shop, MINUTE)
  }

  // To find a payment takes two calls.
  expect(events).toEqual(['find', 1_020, 'status', 510, 'status'])
})

test('a stop during a pause makes no further call and releases the claimed checks', async () => {
  const asked: string[] = []
  const fetchStatus = async (reference: string) => {
    asked.push(reference)
    return null
  }
  const pause = Promise.withResolvers<void>()
  await using shop = await openShop('sqlite', { wait: () => pause.promise, gatewayInstead: { fetchStatus } })
  await shop.order()
  await shop.order({ username: 'Alex' })
  shop.clock.pass(MINUTE)
  const running = shop.reconciler.run()
  await expect.poll(() => asked.length).toBe(1)
  shop.reconciler.stop()
  pause.resolve()
  await running

  expect(asked).toHaveLength(1)
  const rows = await shop.db.selectFrom('orders').selectAll().execute()
  const left = rows.find(({ gateway_reference }) => gateway_reference !== asked[0])
  expect(left).toMatchObject({ next_check_at: shop.clock.now().toISOString(), checks: 0 })
})

inShop('two processes check a payment once', async (shop) => {
  await shop.order()
  shop.clock.pass(MINUTE)
  await Promise.all([shop.reconciler.run(), shop.reconciler.run()])

  expect(detailRequests(shop)).toBe(1)
})

inShop('one run finds every payment whose callbacks were lost, beyond one batch', async (shop) => {
  const usernames = Array.from({ length: 45 }, (_, number) => `Steve_${number}`)
  const placing = usernames.map((username, number) =>
    shop.checkout.placeOrder({ ...ORDER, username }, `address ${number}`),
  )
  await Promise.all(placing)
  for (const { merchant_ref } of shop.tripay.transactions())
    await shop.tripay.settle(String(merchant_ref), 'PAID')
  shop.clock.pass(MINUTE)

  await shop.reconciler.run()
  expect(detailRequests(shop)).toBe(45)
  await shop.reconciler.run()
  expect(detailRequests(shop)).toBe(45)
  const commands = usernames.map((username) => `points give ${username} 40`)
  expect((await shop.deliverAll()).toSorted()).toEqual(commands.toSorted())
})
