import { expect, test } from 'vitest'
import type { Role } from '#contract/permissions.ts'
import type { ServerReport } from '#contract/team/overview.schema.ts'
import { type Audit, createAudit } from '#server/platform/audit/audit.service.ts'
import type { Db } from '#server/platform/database/schema.ts'
import type { Outage } from '#server/platform/kernel/outage.ts'
import { systemRandom } from '#server/platform/kernel/random.ts'
import { insertSendAction } from '#server/shop/delivery/send-action.repository.ts'
import { DATABASES, type DatabaseKind, onBothWith, openTestDatabase } from '#tests/support/databases.ts'
import { DAY_SUM, insertOrders, type OrderRow, orderRow } from '#tests/support/orders.ts'
import { type CheckoutFailure, createAttention } from './attention-queue.ts'
import { createToday } from './today.service.ts'

/** Monday, 20:14 in Jakarta. */
const NOW = new Date('2026-11-16T13:14:00.000Z')
const WELL = { mode: 'real' as const, waits_for: null, trouble: null, since: null }
const SERVER: ServerReport = { id: 'survival', name: 'Survival', ...WELL, waiting: 2, awaiting_players: 0 }
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000).toISOString()

type State = {
  servers?: ServerReport[]
  paymentsOutage?: Outage | null
  checkoutFailures?: CheckoutFailure[]
  countsTests?: boolean
}

async function openToday(kind: DatabaseKind, state: State = {}) {
  const database = await openTestDatabase(kind)
  const { servers = [SERVER], paymentsOutage = null, countsTests = false } = state
  const deps = {
    db: database.db,
    clock: { now: () => NOW },
    countsTests,
    paymentsOutage: () => paymentsOutage,
    checkoutFailures: () => state.checkoutFailures ?? [],
  }
  const today = createToday({ ...deps, reportServers: async () => servers })
  const count = createAttention(deps)
  return Object.assign(database, {
    look: (role: Role = 'owner') => today({ role, username: 'ayu' }),
    count: (role: Role = 'owner') => count(role, servers),
  })
}

const daySum = (db: Db, day: string, price: number, change: { is_test?: number; shard?: number } = {}) =>
  db
    .insertInto('day_sum')
    .values({ ...DAY_SUM, day, price, ...change })
    .execute()

const paidAt = (number: number, paid_at: string, change: Partial<OrderRow> = {}) =>
  orderRow(number, { status: 'PAID', paid_at, created_at: paid_at, ...change })

const onBoth = onBothWith(openToday)

onBoth('compares the day with the same weekday at the same time', async (area) => {
  await daySum(area.db, '2026-11-16', 100_000)
  await daySum(area.db, '2026-11-16', 54_000, { shard: 1 })
  await daySum(area.db, '2026-11-16', 999_000, { is_test: 1 })
  await daySum(area.db, '2026-11-09', 200_000)
  await daySum(area.db, '2026-10-26', 400_000)
  await daySum(area.db, '2026-11-03', 70_000)
  await insertOrders(area.db, [
    // Last Monday: before midnight, in time, too late, refunded, test, given by hand.
    paidAt(1, '2026-11-08T16:59:00.000Z'),
    paidAt(2, '2026-11-08T17:00:00.000Z', { price: 50_000 }),
    paidAt(3, '2026-11-09T13:13:00.000Z', { price: 20_000 }),
    paidAt(4, '2026-11-09T13:14:00.000Z'),
    paidAt(5, '2026-11-09T10:00:00.000Z', { status: 'REFUND' }),
    paidAt(6, '2026-11-09T10:00:00.000Z', { is_test: 1 }),
    paidAt(7, '2026-11-16T10:00:00.000Z', { delivery: 'delivered' }),
    paidAt(8, '2026-11-16T10:00:00.000Z', { delivery: 'queued' }),
    paidAt(9, '2026-11-16T10:00:00.000Z', { delivery: 'delivered', given_by: 'ayu' }),
    paidAt(10, '2026-11-15T16:59:00.000Z', { delivery: 'delivered' }),
  ])
  const { revenue, orders, paid, delivered } = await area.look()
  expect({ orders, paid, delivered }).toEqual({ orders: 6, paid: 4, delivered: 1 })
  expect(revenue).toMatchObject({ today: 154_000, compared: 70_000, usual: 300_000 })
  expect(revenue?.days).toHaveLength(14)
  expect(revenue?.days[0]).toEqual({ day: '2026-11-03', revenue: 70_000 })
  expect(revenue?.days.at(-1)).toEqual({ day: '2026-11-16', revenue: 154_000 })
})

