// Orders that a gateway with play money took: normal data of a demo, left out once payments are live.
import { expect, test } from 'vitest'
import { createShopMetrics } from '#server/monitoring/metrics/shop-metrics.ts'
import { createSendActions } from '#server/shop/delivery/send-actions.service.ts'
import { createSearch } from '#server/team/search/search.service.ts'
import { onBothWith } from '#tests/support/databases.ts'
import { buy, openDemoAndLive } from '#tests/support/demo-and-live.ts'
import { openShop, type Shop } from '#tests/support/shop.ts'
import { createOrders } from './orders.service.ts'

const EVER = new Date(0)
const ALL = { from: null, limit: 10 }

function officeOf(shop: Shop, countsTests: boolean) {
  const core = { ...shop, countsTests }
  const sendActions = createSendActions({ ...core, audit: shop.audit.write })
  const orders = createOrders({ ...core, sendActionsOf: sendActions.listOf })
  return {
    sendActions,
    orders,
    search: createSearch({ ...core, findOrderNumbers: orders.findNumbers }),
    metrics: createShopMetrics({ ...core, noticeChannelIds: () => [] }),
  }
}

const onBoth = onBothWith(openDemoAndLive)

onBoth('an order and its delivery carry the kind of the gateway that took it', async (both) => {
  const [test, real] = [await buy(both.demo, 'Tester'), await buy(both.live, 'Buyer')]
  const marks = await both.live.db
    .selectFrom('orders')
    .leftJoin('send_action', 'send_action.order_id', 'orders.id')
    .select(['orders.reference', 'orders.is_test as order', 'send_action.is_test as delivery'])
    .orderBy('orders.number')
    .execute()
  expect(marks).toEqual([
    { reference: test, order: 1, delivery: 1 },
    { reference: real, order: 0, delivery: 0 },
  ])
})

onBoth('a demo counts test orders, a live site leaves them out', async (both) => {
  await buy(both.demo, 'Tester')
  await buy(both.demo, 'Buyer')
  await buy(both.live, 'Buyer')
  const [demo, live] = [officeOf(both.demo, true), officeOf(both.live, false)]

  expect(await both.demo.donations.topDonators(ALL)).toEqual([
    { name: 'Buyer', amount: 100_000 },
    { name: 'Tester', amount: 50_000 },
  ])
  expect(await both.live.donations.topDonators(ALL)).toEqual([{ name: 'Buyer', amount: 50_000 }])
  expect(await demo.orders.sumBetween(EVER)).toEqual({ orders: 3, paid: 3, revenue: 150_000 })
  expect(await live.orders.sumBetween(EVER)).toEqual({ orders: 1, paid: 1, revenue: 50_000 })
  expect(await demo.metrics.render()).toContain('angkasa_orders{status="PAID"} 3')
  const metrics = await live.metrics.render()
  expect(metrics).toContain('angkasa_orders{status="PAID"} 1')
  expect(metrics).toContain('angkasa_deliveries{state="queued"} 1')
  expect(metrics).toContain('angkasa_queue_waiting{server="survival"} 1')
  expect((await live.search.search('Tester')).players).toEqual([{ username: 'Tester', orders: 0, spent: 0 }])
  expect((await live.search.search('Tester')).orders).toMatchObject([{ username: 'Tester', is_test: true }])
  expect((await both.live.delivery.reportServers()).map(({ waiting }) => waiting)).toEqual([1])
  expect((await both.demo.delivery.reportServers()).map(({ waiting }) => waiting)).toEqual([3])
})

onBoth('lists hide, show or single out test orders', async (both) => {
  await buy(both.demo, 'Tester')
  await buy(both.live, 'Buyer')
  const lists = { demo: officeOf(both.demo, true), live: officeOf(both.live, false) }
  const names = async (at: 'demo' | 'live', query: object) => {
    const { transactions, ...orders } = await lists[at].orders.list({ page: 1, ...query })
    const { actions, ...sent } = await lists[at].sendActions.list({ page: 1, ...query })
    expect(actions.map(({ username }) => username)).toEqual(transactions.map(({ username }) => username))
    expect(sent.test).toBe(orders.test)
    return [orders.test, ...transactions.map(({ username, is_test }) => `${username} ${is_test}`)]
  }
  const [test, real] = ['Tester true', 'Buyer false']
  expect(await names('live', {})).toEqual(['hidden', real])
  expect(await names('live', { test: 'shown' })).toEqual(['shown', real, test])
  expect(await names('live', { test: 'only' })).toEqual(['only', test])
  expect(await names('live', { search: 'tester' })).toEqual(['hidden'])
  expect(await names('live', { search: 'tester', test: 'only' })).toEqual(['only', test])
  expect(await names('demo', {})).toEqual(['shown', real, test])
  expect(await names('demo', { test: 'hidden' })).toEqual(['hidden', real])
  const paid = async (test: 'hidden' | 'shown' | 'only') =>
    (await lists.live.orders.list({ page: 1, status: 'PAID', test })).transactions.length
  expect([await paid('hidden'), await paid('shown'), await paid('only')]).toEqual([1, 2, 1])
})

