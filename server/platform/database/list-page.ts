// Pages of a list whose rows are numbered in the order of their insertion, newest first. The next and the previous page are
// found by a cursor (keyset), which costs the same anywhere. A page that is chosen by its number, which the console never offers, reads what it skips
// from the next mark of the list on.
import { type AliasableExpression, type SelectQueryBuilder, sql } from 'kysely'
import type { Pagination } from '#contract/platform/pagination.schema.ts'
import { FIRST_PAGE, PAGE_ROWS, paginationOf } from '#contract/platform/pagination.ts'
import type { TestFilter } from '#contract/shop/test-data.ts'
import { createCache } from '#server/platform/kernel/cache.ts'
import type { Clock } from '#server/platform/kernel/clock.ts'
import { createRowMarks, ROWS_BETWEEN_MARKS, type RowMarks, type RowOrder } from './row-marks.ts'
import type { Db, Schema } from './schema.ts'

export type PageRequest = {
  page: number
  /** The cursor of the reply that led here; the page number then only says where in the list it is. */
  cursor?: string
}

export type NumberPage = { numbers: number[]; pagination: Pagination }

/** A query of Kysely for the numbers of rows, without an order; of whichever table. */
type NumberQuery = { execute(): Promise<{ number: number }[]> }

export type ListSource = {
  count(): Promise<number>
  /**
   * Where a page that is far from both ends begins, after `count`; null where the rows have no marks. Only where no row is left out
   * of the count, so that a page can be reached from the end.
   */
  seek?(order: RowOrder, skip: number): Promise<{ beyond: number; offset: number } | null>
  /** Several queries, each of other rows, where no index holds all numbers in order. */
  numbers(): NumberQuery | readonly NumberQuery[]
}

type Cursor = { direction: 'next' | 'previous'; number: number; total: number }
type NumberedTable = 'orders' | 'send_action' | 'audit_entry'

export function tableByTest(
  db: Db,
  table: 'orders' | 'send_action',
  clock: Clock,
): Record<TestFilter, ListSource> {
  return {
    shown: wholeTable(db, table, clock),
    hidden: wholeTable(db, table, clock, 0),
    only: wholeTable(db, table, clock, 1),
  }
}

/** Counting a million rows takes long, so it is done at most once a minute; in between only new rows are counted. */
export function wholeTable(db: Db, table: NumberedTable, clock: Clock, isTest?: 0 | 1): ListSource {
  // Kysely cannot infer columns from a union of tables; each of them has the column.
  const rows = db
    .selectFrom(table as 'orders')
    .$if(isTest !== undefined, (query) => query.where('is_test', '=', isTest ?? 0))
  const count = (direction: '>' | '<=', number: number) =>
    countFound(db, rows.select('number').where('number', direction, number))
  const findNumber: Parameters<typeof createRowMarks>[1] = async ({ order, beyond, rows: skipped }) =>
    (await readOne(rows.select('number'), { order, beyond, limit: 1, offset: skipped - 1 }))[0]
  const findNewest = async () => (await readOne(rows.select('number'), { order: 'desc', limit: 1 }))[0] ?? 0
  let last: { total: number; marks: RowMarks } | null = null
  const counted = createCache(async () => {
    const newest = await findNewest()
    const total = await count('<=', newest)
    const added = last && (await count('>', last.marks.newest)) - (await count('>', newest))
    // The same number of rows up to there: none was deleted, and the marks are where they were.
    const isSame =
      last !== null && added !== null && total - added === last.total && added < ROWS_BETWEEN_MARKS
    last = isSame && last ? last : { total, marks: createRowMarks(newest, findNumber) }
    return last
  }, clock)
  return {
    async count() {
      const { total, marks } = await counted.get()
      return total + (await count('>', marks.newest))
    },
    async seek(order, skip) {
      const { marks } = await counted.get()
      const added = order === 'desc' ? await count('>', marks.newest) : 0
      return skip < added ? null : marks.before(order, skip - added)
    },
    numbers: () => rows.select('number'),
  }
}

