// SQL of the money screen: sums of days, and the orders of the reconciliation board.
import { type Expression, type SqlBool, sql } from 'kysely'
import { gatewayName } from '#contract/settings/gateways.ts'
import { DELIVERED_UNPAID, isReal } from '#server/platform/database/real-orders.ts'
import type { Db } from '#server/platform/database/schema.ts'
import { DAY_COUNTS, type DayCounts } from '#server/shop/sums/sums.service.ts'

/** Days in Jakarta, both included. */
export type Period = { from: string; until: string; withTests: boolean }

type CountName = keyof DayCounts

/** `by`: the column, or the month, that one row of sums is for. `counts`: each takes its share of the time. */
async function sumBy<Name extends string, Count extends CountName>(
  db: Db,
  { from, until, withTests }: Period,
  { name, of, counts }: { name: Name; of: Expression<string>; counts: readonly Count[] },
): Promise<(Record<Name, string> & Pick<DayCounts, Count>)[]> {
  const rows = await db
    .selectFrom('day_sum')
    .select([
      sql<string>`${of}`.as('of'),
      ...counts.map((count) => sql<number>`sum(${sql.ref(count)})`.as(count)),
    ])
    .where('day', '>=', from)
    .where('day', '<=', until)
    .$if(!withTests, (query) => query.where('is_test', '=', 0))
    .groupBy(of)
    .execute()
  return rows.map(({ of: value, ...sums }) => {
    const numbers = Object.fromEntries(Object.entries(sums).map(([count, sum]) => [count, Number(sum)]))
    return { [name]: value, ...numbers } as Record<Name, string> & Pick<DayCounts, Count>
  })
}

const RECEIVED = ['paid', 'price', 'fee', 'gateway_fee', 'fee_unknown'] as const

export const sumByDay = (db: Db, period: Period) =>
  sumBy(db, period, { name: 'day', of: sql.ref('day'), counts: DAY_COUNTS })
export const sumByMonth = (db: Db, period: Period) =>
  sumBy(db, period, { name: 'month', of: sql`substr(day, 1, 7)`, counts: RECEIVED })
export const sumByMethod = (db: Db, period: Period) =>
  sumBy(db, period, { name: 'method', of: sql.ref('method'), counts: ['paid', 'price'] })

/** With the name as sold, for products that are gone. */
export async function sumByProduct(db: Db, { from, until, withTests }: Period) {
  const rows = await db
    .selectFrom('day_sum')
    .select(({ fn }) => [
      'product_id as id',
      fn.max<string>('product_name').as('name'),
      fn.sum<number>('sold').as('paid'),
      fn.sum<number>('price').as('price'),
    ])
    .where('day', '>=', from)
    .where('day', '<=', until)
    .$if(!withTests, (query) => query.where('is_test', '=', 0))
    .groupBy('product_id')
    .execute()
  return rows.map((row) => ({ ...row, paid: Number(row.paid), price: Number(row.price) }))
}

/** From the orders, because the sums of days do not know the gateway; the index of the time finds those of the period. */
export async function sumByGateway(db: Db, span: { from: Date; until: Date }, withTests: boolean) {
  const rows = await db
    .selectFrom('orders')
    .select(({ fn }) => ['gateway', fn.countAll<number>().as('paid'), fn.sum<number>('price').as('price')])
    .where('paid_at', '>=', span.from.toISOString())
    .where('paid_at', '<', span.until.toISOString())
    .where(sql<SqlBool>`status || '' = 'PAID'`)
    .where('gateway', 'is not', null)
    .where('price', '>', 0)
    .$if(!withTests, (query) => query.where(isReal()))
    .groupBy('gateway')
    .execute()
  return rows.map(({ gateway, paid, price }) => ({
    gateway: gatewayName(gateway) ?? '',
    paid: Number(paid),
    price: Number(price),
  }))
}

export async function sumPrices(db: Db, { from, until, withTests }: Period): Promise<number> {
  const { price } = await db
    .selectFrom('day_sum')
    .select(({ fn }) => fn.sum<number | null>('price').as('price'))
    .where('day', '>=', from)
    .where('day', '<=', until)
    .$if(!withTests, (query) => query.where('is_test', '=', 0))
    .executeTakeFirstOrThrow()
  return Number(price ?? 0)
}

/** The number of orders that the gateway was paid for, by day. */
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

export async function listProductNames(db: Db): Promise<Map<string, { name: string; name_id: string }>> {
  const rows = await db.selectFrom('product').select(['id', 'name', 'name_id']).execute()
  return new Map(rows.map(({ id, ...names }) => [id, names]))
}

/** States of an order whose delivery has not ended, see contract/shop/order-delivery.ts. */
const OPEN_DELIVERIES = ['queued', 'waiting', 'unknown', 'failed']
const MOST = 10_000
const ROW = ['id', 'username', 'amount', 'status', 'delivery', 'created_at', 'paid_at'] as const

type List = { limit: number; withTests: boolean }

/** Paid at the gateway, newest first; the index of the delivery finds the few that are open. */
export async function listNotDelivered(db: Db, { limit, withTests }: List) {
  return db
    .selectFrom('orders')
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
    .selectFrom('orders')
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
    .selectFrom('orders')
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
    .selectFrom('orders')
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
