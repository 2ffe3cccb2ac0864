// SQL of the figures of a day and of the last orders.
import { sql } from 'kysely'
import { isReal } from '#server/platform/database/real-orders.ts'
import type { Db } from '#server/platform/database/schema.ts'

export type DaySum = { day: string; revenue: number; orders: number; paid: number }

/** Sums of the days since then that have any, oldest first. */
export async function listDays(db: Db, since: string, withTests: boolean): Promise<DaySum[]> {
  const rows = await db
    .selectFrom('day_sum')
    .select(({ fn }) => [
      'day',
      fn.sum<number>('price').as('revenue'),
      fn.sum<number>('placed').as('orders'),
      fn.sum<number>('paid').as('paid'),
    ])
    .where('day', '>=', since)
    .$if(!withTests, (query) => query.where('is_test', '=', 0))
    .groupBy('day')
    .orderBy('day')
    .execute()
  return rows.map(({ day, revenue, orders, paid }) => ({
    day,
    revenue: Number(revenue),
    orders: Number(orders),
    paid: Number(paid),
  }))
}

type Span = { since: Date; until?: Date; withTests: boolean }

/** Bought in this time and still paid; the index of the payment time finds them. */
function bought(db: Db, { since, until, withTests }: Span) {
  return db
    .selectFrom('orders')
    .where('paid_at', '>=', since.toISOString())
    .$if(until !== undefined, (query) => query.where('paid_at', '<', until?.toISOString() ?? ''))
    .where(sql<boolean>`status || '' = 'PAID'`)
    .where('given_by', 'is', null)
    .$if(!withTests, (query) => query.where(isReal()))
}

export async function sumPrices(db: Db, span: Span): Promise<number> {
  const { sum } = await bought(db, span)
    .select(({ fn }) => fn.sum<number | null>('price').as('sum'))
    .executeTakeFirstOrThrow()
  return Number(sum ?? 0)
}

export async function countDelivered(db: Db, span: Span): Promise<number> {
  const { count } = await bought(db, span)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(sql<boolean>`delivery || '' = 'delivered'`)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function listLastOrders(db: Db, { withTests, limit }: { withTests: boolean; limit: number }) {
  return db
    .selectFrom('orders')
    .select([
      'id',
      'username',
      'product_name',
      'product_name_id',
      'amount',
      'status',
      'delivery',
      'needs_person',
    ])
    .select(['created_at', 'is_test'])
    .$if(!withTests, (query) => query.where('is_test', '=', 0))
    .orderBy('number', 'desc')
    .limit(limit)
    .execute()
}
