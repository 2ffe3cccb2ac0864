// The first page of the admin area with waiting entries and outages.

import { expect, test } from 'vitest'
import type { Role } from '#contract/permissions.ts'
import type { Overview } from '#contract/team/overview.schema.ts'
import type { QueueItem } from '#contract/team/today.schema.ts'
import { OVERVIEW, read, render } from '#tests/support/read-admin.tsx'
import { OverviewContext } from '#web/admin/kit/frame/overview.ts'
import { Queue } from './queue.tsx'
import { percentMore, RevenuePanel } from './revenue-panel.tsx'

const ORDER = { transaction_id: 'P1', username: 'be.Budi', product_name: '80 Points' }
type Delivery = Extract<QueueItem, { kind: 'failed' | 'unknown' }>
const UNKNOWN: Delivery = {
  ...ORDER,
  kind: 'unknown',
  action_id: 'A1',
  at: '2026-11-16T13:02:00.000Z',
  reply: null,
  cause: null,
  product_id: 'PACK',
}
const FAILED: Delivery = { ...UNKNOWN, kind: 'failed', action_id: 'A2', reply: 'User not found: Budi' }
const FLAGGED: QueueItem = {
  ...ORDER,
  kind: 'flagged',
  amount: 114_000,
  at: UNKNOWN.at,
  flag: 'amount_mismatch',
}

const NONE = { orders: 0, paid: 0, delivered: 0, queue: [], more: 0, last_orders: [] }
const queue = (items: QueueItem[], more = 0) => <Queue items={items} more={more} onChange={() => {}} />

test('says when nothing needs attention', () => {
  expect(read(queue([]))).toContain('All clear.')
  expect(read(queue([]), 'id')).toContain('Semua beres.')
})

test('each item says what happened, to whom, and what to do', () => {
  const words = read(queue([UNKNOWN, FAILED, FLAGGED]))
  expect(words).toEqual(expect.arrayContaining(['Did it arrive?', '.Budi', '80 Points', 'It arrived']))
  expect(words.some((text) => text.startsWith('Sent at 20:02'))).toBe(true)
  expect(words).toEqual(
    expect.arrayContaining(['Delivery failed', 'User not found: Budi', 'Resend', 'Open order', 'Open']),
  )
  expect(words).not.toContain('All clear.')
})

test.each([
  ['name', 'The game does not know this name', 'Correct the name'],
  ['command', 'The game does not know the command', 'Edit the product&#x27;s commands'],
  ['offline', 'The player must be online', 'Resend'],
  ['other', 'The game had an error', 'Open order'],
] as const)(
  'a delivery refused because of %s says so and offers what helps first',
  (cause, title, action) => {
    const words = read(queue([{ ...FAILED, cause }]))
    expect(words).toEqual(expect.arrayContaining([title, action]))
    expect(words.includes('Correct the name')).toBe(cause === 'name')
  },
)

test('an owner edits the commands of the product that the game does not know', () => {
  const renderAs = (role: Role) => {
    const overview = { ...OVERVIEW, data: { role } as Overview }
    return render(
      <OverviewContext value={overview}>{queue([{ ...FAILED, cause: 'command' }])}</OverviewContext>,
    )
  }
  expect(renderAs('owner')).toContain('href="/en/admin/store/products/PACK"')
  expect(renderAs('support')).toContain('>Tell an owner<')
})

test('a failing checkout names the gateway, its words and the variable to check', () => {
  const item: QueueItem = {
    kind: 'checkout',
    gateway: 'Tripay',
    reason: 'checkout_refused_variable',
    values: { gateway: 'Tripay', words: 'Invalid signature', variable: 'TRIPAY_PRIVATE_KEY' },
    since: UNKNOWN.at,
    times: 3,
  }
  const words = read(queue([item])).join('|')
  expect(words).toContain('Tripay refused the last checkout: Invalid signature')
  expect(words).toContain('Check TRIPAY_PRIVATE_KEY')
  expect(read(queue([item]), 'id').join('|')).toContain('Tripay menolak checkout terakhir')
})

test('only the first item has the yellow button until another one is chosen', () => {
  expect(render(queue([UNKNOWN, FAILED, FLAGGED])).match(/btn-primary/g)).toHaveLength(1)
})

test('five items are shown, then how many more there are', () => {
  const many = Array.from({ length: 8 }, (_, index) => ({ ...FAILED, action_id: `A${index}` }))
  const words = read(queue(many, 9))
  expect(words.filter((text) => text === 'Delivery failed')).toHaveLength(5)
  expect(words).toEqual(expect.arrayContaining(['17', '12 more']))
})

test.each([
  [130, 100, 30],
  [70, 100, -30],
  [5, null, null],
  [5, 0, null],
])('%d against %d is %d per cent', (now, compared, percent) => {
  expect(percentMore(now, compared)).toBe(percent)
})

test('test orders are left out where payments are real, also before the first order', () => {
  const revenue = { today: 0, usual: null, compared: null, days: [] }
  const panel = <RevenuePanel today={{ ...NONE, revenue }} queued={null} seesMoney />
  expect(render(panel, 'en', { isPlayMoney: false })).toContain('without test orders')
  expect(render(panel, 'en', { isPlayMoney: true })).not.toContain('without test orders')
})

test('a payment that only the gateway knows is asked for again, and opens Money', () => {
  const unknown: QueueItem = {
    kind: 'unknown_payment',
    gateway_reference: 'T48',
    amount: 39_000,
    at: UNKNOWN.at,
  }
  expect(read(queue([unknown]))).toEqual(
    expect.arrayContaining(['T48 · Rp39.000', 'Refresh from gateway', 'Open']),
  )
})

test('the chart says the sum of today, never an instruction', () => {
  const days = Array.from({ length: 14 }, (_, place) => ({
    day: `2026-11-${String(place + 3).padStart(2, '0')}`,
    revenue: 1_000,
  }))
  const revenue = { today: 1_000, usual: 2_000, compared: 500, days }
  const words = read(<RevenuePanel today={{ ...NONE, revenue }} queued={null} seesMoney />)
  expect(words).toContain('today, so far: Rp1.000')
  expect(words.join('|')).not.toContain('arrow keys')
  const without = read(<RevenuePanel today={{ ...NONE, revenue: null }} queued={null} seesMoney={false} />)
  expect(without.join('|')).not.toContain('Rp')
})
