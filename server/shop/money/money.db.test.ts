// The money screen: sums of a period, the period before, months, and the board that compares gateway, orders, deliveries.
import { expect } from 'vitest'
import type { Database } from '#server/platform/database/schema.ts'
import { createDonations } from '#server/shop/payments/donations.service.ts'
import { createUnknownPayments } from '#server/shop/payments/unknown-payments.service.ts'
import { createSumsCheck } from '#server/shop/sums/sums-check.service.ts'
import { onBoth, type TestDatabase } from '#tests/support/databases.ts'
import { addProduct, insertOrders, type OrderRow, orderRow } from '#tests/support/orders.ts'
import { inShop, type openShop } from '#tests/support/shop.ts'
import { createMoney } from './money.service.ts'
import { createReconciliation } from './reconciliation.service.ts'

const clock = { now: () => new Date('2026-11-16T13:14:00Z') }
const silent = { warn: () => {} }

async function open({ db }: TestDatabase, rows: OrderRow[]) {
  await insertOrders(db, rows)
  await createSumsCheck({ db, clock, log: silent }).rebuild()
  const countsTests = false
  const money = createMoney({
    db,
    clock,
    donations: createDonations({ db }),
    labelOf: (method) => `name of ${method}`,
    countsTests,
    splitsGateways: true,
  })
  const unknownPayments = { list: async () => [] }
  const board = createReconciliation({ db, clock, unknownPayments, countsTests }).board
  return { look: money.look, board }
}

const sold = (number: number, at: string, change: Partial<OrderRow> = {}) =>
  orderRow(number, { status: 'PAID', created_at: at, paid_at: at, price: 50_000, ...change })

onBoth('sums of a period by day, product and method, without tests and gifts', async (database) => {
  const site = await open(database, [
    // 17:00 UTC is midnight in Jakarta.
    sold(1, '2026-10-31T16:59:59.000Z'),
    sold(2, '2026-10-31T17:00:00.000Z', { product_id: 'A', product_name: 'Old pack' }),
    sold(3, '2026-11-02T05:00:00.000Z', {
      product_id: 'B',
      method: 'BCAVA',
      fee: 5_500,
      gateway_fee: 6_000,
    }),
    sold(4, '2026-11-02T05:00:00.000Z', { is_test: 1 }),
    sold(5, '2026-11-02T05:00:00.000Z', { given_by: 'ayu', price: 0 }),
    sold(6, '2026-11-02T05:00:00.000Z', { status: 'REFUND', product_id: 'B' }),
    orderRow(7, { status: 'EXPIRED', created_at: '2026-11-02T05:00:00.000Z' }),
    sold(8, '2026-11-16T03:00:00.000Z', { product_id: 'B', delivery: 'queued' }),
  ])
  await addProduct(database.db, 'B', { name: '80 Premium Points', name_id: '80 Poin Premium' })
  const look = await site.look({ from: '2026-11-01', until: '2026-11-16' })

  expect(look.totals).toEqual({
    paid: 3,
    price: 150_000,
    fee: 5_500,
    gateway_fee: 6_000,
    fee_unknown: 2,
    received: 149_500,
  })
  expect(look.bars.filter(({ price }) => price > 0)).toEqual([
    { from: '2026-11-01', until: '2026-11-01', price: 50_000, paid: 1 },
    { from: '2026-11-02', until: '2026-11-02', price: 50_000, paid: 1 },
    { from: '2026-11-16', until: '2026-11-16', price: 50_000, paid: 1 },
  ])
  expect(look.bars).toHaveLength(16)
  expect(look.products.map(({ id, name, name_id, price }) => [id, name, name_id, price])).toEqual([
    ['B', '80 Premium Points', '80 Poin Premium', 100_000],
    ['A', 'Old pack', '', 50_000],
  ])
  expect(look.methods.map(({ method, price }) => [method, price])).toEqual([
    ['QRIS', 100_000],
    ['BCAVA', 50_000],
  ])
  expect(look.funnel).toEqual({
    placed: 5,
    converted: 4,
    expired: 1,
    failed: 0,
    paid: 3,
    delivered: 2,
    refunded: 1,
    refunded_price: 50_000,
  })
  expect(look.before).toEqual({ from: '2026-10-01', until: '2026-10-16', price: 0 })
  expect(look.months.map(({ month, price }) => [month, price])).toEqual([
    ['2026-11', 150_000],
    ['2026-10', 50_000],
  ])
  expect(look.is_open).toBe(true)
})

onBoth('paid orders of a period by the gateway that took them', async (database) => {
  const site = await open(database, [
    sold(1, '2026-10-31T16:59:59.000Z', { gateway: 'midtrans' }),
    sold(2, '2026-10-31T17:00:00.000Z', { gateway: 'midtrans' }),
    sold(3, '2026-11-02T05:00:00.000Z'),
    sold(4, '2026-11-02T05:00:00.000Z'),
    sold(5, '2026-11-02T05:00:00.000Z', { is_test: 1 }),
    sold(6, '2026-11-02T05:00:00.000Z', { status: 'REFUND' }),
    sold(7, '2026-11-02T05:00:00.000Z', { gateway: null, method: 'FREE', price: 0 }),
  ])

  expect((await site.look({ from: '2026-11-01', until: '2026-11-16' })).gateways).toEqual([
    { gateway: 'Tripay', paid: 2, price: 100_000 },
    { gateway: 'Midtrans', paid: 1, price: 50_000 },
  ])
})

