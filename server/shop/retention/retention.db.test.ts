import { expect } from 'vitest'
import { createAudit } from '#server/platform/audit/audit.service.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { systemRandom } from '#server/platform/kernel/random.ts'
import { insertOrderEvent } from '#server/shop/payments/order-event.repository.ts'
import { deleteOldOrders } from '#server/shop/payments/retention.repository.ts'
import { createSumsCheck } from '#server/shop/sums/sums-check.service.ts'
import { insertNotice } from '#server/team/notices/outbox.repository.ts'
import { onBoth } from '#tests/support/databases.ts'
import { insertAction, insertOrders, type OrderRow, orderRow } from '#tests/support/orders.ts'
import { createRetention, type RetentionDays } from './retention.service.ts'

const NOW = new Date('2026-11-15T12:00:00.000Z')
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000).toISOString()
const OFF: RetentionDays = { unpaid: null, audit: null }

function open(db: Database, retentionDays: RetentionDays, batchRows?: number) {
  const lines: object[] = []
  const clock = { now: () => NOW }
  const audit = createAudit({ db, clock, random: systemRandom })
  const log = { info: (details: object) => lines.push(details) }
  return { lines, audit, ...createRetention({ db, clock, log, audit, retentionDays, batchRows }) }
}

function order(number: number, days: number, change: Partial<OrderRow>): OrderRow {
  const at = daysAgo(days)
  return orderRow(number, {
    created_at: at,
    expires_at: at,
    paid_at: null,
    next_check_at: null,
    ...change,
  })
}

async function listOrders(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('orders').select('id').orderBy('number').execute()
  return rows.map(({ id }) => id)
}

onBoth('deletes only old orders that can no longer be paid', async ({ db }) => {
  await insertOrders(db, [
    order(1, 61, { status: 'EXPIRED' }),
    order(2, 61, { status: 'FAILED' }),
    order(3, 59, { status: 'EXPIRED' }),
    order(4, 400, { status: 'PAID', paid_at: daysAgo(400) }),
    order(5, 400, { status: 'REFUND', paid_at: daysAgo(400) }),
    order(6, 400, { status: 'UNPAID' }),
    order(7, 400, { status: 'EXPIRED', next_check_at: daysAgo(-1) }),
    order(8, 400, { status: 'FAILED', needs_person: 1 }),
    order(9, 400, { status: 'EXPIRED' }),
    order(10, 400, { status: 'EXPIRED' }),
    order(11, 61, { status: 'EXPIRED', expires_at: daysAgo(59) }),
    order(12, 400, { status: 'EXPIRED' }),
  ])
  const flag = { flag: 'amount_mismatch', detail: '1', at: daysAgo(400) }
  await db
    .insertInto('order_flag')
    .values({ order_id: 'P9', ...flag })
    .execute()
  await insertAction(db, 'D1', { order_id: 'P10' })
  const note = { orderId: 'P12', kind: 'note', admin: 'ayu', detail: { text: 'called' } } as const
  await insertOrderEvent(db, { ...note, id: 'E', at: NOW })
  const sums = createSumsCheck({ db, clock: { now: () => NOW }, log: { warn: () => {} } })
  await sums.rebuild()

  await open(db, { ...OFF, unpaid: 60 }).run()

  expect(await listOrders(db)).toEqual(['P3', 'P4', 'P5', 'P6', 'P7', 'P8', 'P9', 'P10', 'P11', 'P12'])
  const lines = await db.selectFrom('order_item').select('number').orderBy('number').execute()
  expect(lines.map(({ number }) => `P${number}`)).toEqual(await listOrders(db))
  expect(await sums.check()).toEqual([])
})

onBoth('deletes nothing while it is off', async ({ db }) => {
  await insertOrders(db, [order(1, 4_000, { status: 'EXPIRED' })])
  const retention = open(db, OFF)
  await retention.run()

  expect(await listOrders(db)).toEqual(['P1'])
  expect(retention.lines).toEqual([])
})

