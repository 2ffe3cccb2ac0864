// SQL of the money screen: sums of days, and the orders of the reconciliation board.
import { type SqlBool, sql } from 'kysely'
import { gatewayName } from '#contract/settings/gateways.ts'
import { countFound } from '#server/platform/database/list-page.ts'
import { DELIVERED_UNPAID, isReal } from '#server/platform/database/real-orders.ts'
import type { Db } from '#server/platform/database/schema.ts'
import { jakartaDay } from '#server/platform/kernel/jakarta.ts'
import { DAY_COUNTS, type DayCounts, type Period, sumsOf } from '#server/shop/sums/sums.service.ts'

/** Each takes its share of the time. */
function summed<Count extends keyof DayCounts>(counts: readonly Count[]) {
  return counts.map((count) => sql<number>`sum(${sql.ref(count)})`.as(count))
}

const RECEIVED = ['paid', 'price', 'fee', 'gateway_fee', 'fee_unknown'] as const

export function sumByDay(db: Db, period: Period) {
  return sumsOf(db, period)
    .select(['day', ...summed(DAY_COUNTS)])
    .groupBy('day')
    .execute()
}

export function sumByMonth(db: Db, period: Period) {
  const month = sql<string>`substr(day, 1, 7)`
  return sumsOf(db, period)
    .select([month.as('month'), ...summed(RECEIVED)])
    .groupBy(month)
    .execute()
}

export function sumByMethod(db: Db, period: Period) {
  return sumsOf(db, period)
    .select(['method', ...summed(['paid', 'price'])])
    .groupBy('method')
    .execute()
}

/** With the name as sold, for products that are gone. */
export async function sumByProduct(db: Db, period: Period) {
  return sumsOf(db, period)
    .select(({ fn }) => [
      'product_id as id',
      fn.max<string>('product_name').as('name'),
      fn.sum<number>('sold').as('paid'),
      fn.sum<number>('price').as('price'),
    ])
    .groupBy('product_id')
    .execute()
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
  return rows.map(({ gateway, ...sums }) => ({ gateway: gatewayName(gateway) ?? '', ...sums }))
}

/** What gateways returned of orders that stay paid, by month of the payment; of the few that an index has. */
export async function sumReturned(db: Db, span: { from: Date; until: Date }, withTests: boolean) {
  const rows = await db
    .selectFrom('orders')
    .select(['paid_at', 'returned_amount'])
    .where('returned_amount', 'is not', null)
    .where('paid_at', '>=', span.from.toISOString())
    .where('paid_at', '<', span.until.toISOString())
    .where(sql<SqlBool>`status || '' = 'PAID'`)
    .$if(!withTests, (query) => query.where(isReal()))
    .execute()
  return rows.map(({ paid_at, returned_amount }) => ({
    month: jakartaDay(new Date(paid_at ?? '')).slice(0, 7),
    amount: returned_amount ?? 0,
  }))
}

/** The number of orders that the gateway was paid for, by day. */
export async function sumPaidByDay(db: Db, period: Period): Promise<Map<string, number>> {
  const rows = await sumsOf(db, period)
    .select(['day', sql<number>`sum(paid + refunded)`.as('paid')])
    .where('method', '<>', 'FREE')
    .groupBy('day')
    .execute()
  return new Map(rows.map(({ day, paid }) => [day, paid]))
}

export async function listProductNames(db: Db): Promise<Map<string, { name: string; name_id: string }>> {
  const rows = await db.selectFrom('product').select(['id', 'name', 'name_id']).execute()
  return new Map(rows.map(({ id, ...names }) => [id, names]))
}

/** States of an order whose delivery has not ended, see contract/shop/order-delivery.ts. */
const OPEN_DELIVERIES = ['queued', 'waiting', 'unknown', 'failed', 'held']
const MOST = 10_000

function ordersOfBoard(db: Db, withTests: boolean) {
  return db
    .selectFrom('orders')
    .select(['id', 'username', 'amount', 'status', 'delivery', 'created_at', 'paid_at'])
    .$if(!withTests, (query) => query.where(isReal()))
    .orderBy('number', 'desc')
    .limit(MOST)
}

/** Paid at the gateway; the index of the delivery finds the few that are open. */
export function listNotDelivered(db: Db, withTests: boolean) {
  return ordersOfBoard(db, withTests)
    .where('delivery', 'in', OPEN_DELIVERIES)
    .where(sql<SqlBool>`status || '' = 'PAID'`)
    .where(sql<SqlBool>`method || '' <> 'FREE'`)
    .execute()
}

export function listNeverPaid(db: Db, withTests: boolean) {
  return ordersOfBoard(db, withTests)
    .where(DELIVERED_UNPAID)
    .where(sql<SqlBool>`delivery || '' in ('delivered', 'resolved')`)
    .execute()
}

export function listMismatched(db: Db, withTests: boolean) {
  return ordersOfBoard(db, withTests)
    .where('needs_person', '=', 1)
    .where(sql<SqlBool>`status || '' in ('UNPAID', 'EXPIRED', 'FAILED')`)
    .execute()
}

export async function countOpenOf(db: Db, span: { from: Date; until: Date }, withTests: boolean) {
  const open = db
    .selectFrom('orders')
    .select('number')
    .where('delivery', 'in', OPEN_DELIVERIES)
    .where(sql<SqlBool>`status || '' = 'PAID'`)
    .where(sql<SqlBool>`paid_at || '' >= ${span.from.toISOString()}`)
    .where(sql<SqlBool>`paid_at || '' < ${span.until.toISOString()}`)
    .where('given_by', 'is', null)
    .$if(!withTests, (query) => query.where(isReal()))
  return countFound(db, open)
}
