// The sums follow every change of an order, and can be proved equal to the orders.
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { itemRows } from '#server/platform/database/order-items.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { onBoth } from '#tests/support/databases.ts'
import { insertOrders, type OrderRow, orderRow } from '#tests/support/orders.ts'
import { inShop, type Shop } from '#tests/support/shop.ts'
import { computeDays } from './compute-sums.ts'
import { type DayDelta, dayDeltasOf, NO_COUNTS } from './contribution.ts'
import { addToDays, mergeDays } from './sums.repository.ts'
import { createSumsCheck } from './sums-check.service.ts'

const clock = { now: () => new Date('2026-11-15T03:00:00Z') }
const silent = { warn: () => {}, info: () => {} }
const checkOf = (db: Database, log: { warn(details: object, text: string): void } = silent) =>
  createSumsCheck({ db, clock, log })

/** Without the limits of one visitor. */
async function order(shop: Shop, change: Parameters<Shop['order']>[0]): Promise<string> {
  await shop.db.deleteFrom('limit_window').execute()
  return shop.order(change)
}

async function buy(shop: Shop, username: string): Promise<string> {
  const reference = await order(shop, { username })
  await shop.callback(reference)
  return reference
}

inShop('placed, paid, refunded, expired and failed orders change the sums', async (shop) => {
  await buy(shop, 'Ayu')
  await buy(shop, 'ayu')
  await shop.callback(await buy(shop, 'Budi'), { status: 'REFUND' })
  await shop.callback(await shop.order({ username: 'Citra' }), { status: 'EXPIRED' })
  const late = await shop.order({ username: 'Dewi' })
  await shop.callback(late, { status: 'FAILED' })
  await shop.callback(late)
  await shop.order({ username: 'Eka' })

  const sum = await sumOf(shop.db)
  expect(sum).toMatchObject({ placed: 6, converted: 4, expired: 1, failed: 0 })
  expect(sum).toMatchObject({ paid: 3, price: 150_000, refunded: 1, refunded_price: 50_000 })
  expect(await playersOf(shop.db)).toEqual([
    { username: 'ayu', orders: 2, paid: 2, spent: 100_000 },
    { username: 'Budi', orders: 1, paid: 0, spent: 0 },
    { username: 'Citra', orders: 1, paid: 0, spent: 0 },
    { username: 'Dewi', orders: 1, paid: 1, spent: 50_000 },
    { username: 'Eka', orders: 1, paid: 0, spent: 0 },
  ])
  expect(await checkOf(shop.db).check()).toEqual([])
})

inShop('what the gateway keeps is stored with the payment and summed', async (shop) => {
  const told = await shop.order({ username: 'Ayu', paymentMethod: 'BCAVA' })
  await shop.callback(told, { total_fee: 6_000 })
  await shop.callback(await shop.order({ username: 'Budi', paymentMethod: 'BCAVA' }), { total_fee: null })
  await shop.callback(told, { total_fee: 1 })

  expect(await sumOf(shop.db)).toMatchObject({ fee: 11_000, gateway_fee: 11_500, fee_unknown: 1 })
  expect(await checkOf(shop.db).check()).toEqual([])
})

inShop('many callbacks at once leave the sums equal to the orders', async (shop) => {
  const references: string[] = []
  for (let count = 0; count < 24; count += 1)
    references.push(await order(shop, { username: `Player${count % 3}` }))
  await Promise.all(
    references.flatMap((reference) => [
      shop.callback(reference),
      shop.callback(reference, { status: 'EXPIRED' }),
      shop.callback(reference),
    ]),
  )

  expect(await sumOf(shop.db)).toMatchObject({ placed: 24, converted: 24, paid: 24, expired: 0 })
  expect(await checkOf(shop.db).check()).toEqual([])
})

