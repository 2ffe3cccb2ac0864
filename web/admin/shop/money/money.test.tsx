import { expect, test } from 'vitest'
import type { Board, Money } from '#contract/shop/money.schema.ts'
import { BOARD, DAY, MONEY, SUMS } from '#tests/support/money-replies.ts'
import { type FakeApi, failure, renderPage } from '#tests/support/render-page.tsx'

const openMoney = (board: Board = BOARD, api: FakeApi = {}, money: Partial<Money> = {}) =>
  renderPage('/en/admin/money', {
    api: { 'GET /api/admin/money': { ...MONEY, ...money }, 'GET /api/admin/money/board': board, ...api },
  })

test('the sum is a calculation, and the comparison line is the average day before', async () => {
  const { texts } = await openMoney()
  expect(texts('.equation')).toEqual([
    'Price of paid ordersRp100.000+Fees paid by buyersRp2.000−Gateway feeRp1.500=You receiveRp100.500',
  ])
  expect(texts('span:has(> i[aria-hidden])')).toEqual([
    'Mon 2 Nov, so far: Rp30.000',
    'daily average 1 – 2 Oct 2026: Rp30.000',
  ])
  expect(document.querySelectorAll('svg .compared')).toHaveLength(1)
  const first = await openMoney(BOARD, {}, { before: { ...MONEY.before, price: 0 } })
  expect(first.texts('svg .compared')).toEqual([])
})

test('estimated fees and play money are named beside the sum', async () => {
  const { texts } = await openMoney(BOARD, {}, { is_demo: true, totals: { ...SUMS, fee_unknown: 3 } })
  expect(texts('.equation small')).toEqual(['3 fees are estimated'])
  expect(texts('main').join()).toContain('Play money: test orders are counted.')
})

test('one line says on how many days everything matches, and unfolds them', async () => {
  const well = await openMoney()
  expect(well.texts('main').join()).toContain('Everything matches: 2 of the last 2 days.')
  const days = [{ ...DAY, day: '2026-11-16', stuck: 1 }, ...BOARD.days.slice(1)]
  const off = await openMoney({ ...BOARD, days })
  expect(off.texts('main').join()).toContain('Everything matches: 1 of the last 2 days. Mon 16 Nov')
  const table = () => off.get('.money-table').closest('[hidden]')
  expect(table()).not.toBeNull()
  await off.click('button', 'Show the days')
  expect(table()).toBeNull()
})

test('a payment without an order stands on top, is asked for again or closed', async () => {
  const payment = {
    gateway_reference: 'T48',
    reference: null,
    amount: 39_000,
    at: '2026-11-15T12:32:00.000Z',
    asked_at: null,
    asked_result: null,
  }
  const { texts, click, calls } = await openMoney(
    { ...BOARD, unknown: { count: 1, payments: [payment] } },
    { 'POST /api/admin/money/unknown/:gateway_reference/ask': { result: 'PAID' } },
  )
  expect(texts('p').join()).toContain('The gateway has a payment of Rp39.000 without an order.')
  expect(texts('.btn-primary')).toEqual(['Ask the gateway'])
  await click('button', 'Ask the gateway')
  expect(calls).toContain('POST /api/admin/money/unknown/T48/ask')
  await click('button', 'Close with a reason')
  expect(texts('dialog h2')).toEqual(['Close the payment of Rp39.000?'])
})

test('figures stay when only the board fails', async () => {
  const { texts } = await openMoney(BOARD, { 'GET /api/admin/money/board': () => failure(500) })
  expect(texts('[role="alert"]').join()).toContain('The comparison with the gateway could not be loaded')
  expect(texts('.equation .result dd')).toEqual(['Rp100.500'])
})

test('with two gateways the money is split by the one that took it', async () => {
  const gateways = [
    { gateway: 'Tripay', price: 70_000, paid: 1 },
    { gateway: 'Midtrans', price: 30_000, paid: 1 },
  ]
  const { texts } = await openMoney(BOARD, {}, { gateways })
  expect(texts('h2')).toContain('By gateway')
  expect(texts('main').join()).toMatch(/Tripay.*Rp70\.000.*Midtrans.*Rp30\.000/)
  const alone = await openMoney()
  expect(alone.texts('h2')).not.toContain('By gateway')
})
