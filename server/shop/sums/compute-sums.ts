// The sums as they must be, computed from the orders by the database.
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '#server/platform/database/schema.ts'
import { type DayDelta, NO_COUNTS } from './contribution.ts'
import { isPostgres, mergeDays, type PlayerDelta } from './sums.repository.ts'

/** UTC; `until` is not part of it. */
export type Span = { from: Date; until: Date }

/** The day in Jakarta of a moment that is stored in UTC. */
function dayOf(db: Db, column: string): RawBuilder<string> {
  return isPostgres(db)
    ? sql`to_char(${sql.ref(column)}::timestamp + interval '7 hours', 'YYYY-MM-DD')`
    : sql`date(${sql.ref(column)}, '+7 hours')`
}

const countOf = (condition: string, what = '1') =>
  sql<number>`coalesce(sum(case when ${sql.raw(condition)} then ${sql.raw(what)} else 0 end), 0)`

export async function computeDays(db: Db, span: Span | null): Promise<DayDelta[]> {
  const rows = [
    ...(await computePlaced(db, span)),
    ...(await computePaid(db, span)),
    ...(await computeSold(db, span)),
  ]
  return mergeDays(rows.map((row) => ({ ...NO_COUNTS, ...row })))
}

type Moment = 'created_at' | 'paid_at'

/** Orders with their first line, by the day of the moment; `position` null: with all lines. */
function byDay(db: Db, moment: Moment, { span, position }: { span: Span | null; position: number | null }) {
  return db
    .selectFrom('orders')
    .innerJoin('order_item', 'order_item.number', 'orders.number')
    .select(({ fn }) => [
      dayOf(db, `orders.${moment}`).as('day'),
      'orders.is_test',
      'order_item.product_id',
      'orders.method',
      fn.max('order_item.product_name').as('product_name'),
    ])
    .where('orders.given_by', 'is', null)
    .$if(position !== null, (query) => query.where('order_item.position', '=', position ?? 0))
    .$if(span !== null, (query) =>
      query
        .where(`orders.${moment}`, '>=', span?.from.toISOString() ?? '')
        .where(`orders.${moment}`, '<', span?.until.toISOString() ?? ''),
    )
    .groupBy(['day', 'orders.is_test', 'order_item.product_id', 'orders.method'])
}

function computePlaced(db: Db, span: Span | null) {
  return byDay(db, 'created_at', { span, position: 0 })
    .select(({ fn }) => [
      fn.countAll<number>().as('placed'),
      countOf("status in ('PAID', 'REFUND') and paid_at is not null").as('converted'),
      countOf("status = 'EXPIRED'").as('expired'),
      countOf("status = 'FAILED'").as('failed'),
    ])
    .execute()
}

/** As an expression within a span: SQLite would take the index of the status, which most orders share. */
const statusOf = (span: Span | null) =>
  span ? sql<string>`orders.status || ''` : sql.ref<string>('orders.status')

function computePaid(db: Db, span: Span | null) {
  const unknown = "status = 'PAID' and gateway_fee is null and method <> 'FREE'"
  return byDay(db, 'paid_at', { span, position: 0 })
    .select([
      countOf("status = 'PAID'").as('paid'),
      countOf("status = 'PAID'", 'fee').as('fee'),
      countOf("status in ('PAID', 'REFUND')", 'coalesce(gateway_fee, fee)').as('gateway_fee'),
      countOf(unknown).as('fee_unknown'),
      countOf("status = 'REFUND'").as('refunded'),
    ])
    .where('orders.paid_at', 'is not', null)
    .where(statusOf(span), 'in', ['PAID', 'REFUND'])
    .execute()
}

function computeSold(db: Db, span: Span | null) {
  return byDay(db, 'paid_at', { span, position: null })
    .select([
      countOf("status = 'PAID'", 'order_item.quantity').as('sold'),
      countOf("status = 'PAID'", 'order_item.price').as('price'),
      countOf("status = 'REFUND'", 'order_item.price').as('refunded_price'),
    ])
    .where('orders.paid_at', 'is not', null)
    .where(statusOf(span), 'in', ['PAID', 'REFUND'])
    .execute()
}

/** Players by their keys: `from` and those after it, up to `before`, which is not one of them; null is the end. */
export type PlayerRange = { fromKey: string; beforeKey: string | null }

/** Players with orders that were placed or paid in the span, or of the range. */
export function isAmong(db: Db, among: Span | PlayerRange): Expression<SqlBool> {
  const key = sql.ref<string>('player_key')
  if ('fromKey' in among) {
    const { fromKey, beforeKey } = among
    return sql`${key} >= ${fromKey}${beforeKey === null ? sql`` : sql` and ${key} < ${beforeKey}`}`
  }
  const [from, until] = [among.from.toISOString(), among.until.toISOString()]
  const between = (moment: Moment) =>
    db.selectFrom('orders').select('player_key').where(moment, '>=', from).where(moment, '<', until)
  return sql`${key} in ${between('created_at').union(between('paid_at'))}`
}

export async function computePlayers(db: Db, among: Span | PlayerRange | null): Promise<PlayerDelta[]> {
  const bought = "status = 'PAID' and given_by is null"
  return db
    .selectFrom('orders')
    .select(({ fn }) => [
      'player_key',
      'is_test',
      fn.max('username').as('username'),
      fn.countAll<number>().as('orders'),
      countOf(bought).as('paid'),
      countOf(bought, 'price').as('spent'),
      fn.min('created_at').as('first_at'),
      fn.max('created_at').as('last_at'),
    ])
    .$if(among !== null, (query) => query.where(isAmong(db, among as Span)))
    .groupBy(['player_key', 'is_test'])
    .execute()
}
