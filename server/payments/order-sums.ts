// Sums of the orders that a list shows, and their rows for an export.
import { type Expression, sql } from 'kysely'
import type { Db } from '#server/database/schema.ts'
import { type OrderFilter, orderNumbers } from './order-filter.ts'
import { FOUND_MAX, searchedNumbers } from './order-search.ts'

const EXPORT_COLUMNS = [
  'number',
  'id',
  'reference',
  'username',
  'product_name',
  'method',
  'status',
  'list_price',
  'price',
  'fee',
  'amount',
  'gateway_fee',
  'delivery',
  'given_by',
  'is_test',
  'created_at',
  'paid_at',
  'refunded_at',
  'gateway_reference',
  'pay_code',
] as const

export type ExportRow = Awaited<ReturnType<typeof listOrders>>[number]

/** Numbers of what a filter and a search find, newest first. */
export async function numbersOf(db: Db, filter: OrderFilter, limit: number, before?: number) {
  const { search } = filter
  if (search === undefined) {
    const numbers = await orderNumbers(db, filter)
    return numbers
      .$if(before !== undefined, (query) => query.where('number', '<', before ?? 0))
      .orderBy('number', 'desc')
      .limit(limit)
  }
  const found = (await searchedNumbers(db, { ...filter, search })).as('fitting')
  return db
    .selectFrom(found)
    .select('fitting.number as number')
    .$if(before !== undefined, (query) => query.where('fitting.number', '<', before ?? 0))
    .orderBy('fitting.number', 'desc')
    .limit(limit)
}

/** `withTests`: payments are play money, so test orders count. */
export async function sumOrders(db: Db, filter: OrderFilter, withTests: boolean) {
  const numbers = (await numbersOf(db, filter, FOUND_MAX + 1)).as('found')
  const isCounted = withTests ? sql`1 = 1` : sql`is_test = 0`
  const paid = (amount: Expression<unknown>) =>
    sql<number | null>`sum(case when status = 'PAID' and ${isCounted} then ${amount} else 0 end)`
  const row = await db
    .selectFrom(numbers)
    .innerJoin('purchase', 'purchase.number', 'found.number')
    .select(({ fn }) => fn.countAll<number>().as('found'))
    .select(sql<number | null>`sum(case when ${isCounted} then 1 else 0 end)`.as('orders'))
    .select(paid(sql`1`).as('paid'))
    .select(paid(sql.ref('price')).as('price'))
    .select(paid(sql.ref('fee')).as('fees'))
    .select(paid(sql`coalesce(amount - gateway_fee, price)`).as('received'))
    .executeTakeFirstOrThrow()
  const [found, orders] = [Number(row.found), Number(row.orders ?? 0)]
  return {
    /** Null when there are more than are summed up. */
    sums:
      found > FOUND_MAX
        ? null
        : {
            orders,
            paid: Number(row.paid ?? 0),
            price: Number(row.price ?? 0),
            fees: Number(row.fees ?? 0),
            received: Number(row.received ?? 0),
            tests: found - orders,
          },
  }
}

/** The next orders before a number, newest first, for an export in batches. */
export async function listOrders(
  db: Db,
  filter: OrderFilter,
  { before, limit }: { before?: number; limit: number },
) {
  const numbers = (await numbersOf(db, filter, limit, before)).as('found')
  return db
    .selectFrom(numbers)
    .innerJoin('purchase', 'purchase.number', 'found.number')
    .select(EXPORT_COLUMNS.map((column) => `purchase.${column}` as const))
    .orderBy('purchase.number', 'desc')
    .execute()
}
