// Goal and supporters of the store page, from the orders.
import { expect, test } from 'vitest'
import type { Storefront } from '#contract/settings/storefront.schema.ts'
import { createSumsCheck } from '#server/shop/sums/sums-check.service.ts'
import type { Notices } from '#server/team/notices/notices.service.ts'
import { DATABASES, type DatabaseKind, openTestDatabase } from '#tests/support/databases.ts'
import { insertOrders, type OrderRow, orderRow } from '#tests/support/orders.ts'
import { createStorefront } from './storefront.service.ts'

const NOW = '2026-11-16T13:14:00.000Z'
const GOAL = { rupiah: 1_000_000, text: { en: 'For the rent', id: 'Buat sewa server' } }
const SHOWN: Storefront = { closed: null, goal: GOAL, supporters: true }

type Opened = { rows: OrderRow[]; storefront?: Storefront; countsTests?: boolean; now?: string }

async function open(
  kind: DatabaseKind,
  { rows, storefront = SHOWN, countsTests = false, now = NOW }: Opened,
) {
  const database = await openTestDatabase(kind)
  const { db } = database
  let time = new Date(now)
  const clock = { now: () => time }
  await insertOrders(db, rows)
  await createSumsCheck({ db, clock, log: { warn: () => {} } }).rebuild()
  const shownSettings = () => ({ storefront })
  const told: { key?: string | null; data: unknown }[] = []
  const notices: Pick<Notices, 'record'> = {
    record: async (_, { data }, { key } = {}) => void told.push({ key, data }),
  }
  const service = createStorefront({ db, clock, shownSettings, countsTests, notices, onChange: () => {} })
  const wait = (until: string) => {
    time = new Date(until)
  }
  return Object.assign(database, service, { wait, told })
}

const paid = (number: number, at: string, change: Partial<OrderRow> = {}) =>
  orderRow(number, { status: 'PAID', created_at: at, paid_at: at, price: 100_000, ...change })

test.each(DATABASES)('%s: the goal counts the real sales of the month in Jakarta', async (kind) => {
  const rows = [
    // 17:00 UTC is midnight in Jakarta.
    paid(1, '2026-10-31T16:59:59.000Z'),
    paid(2, '2026-10-31T17:00:00.000Z', { price: 129_999, fee: 5_000 }),
    paid(3, '2026-11-02T05:00:00.000Z', { is_test: 1 }),
    paid(4, '2026-11-02T05:00:00.000Z', { status: 'REFUND' }),
    paid(5, '2026-11-02T05:00:00.000Z', { given_by: 'ayu' }),
    orderRow(6, { status: 'UNPAID', created_at: '2026-11-02T05:00:00.000Z' }),
    paid(7, NOW),
  ]
  await using site = await open(kind, { rows })
  expect((await site.view('en')).goal).toEqual({ percent: 22, month: 11, daysLeft: 14, text: 'For the rent' })

  await using demo = await open(kind, { rows, countsTests: true })
  expect((await demo.view('id')).goal).toMatchObject({ percent: 32, text: 'Buat sewa server' })
})

test.each(DATABASES)('%s: a goal is told once, when the sales of its month reach it', async (kind) => {
  const rows = [paid(1, '2026-11-02T05:00:00.000Z', { price: 999_999 })]
  await using below = await open(kind, { rows })
  await below.tellGoal()
  expect(below.told).toEqual([])

  await using reached = await open(kind, { rows: [...rows, paid(2, NOW, { price: 1 })] })
  await reached.tellGoal()
  await reached.tellGoal()
  const data = { month: '2026-11', rupiah: GOAL.rupiah, text: GOAL.text }
  expect(reached.told).toEqual([{ key: 'goal 2026-11 1000000', data }])
  reached.wait('2026-12-01T05:00:00.000Z')
  await reached.tellGoal()
  expect(reached.told).toHaveLength(1)
})

test.each(DATABASES)('%s: a new month starts at zero, also while the sum is cached', async (kind) => {
  await using site = await open(kind, { rows: [paid(1, NOW)], now: '2026-11-30T16:59:30.000Z' })
  expect((await site.view('en')).goal).toMatchObject({ percent: 10, month: 11, daysLeft: 0 })
  site.wait('2026-11-30T17:00:10.000Z')
  expect((await site.view('en')).goal).toMatchObject({ percent: 0, month: 12, daysLeft: 30 })
})

test.each(DATABASES)('%s: supporters are real buyers of points, last paid first, each once', async (kind) => {
  const rows = [
    paid(1, '2026-10-01T00:00:00.000Z', { username: 'LongAgo' }),
    paid(2, '2026-11-16T13:13:59.000Z', { username: 'Just' }),
    paid(3, '2026-11-16T12:34:00.000Z', { username: 'be.Budi', commands: '["points give %player% 240"]' }),
    paid(4, '2026-11-16T11:00:00.000Z', { username: 'be..BUDI' }),
    paid(5, '2026-11-16T10:00:00.000Z', { username: 'Hours' }),
    paid(6, '2026-11-14T10:00:00.000Z', { username: 'Days' }),
    paid(7, NOW, { username: 'Tester', is_test: 1 }),
    paid(8, NOW, { username: 'Given', given_by: 'ayu' }),
    paid(9, NOW, { username: 'Free', method: 'FREE', price: 0 }),
    paid(10, NOW, { username: 'Refunded', status: 'REFUND' }),
    paid(11, NOW, { username: 'Key', commands: '["crate give %player% 1"]' }),
    paid(12, NOW, { username: 'be.Blocked' }),
    paid(13, NOW, { username: 'Friend', gift: '{"sender":null,"message":null}' }),
  ]
  await using site = await open(kind, { rows })
  const block = { username: 'be.Blocked', reason: 'fraud', blocked_by: 'ayu', at: NOW }
  await site.db
    .insertInto('player_block')
    .values({ player_key: 'be.blocked', ...block })
    .execute()

  expect((await site.view('en')).supporters).toEqual([
    { name: 'Just', points: 80, ago: { unit: 'minutes', count: 1 } },
    { name: '.Budi', points: 240, ago: { unit: 'minutes', count: 40 } },
    { name: 'Hours', points: 80, ago: { unit: 'hours', count: 3 } },
    { name: 'Days', points: 80, ago: { unit: 'days', count: 2 } },
  ])
})

test.each(DATABASES)('%s: at most six supporters are listed', async (kind) => {
  const rows = Array.from({ length: 20 }, (_, index) => paid(index + 1, NOW, { username: `Player_${index}` }))
  await using site = await open(kind, { rows })
  expect((await site.view('en')).supporters).toHaveLength(6)
})

test('nothing is shown that the owner has not switched on', async () => {
  const storefront: Storefront = { closed: null, goal: null, supporters: false }
  await using site = await open('sqlite', { rows: [paid(1, NOW)], storefront })
  expect(await site.view('en')).toEqual({ closed: null, goal: null, supporters: [] })
})

test('a closed store gives the reason in the language of the visitor, and the time until it has passed', async () => {
  const closed = { text: { en: 'Repairs', id: 'Perbaikan' }, until: '2026-11-16T14:00:00.000Z' }
  await using site = await open('sqlite', { rows: [], storefront: { ...SHOWN, closed } })
  expect(site.closed('id')).toEqual({ text: 'Perbaikan', until: closed.until })
  site.wait(closed.until)
  expect(site.closed('en')).toEqual({ text: 'Repairs', until: null })
})
