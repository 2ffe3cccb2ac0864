// Sums that the database computes from the orders.
import fc from 'fast-check'
import { expect } from 'vitest'
import { itemRows } from '#server/platform/database/order-items.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { onBoth } from '#tests/support/databases.ts'
import { insertOrders, type OrderRow, orderRow } from '#tests/support/orders.ts'
import { computeDays } from './compute-sums.ts'
import { type DayDelta, dayDeltasOf } from './contribution.ts'
import { mergeDays } from './sums.repository.ts'
import { createSumsCheck } from './sums-check.service.ts'

const clock = { now: () => new Date('2026-11-15T03:00:00Z') }
const checkOf = (db: Database) => createSumsCheck({ db, clock, log: { warn: () => {} } })

onBoth('the pure function and the database compute the same sums', async (database) => {
  const rows = manyRows()
  await insertOrders(database.db, rows)
  await database.db.insertInto('order_item').values(rows.flatMap(furtherLines)).execute()
  const items = await itemRows(
    database.db,
    rows.map(({ number }) => number),
  )
  const linesOf = (number: number) => items.filter((item) => Number(item.number) === number)
  const expected = mergeDays(rows.flatMap((row) => dayDeltasOf({ ...row, items: linesOf(row.number) })))
  const withoutName = ({ product_name: _, ...delta }: DayDelta) => delta

  expect((await computeDays(database.db, null)).map(withoutName)).toEqual(expected.map(withoutName))
  await checkOf(database.db).rebuild()
  expect(await checkOf(database.db).check()).toEqual([])
})

/** Some orders have a second and a third line. */
function furtherLines({ number }: OrderRow) {
  const line = { number, product_name: 'C', product_name_id: '', list_price: 9_000, sale_id: null }
  return ['B', 'C'].slice(0, number % 3).map((product_id, place) => ({
    ...line,
    position: place + 1,
    product_id: `${product_id}2`,
    quantity: (number % 5) + 1,
    price: number * 7,
  }))
}

/** Orders of every kind around midnight in Jakarta. */
function manyRows(): OrderRow[] {
  const moment = fc
    .integer({ min: 0, max: 4 * 24 * 60 })
    .map((minutes) => new Date(Date.UTC(2026, 9, 30) + minutes * 60_000).toISOString())
  const order = fc.record({
    status: fc.constantFrom('UNPAID', 'PAID', 'EXPIRED', 'FAILED', 'REFUND'),
    method: fc.constantFrom('QRIS', 'BCAVA', 'FREE'),
    product_id: fc.constantFrom('A', 'B'),
    username: fc.constantFrom('Ayu', 'ayu', 'be.Budi'),
    is_test: fc.constantFrom(0, 0, 1),
    price: fc.integer({ min: 0, max: 2_000_000_000 }),
    fee: fc.integer({ min: 0, max: 9_000 }),
    gateway_fee: fc.option(fc.integer({ min: 0, max: 9_000 })),
    given_by: fc.constantFrom(null, null, null, null, null, 'ayu'),
    created_at: moment,
    paid_at: fc.option(moment, { freq: 3 }),
  })
  const [orders = []] = fc.sample(fc.array(order, { minLength: 120, maxLength: 120 }), {
    numRuns: 1,
    seed: 7,
  })
  return orders.map((each, place) => orderRow(place + 1, { ...each, status: each.status }))
}