onBoth('a test order never reaches the game of a live site', async (both) => {
  // The player's own real order is not held back by the test order before it.
  await buy(both.demo, 'Buyer')
  await buy(both.live, 'Buyer')
  expect(await both.live.deliverAll()).toEqual(['points give Buyer 40'])
  expect(await both.live.deliverAll()).toHaveLength(1)
  const { sendActions } = officeOf(both.live, false)
  const { actions } = await sendActions.list({ page: 1, test: 'only' })
  expect(actions).toMatchObject([{ state: 'queued', waits_for: 'live_payments', is_test: true }])

  // Back in the demo it is delivered to the simulator.
  expect(await both.demo.deliverAll()).toEqual(['points give Buyer 40'])
  expect(await both.live.deliverAll()).toHaveLength(1)
})

onBoth('a real order never reaches a simulated game', async (both) => {
  await buy(both.live, 'Buyer')
  await buy(both.demo, 'Buyer')
  expect(await both.demo.deliverAll()).toEqual(['points give Buyer 40'])
  const sent = await both.demo.db
    .selectFrom('send_action')
    .select(['is_test', 'state'])
    .orderBy('number')
    .execute()
  expect(sent).toEqual([
    { is_test: 0, state: 'queued' },
    { is_test: 1, state: 'done' },
  ])
  expect(await both.live.deliverAll()).toEqual(['points give Buyer 40'])
})

onBoth('a resend of a test order is held as well', async (both) => {
  await buy(both.demo, 'Tester')
  await both.demo.deliverAll()
  const { sendActions } = officeOf(both.live, false)
  const [done] = (await sendActions.list({ page: 1, test: 'only' })).actions
  await sendActions.resend({ id: done?._id ?? '', admin: 'ayu', mayRefund: true })
  expect(await both.live.deliverAll()).toEqual([])
})

onBoth('a test order cannot be paid by a live gateway, nor the reverse', async (both) => {
  const [test, real] = [await both.demo.order({ username: 'Tester' }), await both.live.order()]
  const order = async (reference: string) => (await both.live.payments.find(reference))?.status

  // Both simulators share the merchant, so each signs what the other accepts.
  const { headers, body } = both.demo.tripay.signedCallback(test)
  expect(await both.live.payments.receiveCallback('tripay', headers, Buffer.from(body))).toBe('stored')
  const other = both.live.tripay.signedCallback(real)
  expect(await both.demo.payments.receiveCallback('tripay', other.headers, Buffer.from(other.body))).toBe(
    'stored',
  )
  expect([await order(test), await order(real)]).toEqual(['UNPAID', 'UNPAID'])
  expect(await both.live.flags(test)).toEqual(['reference_mismatch'])
  expect(await both.live.flags(real)).toEqual(['reference_mismatch'])

  // Each is paid by its own.
  await both.demo.callback(test)
  await both.live.callback(real)
  expect([await order(test), await order(real)]).toEqual(['PAID', 'PAID'])
})

onBoth('each gateway is asked for its own payments only', async (both) => {
  const [test, real] = [await both.demo.order({ username: 'Tester' }), await both.live.order()]
  await both.demo.tripay.settle(test, 'PAID')
  await both.live.tripay.settle(real, 'PAID')
  const order = async (reference: string) => (await both.live.payments.find(reference))?.status

  both.live.clock.pass(60_000)
  both.demo.clock.pass(60_000)
  await both.live.reconciler.run()
  expect([await order(test), await order(real)]).toEqual(['UNPAID', 'PAID'])
  await both.demo.reconciler.run()
  expect(await order(test)).toBe('PAID')
})

test('a refund of a test order leaves the totals of real orders alone', async () => {
  await using both = await openDemoAndLive('sqlite')
  const reference = await buy(both.demo, 'Buyer')
  await buy(both.live, 'Buyer')
  await both.demo.callback(reference, { status: 'REFUND' })
  expect(await both.live.donations.topDonators(ALL)).toEqual([{ name: 'Buyer', amount: 50_000 }])
  expect(await both.demo.donations.topDonators(ALL)).toEqual([{ name: 'Buyer', amount: 50_000 }])
})

test('without a gateway an order is refused with a code of its own, and nothing is stored', async () => {
  await using shop = await openShop('sqlite', { gateways: [] })
  await expect(shop.order()).rejects.toMatchObject({ code: 'part_off' })
  expect(await shop.db.selectFrom('orders').select('id').execute()).toEqual([])
})