test('without sales there is no comparison and no chart, and support sees no money', async () => {
  await using area = await openToday('sqlite')
  const nothing = { today: 0, compared: null, usual: null, days: [] }
  expect((await area.look('manager')).revenue).toEqual(nothing)
  await daySum(area.db, '2026-11-16', 100_000)
  const first = (await area.look()).revenue
  expect(first).toMatchObject({ today: 100_000, compared: null, usual: null })
  expect(first?.days.map(({ revenue }) => revenue)).toEqual([...Array(13).fill(0), 100_000])
  expect(await area.look('support')).toMatchObject({ revenue: null, orders: 3, paid: 2 })
})

async function addAction(db: Db, id: string, orderId: string, state: string, needs_person = 1) {
  const first = { server: null, wait_online: 0, done_commands: 0, resend_of: null, resend_key: null }
  const sent = { username: 'Steve', commands: ['a'], is_test: 0, at: minutesAgo(9) }
  await insertSendAction(db, { id, order_id: orderId, ...sent, ...first })
  const change = { state, needs_person, last_reply: 'User not found' }
  await db.updateTable('send_action').set(change).where('id', '=', id).execute()
}

test.each(DATABASES)(
  '%s: the queue has the most urgent kind first, the oldest of a kind first',
  async (kind) => {
    const servers = [
      { ...SERVER, id: 'a', since: minutesAgo(2), trouble: 'x' },
      { ...SERVER, id: 'b', since: minutesAgo(5), trouble: 'x' },
      { ...SERVER, id: 'c', since: minutesAgo(12), trouble: 'x' },
    ]
    await using area = await openToday(kind, {
      servers,
      paymentsOutage: { why: 'timeout', since: minutesAgo(4) },
    })
    await insertOrders(area.db, [
      orderRow(1, { needs_person: 1, amount: 114_000 }),
      orderRow(2, { needs_person: 1, is_test: 1 }),
      orderRow(3),
      orderRow(4, { needs_person: 1 }),
    ])
    await area.db
      .insertInto('order_flag')
      .values({ order_id: 'P1', flag: 'amount_mismatch', detail: '', at: minutesAgo(1) })
      .execute()
    await addAction(area.db, 'A1', 'P3', 'failed')
    await addAction(area.db, 'A2', 'P3', 'unknown')
    await addAction(area.db, 'A3', 'P3', 'unknown')
    await addAction(area.db, 'A4', 'P3', 'failed', 0)
    const unknown = { is_test: 0, times: 1, status: 'PAID', amount: 9_000, last_at: minutesAgo(1) }
    await area.db
      .insertInto('unknown_payment')
      .values([
        { ...unknown, gateway_reference: 'T1', first_at: minutesAgo(1) },
        { ...unknown, gateway_reference: 'T2', first_at: minutesAgo(2), closed_at: minutesAgo(1) },
        { ...unknown, gateway_reference: 'T3', first_at: minutesAgo(3) },
      ])
      .execute()

    const name = (item: Awaited<ReturnType<typeof area.look>>['queue'][number]) => {
      if (item.kind === 'checkout') return item.gateway
      if (item.kind === 'away') return item.server ?? item.part
      if (item.kind === 'unknown_payment') return item.gateway_reference
      return item.kind === 'flagged' ? item.transaction_id : item.action_id
    }
    const { queue, more } = await area.look()
    expect(queue.map(name)).toEqual(['payments', 'c', 'b', 'A2', 'A3', 'A1', 'P1', 'P4', 'T3', 'T1'])
    expect(more).toBe(0)
    const reply = 'User not found'
    expect(queue[3]).toMatchObject({ kind: 'unknown', transaction_id: 'P3', reply, cause: null })
    expect(queue[5]).toMatchObject({ kind: 'failed', cause: 'name', product_id: 'none' })
    expect(queue[6]).toMatchObject({
      flag: 'amount_mismatch',
      amount: 114_000,
      at: minutesAgo(1),
      status: 'PAID',
    })
    expect((await area.look('support')).queue.map(name)).not.toContain('T1')
    // Beside the entry of the navigation.
    expect([await area.count(), await area.count('support')]).toEqual([10, 8])
  },
)