onBoth('a blocked player is among the top buyers', async (database) => {
  const site = await open(database, [])
  const paid = {
    username: 'Joko',
    amount: 61_600,
    paidAt: new Date('2026-11-02T05:00:00.000Z'),
    isTest: false,
  }
  await createDonations(database).add(database.db, paid)
  const block = { username: 'Joko', reason: 'chargeback', blocked_by: 'ayu', at: '2026-11-03T05:00:00.000Z' }
  await database.db
    .insertInto('player_block')
    .values({ player_key: 'joko', ...block })
    .execute()
  const { buyers } = await site.look({ from: '2026-11-01', until: '2026-11-16' })
  expect(buyers).toEqual([{ name: 'Joko', amount: 61_600 }])
})

onBoth('the board names orders that do not add up', async (database) => {
  const site = await open(database, [
    sold(1, '2026-11-16T03:00:00.000Z', { delivery: 'delivered' }),
    sold(2, '2026-11-16T03:00:00.000Z', { delivery: 'queued' }),
    sold(3, '2026-11-15T03:00:00.000Z', { delivery: 'unknown' }),
    sold(4, '2026-11-15T03:00:00.000Z', { method: 'FREE', price: 0, delivery: 'queued' }),
    sold(5, '2026-11-15T03:00:00.000Z', { is_test: 1, delivery: 'queued' }),
    orderRow(6, { status: 'EXPIRED', delivery: 'delivered', created_at: '2026-11-14T03:00:00.000Z' }),
    orderRow(7, { status: 'EXPIRED', needs_person: 1, created_at: '2026-11-14T03:00:00.000Z' }),
    orderRow(8, { status: 'UNPAID', created_at: '2026-11-14T03:00:00.000Z' }),
  ])
  const board = await site.board()

  expect(board.days.slice(0, 3)).toEqual([
    { day: '2026-11-16', gateway_paid: 2, orders_paid: 2, delivered: 1, on_the_way: 1, stuck: 0 },
    { day: '2026-11-15', gateway_paid: 1, orders_paid: 1, delivered: 0, on_the_way: 0, stuck: 1 },
    { day: '2026-11-14', gateway_paid: 0, orders_paid: 0, delivered: 0, on_the_way: 0, stuck: 0 },
  ])
  const ids = ({ orders }: { orders: { id: string }[] }) => orders.map(({ id }) => id)
  expect([ids(board.not_delivered), ids(board.never_paid), ids(board.mismatched)]).toEqual([
    ['P3', 'P2'],
    ['P6'],
    ['P7'],
  ])
})

inShop('a payment without an order is listed, asked about and closed', async (shop) => {
  const reference = await shop.order({ username: 'Ayu' })
  const stored = await shop.db.selectFrom('orders').selectAll().executeTakeFirstOrThrow()
  await shop.db.deleteFrom('orders').execute()
  expect(await shop.callback(reference)).toBe('unknown_payment')
  expect(await shop.callback(reference)).toBe('unknown_payment')
  await shop.callback(reference, { reference: 'T-OTHER', status: 'EXPIRED' })
  const unknown = unknownPaymentsOf(shop)
  const [listed, ...more] = await unknown.list()
  expect([listed?.amount, more.length]).toEqual([50_000, 0])
  const own = listed?.gateway_reference ?? ''

  // The order is there again, as after a restored backup.
  await shop.db.insertInto('orders').values(stored).execute()
  await shop.tripay.settle(reference, 'PAID')
  expect(await unknown.ask(own)).toBe('PAID')
  expect(await unknown.list()).toEqual([])
  expect((await shop.db.selectFrom('orders').select('status').executeTakeFirst())?.status).toBe('PAID')
  await expect(unknown.ask(own)).rejects.toMatchObject({ code: 'payment_not_found' })
})

inShop('closing a payment without an order is audited, once', async (shop) => {
  const reference = await shop.order({ username: 'Ayu' })
  await shop.db.deleteFrom('orders').execute()
  await shop.callback(reference)
  const unknown = unknownPaymentsOf(shop)
  const [listed] = await unknown.list()
  await unknown.close(listed?.gateway_reference ?? '', 'Paid back', 'ayu')

  expect(await unknown.list()).toEqual([])
  await shop.callback(reference)
  expect(await unknown.list()).toEqual([])
  await expect(unknown.close(listed?.gateway_reference ?? '', 'Again', 'ayu')).rejects.toMatchObject({
    code: 'payment_not_found',
  })
  expect(await auditOf(shop.db)).toEqual([
    { action: 'unknown_payment_closed', admin: 'ayu', detail: 'Paid back' },
  ])
})

function unknownPaymentsOf(shop: Awaited<ReturnType<typeof openShop>>) {
  return createUnknownPayments({ ...shop, countsTests: false })
}

const auditOf = (db: Database) => db.selectFrom('audit_entry').select(['action', 'admin', 'detail']).execute()

onBoth('what the gateway keeps of a refunded order is missing in the payout', async (database) => {
  const site = await open(database, [
    sold(1, '2026-11-02T05:00:00.000Z', { gateway_fee: 1_000, fee: 0, amount: 50_000 }),
    sold(2, '2026-11-02T05:00:00.000Z', {
      status: 'REFUND',
      gateway_fee: 5_500,
      fee: 5_500,
      amount: 55_500,
    }),
  ])
  const { totals, months } = await site.look({ from: '2026-11-01', until: '2026-11-16' })
  expect(totals).toMatchObject({ paid: 1, price: 50_000, fee: 0, gateway_fee: 6_500, received: 43_500 })
  expect(months).toMatchObject([{ month: '2026-11', received: 43_500 }])
})
