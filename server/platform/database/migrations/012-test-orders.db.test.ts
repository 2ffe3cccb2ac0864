// Orders that were taken before test orders were marked: those of a sandbox gateway are found by its references.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { DATABASES, openTestDatabase } from '#tests/support/databases.ts'
import { migrate } from '../migrate.ts'
import type { Database } from '../schema.ts'
import { migrations } from './index.ts'

const NAME = '012-test-orders'
const BEFORE = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < NAME))

type Old = {
  number: number
  username: string
  reference: string | null
  paidAt: string | null
  status?: string
}

/** With the columns of the version before only. */
async function insertOld(db: Database, order: Old): Promise<void> {
  const { number, username, reference, paidAt, status = paidAt ? 'PAID' : 'UNPAID' } = order
  const at = '2026-11-01T00:00:00.000Z'
  await sql`
    insert into purchase (id, number, reference, username, username_key, product_id, product_name, price, commands,
      method, status, amount, fee, gateway_reference, payment_name, instructions, created_at, expires_at, paid_at)
    values (${`P${number}`}, ${number}, ${`R${number}`}, ${username}, ${username.toLowerCase()}, 'x', 'x', 20000,
      '[]', 'QRIS', ${status}, 20000, 0, ${reference}, 'QRIS', '[]', ${at}, ${at}, ${paidAt})
  `.execute(db)
  await sql`
    insert into send_action (id, number, purchase_id, username, username_key, commands, state, created_at, changed_at)
    values (${`D${number}`}, ${number}, ${`P${number}`}, ${username}, ${username.toLowerCase()}, '[]', 'queued',
      ${at}, ${at})
  `.execute(db)
}

/** As the version before adds them up: test orders among the others. */
async function insertTotals(
  db: Database,
  totals: readonly (readonly [string, string, number])[],
): Promise<void> {
  for (const [month, username, amount] of totals) {
    await sql`
      insert into donation_total (month, username, amount, reached_at)
      values (${month}, ${username}, ${amount}, '2026-11-01T00:00:00.000Z')
    `.execute(db)
  }
}

test.each(DATABASES)(
  '%s: an upgrade marks what a sandbox gateway took, and moves its donations',
  async (kind) => {
    await using database = await openTestDatabase(kind, { known: BEFORE })
    const { db } = database
    const late = '2026-10-31T18:00:00.000Z'
    for (const order of [
      { number: 1, username: 'Tester', reference: 'DEV-T0001A', paidAt: '2026-10-02T03:00:00.000Z' },
      // In Jakarta this is November.
      { number: 2, username: 'Tester', reference: 'DEV-T0001B', paidAt: late },
      { number: 3, username: 'Both', reference: 'DEV-T0001C', paidAt: late },
      { number: 4, username: 'Both', reference: 'T0001D', paidAt: late },
      { number: 5, username: 'Both', reference: 'DEV-T0001E', paidAt: late, status: 'REFUND' },
      { number: 6, username: 'Lost', reference: null, paidAt: null },
      { number: 7, username: 'Open', reference: 'DEV-T0001F', paidAt: null },
    ])
      await insertOld(db, order)
    await insertTotals(db, [
      ['2026-10', 'Tester', 20_000],
      ['2026-11', 'Tester', 20_000],
      ['all', 'Tester', 40_000],
      ['2026-11', 'Both', 40_000],
      ['all', 'Both', 40_000],
    ])

    await migrate(db)

    const marks = await db.selectFrom('purchase').select(['number', 'is_test']).orderBy('number').execute()
    expect(marks.map(({ is_test }) => is_test)).toEqual([1, 1, 1, 0, 1, 0, 1])
    const actions = await db.selectFrom('send_action').select('is_test').orderBy('number').execute()
    expect(actions.map(({ is_test }) => is_test)).toEqual([1, 1, 1, 0, 1, 0, 1])
    const totals = await db.selectFrom('donation_total').selectAll().execute()
    const shown = totals.map(({ month, username, amount }) => `${month} ${username} ${amount}`)
    expect(shown.toSorted()).toEqual([
      '2026-11 Both 20000',
      'all Both 20000',
      'test 2026-10 Tester 20000',
      'test 2026-11 Both 20000',
      'test 2026-11 Tester 20000',
      'test all Both 20000',
      'test all Tester 40000',
    ])
  },
)

test.each(DATABASES)('%s: a site without sandbox orders is upgraded without a change', async (kind) => {
  await using database = await openTestDatabase(kind, { known: BEFORE })
  const { db } = database
  const paidAt = '2026-10-02T03:00:00.000Z'
  await insertOld(db, { number: 1, username: 'Buyer', reference: 'T0001', paidAt })
  await insertTotals(db, [['all', 'Buyer', 20_000]])

  await migrate(db)

  expect(await db.selectFrom('purchase').select('is_test').execute()).toEqual([{ is_test: 0 }])
  expect(await db.selectFrom('donation_total').select(['month', 'amount']).execute()).toEqual([
    { month: 'all', amount: 20_000 },
  ])
})