inShop('free orders beside paid ones of the same player do not deadlock', async (shop) => {
  await shop.addProduct({ price: 0 }, 'FREE1')
  const references = [await order(shop, { username: 'Ayu' }), await order(shop, { username: 'Ayu' })]
  await Promise.all([
    ...references.map((reference) => shop.callback(reference)),
    ...references.map(() => order(shop, { username: 'Ayu', productId: 'FREE1' })),
  ])

  expect(await checkOf(shop.db).check()).toEqual([])
})

inShop('the job finds wrong sums of the last days, warns and repairs them', async (shop) => {
  await buy(shop, 'Ayu')
  const warnings: string[] = []
  const check = createSumsCheck({
    ...shop,
    log: { warn: (_details: object, text: string) => warnings.push(text) },
  })
  await check.run()
  expect(warnings).toEqual([])

  await shop.db.updateTable('day_sum').set({ price: 1 }).execute()
  await shop.db.updateTable('player_sum').set({ spent: 1, first_at: '2020' }).execute()
  expect((await check.check()).map(({ name }) => name)).toEqual(['price', 'spent', 'first_at'])
  await check.run()

  expect(warnings).toEqual(['sums differ from the orders and are made again'])
  expect(await check.check()).toEqual([])
})

async function sumOf(db: Database, isTest = 0) {
  const row = await db
    .selectFrom('day_sum')
    .select(Object.keys(NO_COUNTS).map((name) => sql<number>`coalesce(sum(${sql.ref(name)}), 0)`.as(name)))
    .where('is_test', '=', isTest)
    .executeTakeFirstOrThrow()
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, Number(value)]))
}

const playersOf = (db: Database) =>
  db
    .selectFrom('player_sum')
    .select(['username', 'orders', 'paid', 'spent'])
    .where('is_test', '=', 0)
    .orderBy('player_key')
    .execute()

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

onBoth('a rebuild in parts covers all weeks and players, and removes sums of none', async ({ db }) => {
  const HOUR_MS = 3_600_000
  const at = (hours: number) => new Date(Date.UTC(2026, 0, 1) + hours * HOUR_MS).toISOString()
  // Two months of orders, each paid a day later, of more players than one part has.
  const rows = Array.from({ length: 1_400 }, (_, number) =>
    orderRow(number + 1, {
      username: `Player_${number}`,
      status: 'PAID',
      created_at: at(number),
      paid_at: at(number + 24),
    }),
  )
  await insertOrders(db, rows)
  await checkOf(db).rebuild()
  expect(await checkOf(db).check()).toEqual([])

  const key = { is_test: 0, product_id: 'none', product_name: 'none', method: 'QRIS' }
  const ofNone = {
    username: 'Nobody',
    is_test: 0,
    orders: 3,
    paid: 3,
    spent: 9,
    first_at: at(0),
    last_at: at(0),
  }
  for (const day of ['2019-01-01', '2031-01-01'])
    await addToDays(db, [{ ...key, ...NO_COUNTS, day, placed: 1 }])
  for (const player_key of ['!', 'player_77a', 'zzz'])
    await db
      .insertInto('player_sum')
      .values({ ...ofNone, player_key })
      .execute()
  await db.updateTable('player_sum').set({ spent: 1 }).where('player_key', 'like', 'player_9%').execute()
  await db.updateTable('day_sum').set({ paid: 77 }).where('day', '>', '2026-02-01').execute()
  expect((await checkOf(db).check()).length).toBeGreaterThan(100)
  await checkOf(db).rebuild()
  expect(await checkOf(db).check()).toEqual([])
})

onBoth('a rebuild without orders leaves no sums', async ({ db }) => {
  await addToDays(db, [
    {
      is_test: 0,
      product_id: 'A',
      product_name: 'A',
      method: 'QRIS',
      ...NO_COUNTS,
      day: '2026-01-01',
      placed: 1,
    },
  ])
  await checkOf(db).rebuild()
  expect(await db.selectFrom('day_sum').selectAll().execute()).toEqual([])
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
