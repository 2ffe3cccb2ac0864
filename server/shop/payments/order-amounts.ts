// Orders by amount, the highest first. An index gives all of them in order; what a filter or a search finds is sorted.
import { FIRST_PAGE, PAGE_ROWS, paginationOf } from '#contract/platform/pagination.ts'
import { SORTED_MAX } from '#contract/shop/orders.ts'
import { type ListSource, type NumberPage, pageOfFound } from '#server/platform/database/list-page.ts'
import type { Db } from '#server/platform/database/schema.ts'
import { isFilteredOrder, type OrderFilter } from './order-filter.ts'
import { numbersOf } from './order-sums.ts'

type Request = {
  page: number
  /** All orders, for their count. */
  all: Pick<ListSource, 'count'>
}

/** Without cursors: a list that ends after `SORTED_MAX` orders is read by the number of the page. */
export async function pageByAmount(db: Db, filter: OrderFilter, { page, all }: Request): Promise<NumberPage> {
  const { numbers, pagination } = isFilteredOrder(filter)
    ? pageOfFound(await sortFound(db, filter), { page })
    : await readSorted(db, filter, { page, all })
  return { numbers, pagination: { ...pagination, next: null, previous: null } }
}

async function readSorted(db: Db, { test }: OrderFilter, { page, all }: Request): Promise<NumberPage> {
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
  const numbers = rows.map(({ number }) => Number(number))
  return { numbers, pagination: { ...paginationOf(total, page), next: null, previous: null } }
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
  return rows.map(({ number }) => Number(number))
}