onBoth('goes through all batches, logs the sum and writes it to the audit log', async ({ db }) => {
  // Every third one stays: a batch may delete nothing and must not be the last.
  const rows = Array.from({ length: 35 }, (_, at) =>
    order(at + 1, 90, { status: 'EXPIRED', needs_person: at < 12 || at % 3 === 0 ? 1 : 0 }),
  )
  await insertOrders(db, rows)
  const expected = rows.filter(({ needs_person }) => needs_person === 1).map(({ id }) => id)
  const retention = open(db, { ...OFF, unpaid: 60 }, 5)
  await retention.run()
  await retention.run()

  expect(await listOrders(db)).toEqual(expected)
  const deleted = rows.length - expected.length
  expect(retention.lines).toEqual([{ action: 'orders_deleted', deleted, before: daysAgo(60) }])
  expect((await retention.audit.list({ page: 1 })).entries).toMatchObject([
    {
      admin: '(retention)',
      action: 'orders_deleted',
      after: { count: deleted, older_than: daysAgo(60) },
    },
  ])
})

onBoth('an abort stops it between two batches, and the next run continues', async ({ db }) => {
  await insertOrders(
    db,
    Array.from({ length: 12 }, (_, at) => order(at + 1, 90, { status: 'FAILED' })),
  )
  const stopped = AbortSignal.abort()
  const retention = open(db, { ...OFF, unpaid: 60 }, 5)
  await retention.run(stopped)
  expect(await listOrders(db)).toHaveLength(12)

  expect(await deleteOldOrders(db, daysAgo(60), 5)).toBe(5)
  await retention.run()
  expect(await listOrders(db)).toEqual([])
})

onBoth('an order that is paid at the same moment stays', async ({ db }) => {
  await insertOrders(db, [order(1, 90, { status: 'EXPIRED' }), order(2, 90, { status: 'EXPIRED' })])
  const paid = Promise.withResolvers<void>()
  const pay = db.transaction().execute(async (trx) => {
    await trx
      .updateTable('orders')
      .set({ status: 'PAID', paid_at: NOW.toISOString() })
      .where('id', '=', 'P1')
      .execute()
    paid.resolve()
    await new Promise((resolve) => setTimeout(resolve, 100))
  })
  await paid.promise
  await Promise.all([pay, open(db, { ...OFF, unpaid: 60 }).run()])

  expect(await listOrders(db)).toEqual(['P1'])
})

onBoth('deletes old audit entries, the newest stay in the list', async ({ db }) => {
  const entry = (days: number) => ({
    id: `E${days}`,
    at: daysAgo(days),
    admin: 'ayu',
    action: 'login',
    subject: null,
    detail: null,
  })
  for (const days of [400, 200, 100, 91, 89, 1])
    await db.insertInto('audit_entry').values(entry(days)).execute()
  const retention = open(db, { ...OFF, audit: 90 }, 3)
  await retention.run()

  const { entries, pagination } = await retention.audit.list({ page: 1 })
  expect(entries.map(({ _id, action }) => (action === 'login' ? _id : action))).toEqual([
    'audit_entries_deleted',
    'E1',
    'E89',
  ])
  expect(pagination.totalPages).toBe(1)
})

onBoth('notices are deleted after 30 days with their deliveries, in batches', async ({ db }, _kind) => {
  for (const days of [45, 40, 35, 31, 29, 1]) {
    const at = daysAgo(days)
    const delivery = { channel: 'discord', kind: 'discord', topic: 'sale', due_at: at, state: 'delivered' }
    await insertNotice(db, { id: `N${days}`, key: null, type: 'test', data: '{}', at }, [
      { ...delivery, id: `D${days}` },
    ])
  }
  await open(db, OFF, 2).run()
  const left = await db.selectFrom('notice_delivery').select('notice_id').orderBy('notice_id').execute()
  expect(left.map(({ notice_id }) => notice_id)).toEqual(['N1', 'N29'])
  expect(await db.selectFrom('notice').select('id').execute()).toHaveLength(2)
})
