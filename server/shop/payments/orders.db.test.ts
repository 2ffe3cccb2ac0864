import { expect } from 'vitest'
import { PAGE_ROWS } from '#contract/platform/pagination.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { onBoth } from '#tests/support/databases.ts'
import { openOrderList } from '#tests/support/order-list.ts'
import { insertOrders, type OrderRow, orderRow } from '#tests/support/orders.ts'

const REFERENCE = 'K7QD-9MVX-2B4C-8NPR-5TWZ-0FGH-3JKS'

async function open(db: Database, changes: readonly Partial<OrderRow>[]) {
  await insertOrders(
    db,
    changes.map((change, index) => orderRow(index + 1, { status: 'PAID', ...change })),
  )
  const { orders, audit } = openOrderList(db)
  const found = async (query: object) => {
    const { transactions: rows } = await orders.list({ page: 1, ...query })
    return rows.map(({ _id }) => _id)
  }
  return { orders, audit, found }
}

onBoth('a row tells what the list shows, and unpaid is pending', async (database) => {
  const { orders } = await open(database.db, [
    { username: 'be.Putri', status: 'UNPAID', needs_person: 1, method: 'BCAVA', amount: 82_500, fee: 5_500 },
  ])

  expect((await orders.list({ page: 1 })).transactions).toMatchObject([
    {
      reference: 'R1',
      username: 'be.Putri',
      product_name: '80 Premium Points',
      amount: 82_500,
      status: 'PENDING',
      payment_type: 'BCAVA',
      created_at: '2026-01-01T00:01:00.000Z',
      needs_person: true,
    },
  ])
})

onBoth('filters find by status and by what waits for a person, alone and together', async (database) => {
  const { orders, found } = await open(database.db, [
    { status: 'PAID' },
    { status: 'UNPAID', needs_person: 1 },
    { status: 'PAID', needs_person: 1 },
    { status: 'REFUND' },
  ])

  expect(await found({ status: 'PAID' })).toEqual(['P3', 'P1'])
  expect((await orders.list({ page: 1, status: 'PAID' })).pagination.totalPages).toBe(1)
  expect(await orders.list({ page: 7, status: 'PAID' })).toEqual({
    transactions: [],
    pagination: { totalPages: 1, hasMore: false, next: null, previous: null },
    test: 'hidden',
  })
  expect(await found({ status: 'PENDING' })).toEqual(['P2'])
  expect(await found({ search: 'P3' })).toEqual(['P3'])
  expect(await found({ needs_person: 'yes' })).toEqual(['P3', 'P2'])
  expect(await found({ needs_person: 'yes', status: 'PAID' })).toEqual(['P3'])
  expect(await found({ status: 'FAILED' })).toEqual([])
  expect(await orders.countFlagged()).toBe(2)
})

onBoth('what was found has pages too', async (database) => {
  const { orders } = await open(database.db, Array(PAGE_ROWS + 1).fill({ username: 'Steve' }))
  const second = { transactions: [{ _id: 'P1' }], pagination: { totalPages: 2, hasMore: false } }

  expect(await orders.list({ page: 2, search: 'steve' })).toMatchObject(second)
  expect(await orders.list({ page: 2, status: 'PAID' })).toMatchObject(second)
  expect((await orders.list({ page: 9, search: 'steve' })).pagination.totalPages).toBe(2)
  for (const filter of [{ search: 'steve' }, { status: 'PAID' as const }]) {
    const cursor = (await orders.list({ page: 1, ...filter })).pagination.next ?? ''
    expect(await orders.list({ page: 2, cursor, ...filter })).toMatchObject(second)
  }
})

onBoth(
  'a search finds parts of names and whole references, and takes every character literally',
  async (database) => {
    const { found } = await open(database.db, [
      { username: 'Rangga_07' },
      { username: 'RanggaX07' },
      { username: 'be.Putri_Malam', status: 'UNPAID' },
      { username: 'Steve', reference: REFERENCE, gateway_reference: 'T0001000000455HFGRY' },
    ])

    expect(await found({ search: 'angga' })).toEqual(['P2', 'P1'])
    expect(await found({ search: 'RANGGA_0' })).toEqual(['P1'])
    expect(await found({ search: '%' })).toEqual([])
    expect(await found({ search: '!' })).toEqual([])
    expect(await found({ search: '.putri malam' })).toEqual(['P3'])
    expect(await found({ search: 'putri', status: 'PAID' })).toEqual([])
    expect(await found({ search: 'putri', status: 'PENDING' })).toEqual(['P3'])
    expect(await found({ search: REFERENCE })).toEqual(['P4'])
    expect(await found({ search: REFERENCE.toLowerCase().replaceAll('-', ' ') })).toEqual(['P4'])
    expect(await found({ search: REFERENCE.slice(0, 9) })).toEqual(['P4'])
    expect(await found({ search: 'T0001000000455HFGRY' })).toEqual(['P4'])
    expect(await found({ search: "x' or '1'='1" })).toEqual([])
    expect(await found({ search: 'steve', needs_person: 'yes' })).toEqual([])
  },
)

onBoth('one order is told whole, and looking at it is noted once', async (database) => {
  const { orders, audit } = await open(database.db, [{ needs_person: 1, pay_code: '8808' }])
  await database.db
    .insertInto('order_flag')
    .values({ order_id: 'P1', flag: 'amount_mismatch', detail: 'paid 1', at: '2026-01-02T00:00:00.000Z' })
    .execute()

  expect(await orders.get('P1')).toMatchObject({
    product_id: null,
    price: 77_000,
    execute: [{ type: 'commands', text: 'points give %player% 80' }],
    gateway_reference: 'T1',
    pay_code: '8808',
    flags: [{ flag: 'amount_mismatch', detail: 'paid 1', at: '2026-01-02T00:00:00.000Z' }],
    send_actions: [],
    needs_person: true,
  })
  const checked = await Promise.all([1, 2, 3].map(() => orders.markChecked('P1', 'the bank said so', 'ayu')))
  for (const detail of checked) expect(detail).toMatchObject({ needs_person: false, flags: [{}] })
  expect((await audit.list({ page: 1 })).entries).toMatchObject([
    {
      admin: 'ayu',
      action: 'transaction_checked',
      target: 'P1',
      detail: 'the bank said so',
      after: { reference: 'R1' },
    },
  ])
  await expect(orders.get('X')).rejects.toMatchObject({ code: 'transaction_not_found' })
  await expect(orders.markChecked('X', undefined, 'ayu')).rejects.toMatchObject({
    code: 'transaction_not_found',
  })
})

onBoth('a day has its orders, and the money that stayed', async (database) => {
  const [before, after] = ['2026-11-15T16:59:59.999Z', '2026-11-15T17:00:00.000Z']
  const { orders } = await open(database.db, [
    { created_at: before, paid_at: before },
    { created_at: before, paid_at: after, price: 20_000, amount: 25_500, fee: 5_500 },
    { created_at: after, paid_at: after, price: 77_000 },
    { created_at: after, paid_at: after, status: 'REFUND' },
    { created_at: after, paid_at: null, status: 'UNPAID' },
  ])

  expect(await orders.sumBetween(new Date(after))).toEqual({ orders: 3, paid: 2, revenue: 97_000 })
  expect(await orders.sumBetween(new Date('2027-01-01'))).toEqual({ orders: 0, paid: 0, revenue: 0 })
})