/** How many rows a query finds; limit it, so that a common value does not read the whole table. */
export async function countFound(db: Db, rows: AliasableExpression<unknown>): Promise<number> {
  const { count } = await db
    .selectFrom(rows.as('found'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export async function pageOfQuery(source: ListSource, request: PageRequest): Promise<NumberPage> {
  const cursor = readCursor(request)
  if (!cursor) return pageByNumber(source, request)
  const isNext = cursor.direction === 'next'
  const rows = await read(source.numbers(), {
    order: isNext ? 'desc' : 'asc',
    beyond: cursor.number,
    limit: PAGE_ROWS + 1,
  })
  const found = rows.slice(0, PAGE_ROWS)
  const hasMore = !isNext || rows.length > PAGE_ROWS
  return toPage(isNext ? found : found.reverse(), { ...request, total: cursor.total, hasMore })
}

async function pageByNumber(source: ListSource, request: PageRequest): Promise<NumberPage> {
  const total = await source.count()
  const skip = (request.page - 1) * PAGE_ROWS
  const rest = total - skip
  if (rest <= 0) return toPage([], { ...request, total })
  const limit = Math.min(PAGE_ROWS, rest)
  const isNearEnd = source.seek && rest - limit < skip
  const order = isNearEnd ? 'asc' : 'desc'
  const offset = isNearEnd ? rest - limit : skip
  const start = (offset >= ROWS_BETWEEN_MARKS && (await source.seek?.(order, offset))) || { offset }
  const found = await read(source.numbers(), { order, limit, ...start })
  return toPage(isNearEnd ? found.reverse() : found, { ...request, total })
}

type Reading = { order: RowOrder; beyond?: number; limit: number; offset?: number }

async function read(numbers: ReturnType<ListSource['numbers']>, reading: Reading): Promise<number[]> {
  const queries = [numbers].flat()
  const [only] = queries
  if (only && queries.length === 1) return readOne(only, reading)
  const { order, limit, offset = 0 } = reading
  const end = offset + limit
  const found = await Promise.all(
    queries.map((query) => readOne(query, { ...reading, limit: end, offset: undefined })),
  )
  const sorted = found.flat().sort((one, other) => (order === 'asc' ? one - other : other - one))
  return sorted.slice(offset, end)
}

async function readOne(query: NumberQuery, { order, beyond, limit, offset }: Reading): Promise<number[]> {
  const number = sql.ref('number')
  const rows = await (query as SelectQueryBuilder<Schema, never, { number: number }>)
    .$if(beyond !== undefined, (numbers) => numbers.where(number, order === 'desc' ? '<' : '>', beyond))
    .orderBy(number, order)
    .limit(limit)
    .$if(offset !== undefined, (numbers) => numbers.offset(offset ?? 0))
    .execute()
  return rows.map((row) => row.number)
}

/** One page of numbers that were all read, newest first. */
export function pageOfFound(found: readonly number[], request: PageRequest): NumberPage {
  const cursor = readCursor(request)
  const start = cursor ? startAt(found, cursor) : (request.page - 1) * PAGE_ROWS
  const end = start + PAGE_ROWS
  const hasMore = cursor ? end < found.length : undefined
  return toPage(found.slice(start, end), { ...request, total: found.length, hasMore })
}

function startAt(found: readonly number[], { direction, number }: Cursor): number {
  if (direction === 'next') {
    const start = found.findIndex((one) => one < number)
    return start === -1 ? found.length : start
  }
  const end = found.findIndex((one) => one <= number)
  return Math.max(0, (end === -1 ? found.length : end) - PAGE_ROWS)
}

type Reached = PageRequest & {
  total: number
  /** Absent where the page follows from its number alone. */
  hasMore?: boolean
}

function toPage(numbers: number[], { page, total, hasMore }: Reached): NumberPage {
  const counted = paginationOf(total, page)
  const pagination =
    hasMore === undefined
      ? counted
      : { totalPages: hasMore ? Math.max(counted.totalPages, page + 1) : page, hasMore }
  const [first, last] = [numbers[0], numbers.at(-1)]
  const cursor = (direction: Cursor['direction'], number: number | undefined) =>
    number === undefined ? null : writeCursor({ direction, number, total })
  return {
    numbers,
    pagination: {
      ...pagination,
      next: pagination.hasMore ? cursor('next', last) : null,
      previous: page > FIRST_PAGE ? cursor('previous', first) : null,
    },
  }
}

function writeCursor({ direction, number, total }: Cursor): string {
  return Buffer.from(`${direction} ${number} ${total}`).toString('base64url')
}

/** Null without a usable cursor. The first page has none: it always begins with the newest row. */
function readCursor({ page, cursor }: PageRequest): Cursor | null {
  if (page === FIRST_PAGE || cursor === undefined) return null
  const text = Buffer.from(cursor, 'base64url').toString()
  const [, direction, number, total] = /^(next|previous) (\d{1,15}) (\d{1,15})$/.exec(text) ?? []
  if (direction === undefined) return null
  return { direction: direction as Cursor['direction'], number: Number(number), total: Number(total) }
}
