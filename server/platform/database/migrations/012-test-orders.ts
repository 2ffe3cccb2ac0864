// Test orders: what a sandbox gateway took is marked, and its donations move to totals of their own.
import { type Kysely, sql } from 'kysely'

export const additive = true

const TABLES = ['purchase', 'send_action'] as const
const ROWS_AT_ONCE = 1_000
const JAKARTA_MS = 7 * 60 * 60 * 1_000

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of TABLES) {
    await db.schema
      .alterTable(table)
      .addColumn('is_test', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
  }
  // References of Tripay's sandbox and of the simulator begin with it; those of real payments begin with T.
  await sql`update purchase set is_test = 1 where substr(gateway_reference, 1, 4) = 'DEV-'`.execute(db)
  await sql`
    update send_action set is_test = 1 where purchase_id in (select id from purchase where is_test = 1)
  `.execute(db)
  for (const table of TABLES) {
    await db.schema.createIndex(`${table}_test`).on(table).columns(['is_test', 'number']).execute()
  }
  await moveDonations(db)
}

type Paid = { number: number; username: string; price: number; paid_at: string }
type Total = { username: string; month: string; amount: number; reachedAt: string }

async function moveDonations(db: Kysely<unknown>): Promise<void> {
  for (const { username, month, amount, reachedAt } of (await sumTests(db)).values()) {
    await sql`
      update donation_total set amount = amount - ${amount} where month = ${month} and username = ${username}
    `.execute(db)
    await sql`
      insert into donation_total (month, username, amount, reached_at)
      values (${`test ${month}`}, ${username}, ${amount}, ${reachedAt})
    `.execute(db)
  }
  await sql`delete from donation_total where amount = 0`.execute(db)
}

/** By player, for each month and for all time. */
async function sumTests(db: Kysely<unknown>): Promise<Map<string, Total>> {
  const totals = new Map<string, Total>()
  for (let after = 0; ; ) {
    const { rows } = await sql<Paid>`
      select number, username, price, paid_at from purchase
      where is_test = 1 and status = 'PAID' and paid_at is not null and number > ${after}
      order by number limit ${ROWS_AT_ONCE}
    `.execute(db)
    for (const { username, price, paid_at } of rows) {
      const month = new Date(Date.parse(paid_at) + JAKARTA_MS).toISOString().slice(0, 7)
      for (const each of [month, 'all']) {
        const key = `${each} ${username}`
        const before = totals.get(key) ?? { username, month: each, amount: 0, reachedAt: '' }
        const reachedAt = paid_at > before.reachedAt ? paid_at : before.reachedAt
        totals.set(key, { ...before, amount: before.amount + price, reachedAt })
      }
    }
    const last = rows.at(-1)
    if (!last) return totals
    after = Number(last.number)
  }
}
