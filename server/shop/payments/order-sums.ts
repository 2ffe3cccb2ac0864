// Sums of the orders that a list shows, its pages by amount, and its rows for an export.
import { type RawBuilder, sql } from 'kysely'
import { FIRST_PAGE, PAGE_ROWS, paginationOf } from '#contract/platform/pagination.ts'
import type { OrderSums } from '#contract/shop/orders.schema.ts'
import { SORTED_MAX } from '#contract/shop/orders.ts'
import { type ListSource, type NumberPage, pageOfFound } from '#server/platform/database/list-page.ts'
import { itemRows } from '#server/platform/database/order-items.ts'
import type { Db } from '#server/platform/database/schema.ts'
import { filteredNumbers, isFilteredOrder, type OrderFilter } from './order-filter.ts'
import { FOUND_MAX, limited, SEARCH_MAX, searchedNumbers } from './order-search.ts'

export type ExportRow = Awaited<ReturnType<typeof listOrders>>[number]

/** Numbers of what a filter and a search find, newest first. */
export async function numbersOf(
  db: Db,
  filter: OrderFilter,
  limit: number,
  { before, searchMax = SEARCH_MAX }: { before?: number; searchMax?: number } = {},
) {
  const { search } = filter
  const found =
    search === undefined
      ? await newestOf(db, filter, limit, before)
      : await searchedNumbers(db, { ...filter, search }, searchMax)
  return db
    .selectFrom(found.as('fitting'))
    .select('fitting.number')
    .$if(before !== undefined, (query) => query.where('fitting.number', '<', before ?? 0))
    .orderBy('fitting.number', 'desc')
    .limit(limit)
}

async function newestOf(db: Db, filter: OrderFilter, limit: number, before: number | undefined) {
  const [first, ...others] = (await filteredNumbers(db, filter)).map((numbers) =>
    limited(db, before === undefined ? numbers : numbers.where('number', '<', before), limit),
  )
  if (!first) throw new Error('a filter has conditions')
  return others.reduce((all, numbers) => all.unionAll(numbers), first)
}

/** Null when there are more than are summed up. `withTests`: payments are play money, so test orders count. */
export async function sumOrders(
  db: Db,
  filter: OrderFilter,
  withTests: boolean,
  most = FOUND_MAX,
): Promise<{ sums: OrderSums | null }> {
  const found = await numbersOf(db, filter, most + 1)
  // Counting numbers is far cheaper than reading orders; a search and a server cost more than reading what they find.
  const isCheap = filter.search === undefined && filter.server === undefined
  const [more] = isCheap ? await found.limit(1).offset(most).execute() : []
  if (more) return { sums: null }
  const isShown = withTests ? sql`1 = 1` : sql`is_test = 0`
  const isCounted = sql`${isShown} and given_by is null`
  const isPaid = sql`status = 'PAID' and ${isCounted}`
  const sumIf = (condition: RawBuilder<unknown>, amount: RawBuilder<unknown> = sql`1`) =>
    sql<number>`coalesce(sum(case when ${condition} then ${amount} else 0 end), 0)`
  const received = sql`case when status = 'PAID' then amount - coalesce(returned_amount, 0) else 0 end - coalesce(gateway_fee, fee)`
  const row = await db
    .selectFrom(found.as('found'))
    .innerJoin('orders', 'orders.number', 'found.number')
    .select(({ fn }) => [
      fn.countAll<number>().as('found'),
      sumIf(isCounted).as('orders'),
      sumIf(isShown).as('shown'),
      sumIf(isPaid).as('paid'),
      sumIf(isPaid, sql.ref('price')).as('price'),
      sumIf(isPaid, sql.ref('fee')).as('fees'),
      sumIf(sql`${isCounted} and status in ('PAID', 'REFUND')`, received).as('received'),
    ])
    .executeTakeFirstOrThrow()
  const max = filter.search === undefined ? most : Math.min(most, SEARCH_MAX - 1)
  const { found: count, shown, ...sums } = row
  if (count > max) return { sums: null }
  return { sums: { ...sums, tests: count - shown, given: shown - sums.orders } }
}

/** The next orders before a number, newest first, with their lines, for an export in batches. */
export async function listOrders(
  db: Db,
  filter: OrderFilter,
  { before, limit }: { before?: number; limit: number },
) {
  const numbers = (await numbersOf(db, filter, limit, { before, searchMax: FOUND_MAX })).as('found')
  const orders = await db
    .selectFrom(numbers)
    .innerJoin('orders', 'orders.number', 'found.number')
    .selectAll('orders')
    .orderBy('orders.number', 'desc')
    .execute()
  const ordered = orders.map(({ number }) => number)
  const items = Map.groupBy(await itemRows(db, ordered), ({ number }) => number)
  return orders.map((order) => ({ ...order, items: items.get(order.number) ?? [] }))
}

/** `all`: all orders, for their count. */
type AmountRequest = { page: number; all: Pick<ListSource, 'count'> }

/**
 * The highest first: an index gives all orders in order; what a filter or a search finds is sorted. Without cursors: a list that
 * ends after `SORTED_MAX` orders is read by the number of the page.
 */
export async function pageByAmount(
  db: Db,
  filter: OrderFilter,
  { page, all }: AmountRequest,
): Promise<NumberPage> {
  const { numbers, pagination } = isFilteredOrder(filter)
    ? pageOfFound(await sortFound(db, filter), { page })
    : await readSorted(db, filter, { page, all })
  return { numbers, pagination: { ...pagination, next: null, previous: null } }
}

async function readSorted(db: Db, { test }: OrderFilter, { page, all }: AmountRequest) {
  const total = Math.min(await all.count(), SORTED_MAX)
  const skip = (page - FIRST_PAGE) * PAGE_ROWS
  const rows = await db
    .selectFrom('orders')
    .select('number')
    .$if(test !== 'shown', (query) => query.where('is_test', '=', test === 'only' ? 1 : 0))
    .orderBy('amount', 'desc')
    .orderBy('number', 'desc')
    .limit(Math.max(0, Math.min(PAGE_ROWS, total - skip)))
    .offset(Math.min(skip, total))
    .execute()
  return { numbers: rows.map(({ number }) => number), pagination: paginationOf(total, page) }
}

async function sortFound(db: Db, filter: OrderFilter): Promise<number[]> {
  const found = (await numbersOf(db, filter, SORTED_MAX)).as('found')
  const rows = await db
    .selectFrom(found)
    .innerJoin('orders', 'orders.number', 'found.number')
    .select('orders.number')
    .orderBy('orders.amount', 'desc')
    .orderBy('orders.number', 'desc')
    .execute()
  return rows.map(({ number }) => number)
}
