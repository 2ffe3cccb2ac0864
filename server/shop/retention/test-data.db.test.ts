// Deletion of test orders: only they go, whole, and nothing that is being sent.
import { expect } from 'vitest'
import type { Database } from '#server/platform/database/schema.ts'
import { createSendActions } from '#server/shop/delivery/send-actions.service.ts'
import { listSums } from '#server/shop/discounts/discount-uses.repository.ts'
import { createSumsCheck } from '#server/shop/sums/sums-check.service.ts'
import { addCoupon } from '#tests/support/coupons.ts'
import { type DatabaseKind, onBothWith } from '#tests/support/databases.ts'
import { buy, openDemoAndLive } from '#tests/support/demo-and-live.ts'
import { createTestData } from './test-data.service.ts'

const ALL = { from: null, limit: 10 }

async function open(kind: DatabaseKind) {
  const both = await openDemoAndLive(kind)
  const { live } = both
  const { db, audit } = live
  const sendActions = createSendActions({ ...live, audit: audit.write })
  let changes = 0
  const testData = createTestData({
    ...live,
    batchRows: 2,
    countsTests: false,
    log: { info: () => {} },
    onChange: async () => {
      changes += 1
    },
  })
  return Object.assign(both, { db, audit, sendActions, testData, changes: () => changes })
}

const onBoth = onBothWith(open)

/** Everything that belongs to orders. */
async function readAll(db: Database) {
  const [orders, actions, attempts, flags, totals] = await Promise.all([
    db.selectFrom('orders').selectAll().orderBy('number').execute(),
    db.selectFrom('send_action').selectAll().orderBy('number').execute(),
    db.selectFrom('send_attempt').selectAll().orderBy('id').execute(),
    db.selectFrom('order_flag').selectAll().orderBy('order_id').execute(),
    db.selectFrom('donation_total').selectAll().orderBy('month').orderBy('username').execute(),
  ])
  return { orders, actions, attempts, flags, totals }
}

onBoth('real orders and all that hangs on them stay as they are', async (site) => {
  const refunded = await buy(site.live, 'Refunded')
  await site.live.callback(refunded, { status: 'REFUND' })
  await buy(site.live, 'Buyer')
  await site.live.order({ username: 'Unpaid' })
  await site.live.deliverAll()
  await buy(site.live, 'Waiting')
  const before = await readAll(site.db)

  for (const name of ['Buyer', 'Tester', 'Third', 'Fourth']) await buy(site.demo, name)
  await site.demo.deliverAll()
  await buy(site.demo, 'Queued')
  await site.demo.callback(await site.demo.order({ username: 'Flagged' }), { total_amount: 1 })
  await site.demo.order({ username: 'Unpaid' })

  expect(await site.testData.preview()).toEqual({
    orders: 7,
    paid: 250_000,
    deliveries: 5,
    attempts: 4,
    donators: 5,
    is_demo: false,
  })
  expect(await site.testData.delete('ayu')).toEqual({ orders: 7, deliveries: 5, attempts: 4, left: 0 })
  expect(await readAll(site.db)).toEqual(before)
  expect(await createSumsCheck({ ...site.live, log: { warn: () => {} } }).check()).toEqual([])
  expect(await site.live.donations.topDonators(ALL)).toEqual([
    { name: 'Buyer', amount: 50_000 },
    { name: 'Waiting', amount: 50_000 },
  ])
  expect(await site.live.deliverAll()).toContain('points give Waiting 40')
  expect((await site.audit.list({ page: 1 })).entries).toMatchObject([
    { admin: 'ayu', action: 'test_data_deleted', after: { count: 7 } },
  ])
  expect(site.changes()).toBe(1)
  expect(await site.testData.preview()).toMatchObject({ orders: 0, deliveries: 0, donators: 0 })
})

onBoth('a queued delivery goes with its order, and is never sent', async (site) => {
  await buy(site.demo, 'Tester')
  await site.testData.delete('ayu')
  expect(await site.demo.deliverAll()).toEqual([])
  expect(await readAll(site.db)).toEqual({ orders: [], actions: [], attempts: [], flags: [], totals: [] })
})