onBoth('a long queue says how many more there are; last orders are the newest', async (area) => {
  const rows = Array.from({ length: 130 }, (_, index) => orderRow(index + 1, { needs_person: 1 }))
  await insertOrders(area.db, [...rows, orderRow(131, { is_test: 1, needs_person: 1 })])
  const { queue, more, last_orders } = await area.look()
  expect([queue.length, more, await area.count()]).toEqual([20, 110, 130])
  expect(last_orders.map(({ _id }) => _id)).toEqual(
    Array.from({ length: 19 }, (_, place) => `P${130 - place}`),
  )
})

test('in a demo test orders are the orders', async () => {
  await using area = await openToday('sqlite', { countsTests: true })
  await insertOrders(area.db, [orderRow(1, { is_test: 1, needs_person: 1 })])
  await daySum(area.db, '2026-11-16', 5_000, { is_test: 1 })
  const { queue, last_orders, revenue } = await area.look()
  expect([queue.length, last_orders.length, revenue?.today]).toEqual([1, 1, 5_000])
})

test('a failing checkout comes first, instead of the outage of the gateway, for every role', async () => {
  const checkoutFailure: CheckoutFailure = {
    gateway: 'Tripay',
    reason: 'checkout_refused_variable',
    values: { gateway: 'Tripay', words: 'Invalid signature', variable: 'TRIPAY_PRIVATE_KEY' },
    since: minutesAgo(1),
    times: 3,
    sells: true,
  }
  const paymentsOutage = { why: 'Tripay refused: Invalid signature', since: minutesAgo(9) }
  await using area = await openToday('sqlite', { checkoutFailures: [checkoutFailure], paymentsOutage })
  expect((await area.look('support')).queue).toEqual([{ kind: 'checkout', ...checkoutFailure }])
  expect(await area.count('support')).toBe(1)
})

test('a refused method stands beside the outage of its gateway', async () => {
  const refused: CheckoutFailure = {
    gateway: 'Midtrans',
    reason: 'method_refused',
    values: { gateway: 'Midtrans', names: 'QRIS', words: 'Payment channel is not activated' },
    since: minutesAgo(1),
    times: null,
    sells: false,
  }
  const paymentsOutage = { why: 'timeout', since: minutesAgo(9) }
  await using area = await openToday('sqlite', { checkoutFailures: [refused], paymentsOutage })
  const { queue } = await area.look('support')
  expect(queue.map(({ kind }) => kind)).toEqual(['checkout', 'away'])
})

onBoth('owners see passkeys and owners that somebody else added in the last week', async (area) => {
  const write = async (days: number, entry: Parameters<Audit['write']>[1]) => {
    const clock = { now: () => new Date(NOW.getTime() - days * 24 * 60 * 60_000) }
    await createAudit({ db: area.db, clock, random: systemRandom }).write(area.db, entry)
  }
  await write(8, { admin: 'dewi', action: 'passkey_added' })
  await write(3, { admin: 'dewi', action: 'passkey_added' })
  await write(2, { admin: 'ayu', action: 'passkey_added' })
  await write(2, { admin: 'eka', action: 'admin_joined', after: { role: 'support' } })
  await write(1, { admin: 'dewi', action: 'role_changed', subject: 'eka', after: { role: 'owner' } })
  const { new_access } = await area.look()
  expect(new_access).toMatchObject([
    { kind: 'owner', admin: 'eka' },
    { kind: 'passkey', admin: 'dewi' },
  ])
  expect((await area.look('manager')).new_access).toEqual([])
})
