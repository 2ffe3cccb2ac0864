// A refund in part or a chargeback at Midtrans: the goods stay, the sum is recorded, and a person decides.
import { expect, test } from 'vitest'
import { demoSettings } from '#content/settings/index.ts'
import { createMoney } from '#server/shop/money/money.service.ts'
import { createSumsCheck } from '#server/shop/sums/sums-check.service.ts'
import { onBothWith } from '#tests/support/databases.ts'
import { openShop, type Shop } from '#tests/support/shop.ts'
import { createOrderActions } from './order-actions.service.ts'

const onBoth = onBothWith((kind) => openShop(kind, { gateways: ['midtrans'] }))
const callback = (shop: Shop, reference: string, change: object) =>
  shop.callback(reference, { ...change }, 'midtrans')

async function paid(shop: Shop, paymentMethod = 'BCAVA'): Promise<string> {
  await shop.addProduct({ refundCommands: [{ text: 'points take %player% 40' }] }, 'TAKEN')
  const reference = await shop.order({ productId: 'TAKEN', paymentMethod })
  await shop.midtrans.settle(reference, 'PAID')
  await callback(shop, reference, {})
  expect(await shop.deliverAll()).toHaveLength(1)
  return reference
}

const orderOf = ({ db }: Shop, reference: string) =>
  db
    .selectFrom('orders')
    .select(['id', 'status', 'returned_amount', 'needs_person', 'refunded_at'])
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()

async function moneyOf({ db, clock, donations }: Shop) {
  await createSumsCheck({ db, clock, log: { warn: () => {} } }).rebuild()
  const money = createMoney({ db, clock, donations, labelOf: String, countsTests: false })
  const day = clock.now().toISOString().slice(0, 10)
  return money.look({ from: `${day.slice(0, 7)}-01`, until: day })
}

const RETURNED = ['partial_refund', 'chargeback', 'partial_chargeback'] as const

test.each(RETURNED)('a notification of %s that Midtrans does not confirm changes nothing', async (status) => {
  await using shop = await openShop('sqlite', { gateways: ['midtrans'] })
  const reference = await paid(shop)
  // Its signature is right: it covers neither the status nor the sum.
  expect(await callback(shop, reference, { transaction_status: status, refund_amount: '9000.00' })).toBe(
    'stored',
  )
  expect(await orderOf(shop, reference)).toMatchObject({ returned_amount: null, needs_person: 0 })
  expect(await shop.flags(reference)).toEqual([])
})

onBoth('a refund in part keeps the goods; its sum is on the order and in Money', async (shop) => {
  const reference = await paid(shop)
  const refund = { transaction_status: 'partial_refund', refund_amount: '12000.00' }
  shop.midtrans.amend(reference, refund)
  const twice = () => Promise.all([callback(shop, reference, refund), callback(shop, reference, refund)])
  expect(await twice()).toEqual(['stored', 'stored'])

  expect(await orderOf(shop, reference)).toMatchObject({
    status: 'PAID',
    returned_amount: 12_000,
    needs_person: 1,
    refunded_at: null,
  })
  expect(await shop.flags(reference)).toEqual(['partly_refunded'])
  expect(await shop.deliverAll()).toHaveLength(1)
  expect(shop.told.filter(({ type }) => type === 'payment.flagged')).toMatchObject([
    { data: { flag: 'partly_refunded' } },
  ])
  const { totals, months } = await moneyOf(shop)
  expect(totals).toMatchObject({
    returned: 12_000,
    received: totals.price + totals.fee - totals.gateway_fee - 12_000,
  })
  expect(months[0]).toMatchObject({ returned: 12_000 })

  // The sum of all refunds; a late notification of the first one lowers nothing.
  shop.midtrans.amend(reference, { ...refund, refund_amount: '20000.00' })
  await callback(shop, reference, {})
  shop.midtrans.amend(reference, refund)
  await callback(shop, reference, {})
  expect(await orderOf(shop, reference)).toMatchObject({ returned_amount: 20_000 })
  expect(await shop.flags(reference)).toEqual(['partly_refunded', 'partly_refunded'])
})

test.each(['chargeback', 'partial_chargeback'])('a %s takes nothing back by itself', async (status) => {
  await using shop = await openShop('sqlite', { gateways: ['midtrans'] })
  const reference = await paid(shop, 'QRIS')
  shop.midtrans.amend(reference, { transaction_status: status })
  await callback(shop, reference, {})
  expect(await orderOf(shop, reference)).toMatchObject({
    status: 'PAID',
    returned_amount: null,
    needs_person: 1,
  })
  expect(await shop.flags(reference)).toEqual(['charged_back'])
  expect(await shop.deliverAll()).toHaveLength(1)
})

onBoth('a person decides: marked as returned, the goods are taken back', async (shop) => {
  const reference = await paid(shop)
  shop.midtrans.amend(reference, { transaction_status: 'partial_refund', refund_amount: '12000.00' })
  await callback(shop, reference, {})
  const { id } = await orderOf(shop, reference)
  const actions = createOrderActions({
    ...shop,
    log: { debug() {}, info() {}, warn() {}, error() {} },
    servers: shop.servers,
    reservedUsernames: [],
  })
  await actions.refund({ id, admin: 'ayu', reason: 'chargeback' })
  expect(await orderOf(shop, reference)).toMatchObject({ status: 'REFUND', needs_person: 0 })
  expect(await shop.deliverAll()).toContain('points take Steve 40')
  expect((await moneyOf(shop)).totals).not.toHaveProperty('returned')
  await callback(shop, reference, {})
  expect(await orderOf(shop, reference)).toMatchObject({ needs_person: 0 })
})

onBoth('a lost notification of a refund in part is found by a later look', async (shop) => {
  const reference = await paid(shop)
  shop.midtrans.amend(reference, { transaction_status: 'partial_refund', refund_amount: '12000.00' })
  shop.clock.pass(25 * 60 * 60_000)
  await shop.reconciler.run()
  expect(await orderOf(shop, reference)).toMatchObject({ status: 'PAID', returned_amount: 12_000 })
})

onBoth('an order that was never seen as paid is not delivered after a refund in part', async (shop) => {
  const reference = await shop.order({ paymentMethod: 'BCAVA' })
  await shop.midtrans.settle(reference, 'PAID')
  shop.midtrans.amend(reference, { transaction_status: 'partial_refund', refund_amount: '12000.00' })
  await callback(shop, reference, {})
  expect(await orderOf(shop, reference)).toMatchObject({ status: 'UNPAID', needs_person: 1 })
  expect(await shop.deliverAll()).toEqual([])
})

test('a full refund takes back what was delivered, as before', async () => {
  await using shop = await openShop('sqlite', { gateways: ['midtrans'], settings: demoSettings })
  const reference = await paid(shop)
  await shop.midtrans.settle(reference, 'REFUND')
  await callback(shop, reference, {})
  expect(await orderOf(shop, reference)).toMatchObject({ status: 'REFUND' })
  expect(await shop.deliverAll()).toContain('points take Steve 40')
})
