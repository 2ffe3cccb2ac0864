// SQL of the money screen: sums of days, and the orders of the reconciliation board.
import { type Expression, type SqlBool, sql } from 'kysely'
import { DELIVERED_UNPAID, isReal } from '#server/database/real-orders.ts'
import type { Db } from '#server/database/schema.ts'
import { DAY_COUNTS, type DayCounts } from '#server/sums/sums.service.ts'

/** Days in Jakarta, both included. */
export type Period = { from: string; until: string; withTests: boolean }

/** `by`: the columns, or the month, that one row of sums is for. */
async function sumBy<Name extends string>(
  db: Db,
  { from, until, withTests }: Period,
  by: Record<Name, Expression<string>>,
): Promise<(Record<Name, string> & DayCounts & { name: string })[]> {
  const groups = Object.values<Expression<string>>(by)
  const rows = await db
    .selectFrom('day_sum')
    .select([
      ...Object.entries<Expression<string>>(by).map(([name, of]) => sql<string>`${of}`.as(name)),
      ...DAY_COUNTS.map((name) => sql<number>`sum(${sql.ref(name)})`.as(name)),
      sql<string>`max(product_name)`.as('name'),
    ])
    .where('day', '>=', from)
    .where('day', '<=', until)
    .$if(!withTests, (query) => query.where('is_test', '=', 0))
    .groupBy(groups)
    .execute()
  return rows.map((row) => {
    const counts = Object.fromEntries(DAY_COUNTS.map((name) => [name, Number(row[name])]))
    return { ...row, ...counts } as Record<Name, string> & DayCounts & { name: string }
  })
}

export const sumByDay = (db: Db, period: Period) => sumBy(db, period, { day: sql.ref('day') })
export const sumByMonth = (db: Db, period: Period) => sumBy(db, period, { month: sql`substr(day, 1, 7)` })
export const sumByProduct = (db: Db, period: Period) => sumBy(db, period, { id: sql.ref('product_id') })
export const sumByMethod = (db: Db, period: Period) => sumBy(db, period, { method: sql.ref('method') })

/** What the gateway was paid for. */
export async function sumPaidByDay(db: Db, { from, until, withTests }: Period): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('day_sum')
    .select(['day', sql<number>`sum(paid + refunded)`.as('paid')])
    .where('day', '>=', from)
    .where('day', '<=', until)
    .where('method', '<>', 'FREE')
    .$if(!withTests, (query) => query.where('is_test', '=', 0))
    .groupBy('day')
    .execute()
  return new Map(rows.map(({ day, paid }) => [day, Number(paid)]))
}

export async function listProductNames(db: Db): Promise<Map<string, string>> {
  const rows = await db.selectFrom('product').select(['id', 'name']).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** States of an order whose delivery has not ended, see contract/order-delivery.ts. */
const OPEN_DELIVERIES = ['queued', 'waiting', 'unknown', 'failed']
const MOST = 10_000
const ROW = ['id', 'username', 'amount', 'status', 'delivery', 'created_at', 'paid_at'] as const

type List = { limit: number; withTests: boolean }

/** Paid at the gateway, newest first; the index of the delivery finds the few that are open. */
export async function listNotDelivered(db: Db, { limit, withTests }: List) {
  return db
    .selectFrom('purchase')
    .select(ROW)
    .where('delivery', 'in', OPEN_DELIVERIES)
    .where(sql<SqlBool>`status || '' = 'PAID'`)
    .where(sql<SqlBool>`method || '' <> 'FREE'`)
    .$if(!withTests, (query) => query.where(isReal()))
    .orderBy('number', 'desc')
    .limit(Math.min(limit, MOST))
    .execute()
}

export async function listNeverPaid(db: Db, { limit, withTests }: List) {
  return db
    .selectFrom('purchase')
    .select(ROW)
    .where(DELIVERED_UNPAID)
    .where(sql<SqlBool>`delivery || '' in ('delivered', 'resolved')`)
    .$if(!withTests, (query) => query.where(isReal()))
    .orderBy('number', 'desc')
    .limit(limit)
    .execute()
}

/** Flagged payments whose order has not been marked as paid. */
export async function listMismatched(db: Db, { limit, withTests }: List) {
  return db
    .selectFrom('purchase')
    .select(ROW)
    .where('needs_person', '=', 1)
    .where(sql<SqlBool>`status || '' in ('UNPAID', 'EXPIRED', 'FAILED')`)
    .$if(!withTests, (query) => query.where(isReal()))
    .orderBy('number', 'desc')
    .limit(limit)
    .execute()
}

/** Orders paid in the period and not delivered yet. */
export async function countOpenOf(db: Db, span: { from: Date; until: Date }, withTests: boolean) {
  const { count } = await db
    .selectFrom('purchase')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('delivery', 'in', OPEN_DELIVERIES)
    .where(sql<SqlBool>`status || '' = 'PAID'`)
    .where(sql<SqlBool>`paid_at || '' >= ${span.from.toISOString()}`)
    .where(sql<SqlBool>`paid_at || '' < ${span.until.toISOString()}`)
    .where('given_by', 'is', null)
    .$if(!withTests, (query) => query.where(isReal()))
    .executeTakeFirstOrThrow()
  return Number(count)
}