onBoth('an order whose commands are being sent is left whole', async (site) => {
  const reference = await buy(site.demo, 'Tester')
  await buy(site.demo, 'Other')
  const [first] = (await readAll(site.db)).actions
  for (const change of [
    { state: 'sending', leased_until: '2000-01-01T00:00:00.000Z' },
    { state: 'queued', leased_until: '2999-01-01T00:00:00.000Z' },
  ]) {
    await site.db
      .updateTable('send_action')
      .set({ ...change, lease: 'worker' })
      .where('id', '=', first?.id ?? '')
      .execute()
    expect((await site.testData.delete('ayu')).left).toBe(1)
    const { orders, actions, totals } = await readAll(site.db)
    expect(orders.map((row) => row.reference)).toEqual([reference])
    expect(actions.map(({ id }) => id)).toEqual([first?.id])
    expect(totals.map(({ username, amount }) => [username, amount])).toEqual([
      ['Tester', 50_000],
      ['Tester', 50_000],
    ])
  }
})

onBoth('payments, deliveries and resends at the same moment leave nothing behind', async (site) => {
  for (let round = 0; round < 4; round += 1) {
    const unpaid: string[] = []
    for (const name of ['A1', 'B2', 'C3', 'D4'])
      unpaid.push(await site.demo.order({ username: `${name}_${round}` }))
    await buy(site.demo, `Sold_${round}`)
    await site.demo.deliverAll()
    const [sold] = (await site.sendActions.list({ page: 1, test: 'only', state: 'done' })).actions
    const real = await buy(site.live, `Real_${round}`)

    await Promise.allSettled([
      ...unpaid.map((reference) => site.demo.callback(reference)),
      site.testData.delete('ayu'),
      site.demo.deliverAll(),
      site.sendActions.resend({ id: sold?._id ?? '', admin: 'ayu', mayRefund: true }),
      site.live.deliverAll(),
    ])

    const { orders, actions, attempts, totals } = await readAll(site.db)
    const ids = new Set(orders.map(({ id }) => id))
    expect(actions.filter(({ order_id }) => !ids.has(order_id))).toEqual([])
    const actionIds = new Set(actions.map(({ id }) => id))
    expect(attempts.filter(({ send_action_id }) => !actionIds.has(send_action_id))).toEqual([])
    expect(orders.filter(({ is_test }) => is_test === 0).map(({ reference }) => reference)).toContain(real)
    // Every paid order that is left has its delivery and its share of the totals.
    const paid = orders.filter(({ status }) => status === 'PAID')
    expect(paid.every(({ id }) => actions.some(({ order_id }) => order_id === id))).toBe(true)
    for (const isTest of [0, 1]) {
      const sum = paid.filter(({ is_test }) => is_test === isTest).reduce((all, { price }) => all + price, 0)
      const month = isTest ? 'test all' : 'all'
      const total = totals.filter((row) => row.month === month).reduce((all, { amount }) => all + amount, 0)
      expect([isTest, total]).toEqual([isTest, sum])
    }
    await site.demo.deliverAll()
    await site.live.deliverAll()
  }
  await site.testData.delete('ayu')
  const { orders } = await readAll(site.db)
  expect(orders.map(({ is_test }) => is_test)).toEqual([0, 0, 0, 0])
  const executed = site.live.game.executed().map(({ command }) => command)
  expect(executed.toSorted()).toEqual([0, 1, 2, 3].map((round) => `points give Real_${round} 40`))
})

onBoth('deleted test orders give their coupons back, real ones keep theirs', async (site) => {
  await addCoupon(site.db, { max_uses: 2 })
  for (const shop of [site.demo, site.live]) {
    await shop.callback(await shop.order({ username: 'Buyer', coupon: 'MERDEKA26' }))
    await shop.order({ username: 'Unpaid', coupon: 'MERDEKA26' })
  }

  await site.testData.delete('ayu')
  const sums = await listSums(site.db, false)
  expect(sums.get('MERDEKA26')).toMatchObject({ held: 2, paid: 1, given: 10_000 })
  expect((await listSums(site.db, true)).size).toBe(0)
})
