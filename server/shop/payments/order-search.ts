// Orders by what a person types: name, reference or a part of it, gateway's reference, payment code, amount, id.
import { type Expression, PostgresAdapter, type RawBuilder, type SqlBool, sql } from 'kysely'
import { BEDROCK_MARK, USERNAME_MAX_LENGTH } from '#contract/network/username.ts'
import { isReference } from '#contract/shop/reference.ts'
import { findNewestOrder } from '#server/platform/database/real-orders.ts'
import type { Db } from '#server/platform/database/schema.ts'
import { keysOfTyped, patternOf, readSearch } from '#server/platform/database/search-terms.ts'
import { type Numbers, type OrderFilter, orderNumbers } from './order-filter.ts'

/** Limits what a filter reads: without it a common status would read the whole table. */
export const FOUND_MAX = 10_000
/** Limits a search, whose numbers are all read for each page. */
export const SEARCH_MAX = 2_000
/** A part of a name is searched for in the newest orders only, a whole name in all of them. */
const SEARCHED_FOR_PART_OF_NAME = 10_000
/** A part of a code that does not begin one of its groups is searched for in the newest orders only. */
const SEARCHED_FOR_PART_OF_CODE = 5_000
/** If a prefix matches more codes, it is searched for like a part, in the newest orders. */
const BEGINNING_MAX = 500

const LONGEST_NAME = BEDROCK_MARK.length + USERNAME_MAX_LENGTH

/** The numbers that a search finds, in no order, `max` of each meaning at most. */
export async function searchedNumbers(db: Db, filter: OrderFilter & { search: string }, max = SEARCH_MAX) {
  const filtered = await orderNumbers(db, filter, true)
  const newest = await findNewestOrder(db)
  const { search } = filter
  const [first, ...others] = [
    ...byName(filtered, search, newest),
    ...(await byCode(db, filtered, search, { newest, max })),
    // Log lines name an order by its id.
    filtered.where('id', '=', search),
    filtered.where('gateway_reference', 'in', [search, search.toUpperCase()]),
  ].map((numbers) => limited(db, numbers, max))
  if (!first) throw new Error('a search has conditions')
  return others.reduce((all, numbers) => all.union(numbers), first)
}

/** In a query of its own, so that several of them can be put together. */
export function limited(db: Db, numbers: Numbers, max: number) {
  const found = numbers.orderBy('number', 'desc').limit(max).as('found')
  return db.selectFrom(found).select('found.number')
}

function byName(filtered: Numbers, search: string, newest: number): Numbers[] {
  const name = search.toLowerCase().replaceAll(' ', '_')
  // A text longer than any name cannot be part of one.
  if (name.length > LONGEST_NAME) return []
  return [
    filtered
      .where('number', '>', newest - SEARCHED_FOR_PART_OF_NAME)
      .where(sql<SqlBool>`player_key like ${patternOf(name)} escape '!'`),
    // One query for each: the index holds the numbers of one name in order.
    ...keysOfTyped(search).map((key) => filtered.where('player_key', '=', key)),
  ]
}

/** A whole reference is of one order. Otherwise the amount, and codes that begin with the text or have it inside. */
async function byCode(
  db: Db,
  filtered: Numbers,
  search: string,
  { newest, max }: { newest: number; max: number },
): Promise<Numbers[]> {
  const { reference, code, amount } = readSearch(search)
  if (reference !== null && isReference(reference)) return [filtered.where('reference', '=', reference)]
  const beginnings = [
    ...(reference === null ? [] : groupsBeginWith(db, reference)),
    ...(code === null ? [] : [beginsWith(db, sql.ref('pay_code'), code)]),
  ]
  const begun = await Promise.all(beginnings.map((condition) => listBegun(db, condition)))
  // Reading many orders for a part of a code is left out where few codes begin with it.
  const withParts =
    begun.every(({ length }) => length === 0) || begun.some(({ length }) => length === BEGINNING_MAX)
  const recent = filtered.where('number', '>', newest - SEARCHED_FOR_PART_OF_CODE)
  return [
    ...(amount === null ? [] : [ofAmount(db, filtered, amount, max)]),
    ...begun.filter(({ length }) => length > 0).map((numbers) => filtered.where('number', 'in', numbers)),
    ...(withParts && code !== null ? [recent.where(containsCode(db, code))] : []),
  ]
}

/** Numbers of orders, for one place where a code can begin. */
async function listBegun(db: Db, condition: Expression<SqlBool>): Promise<number[]> {
  const rows = await db.selectFrom('orders').select('number').where(condition).limit(BEGINNING_MAX).execute()
  return rows.map(({ number }) => number)
}

/** The newest orders of the amount: few of very many may fit the filter. */
function ofAmount(db: Db, filtered: Numbers, amount: number, max: number): Numbers {
  const candidates = db
    .selectFrom('orders')
    .select('number')
    .where('amount', '=', amount)
    .orderBy('number', 'desc')
    .limit(max)
  return filtered.where('number', 'in', candidates)
}

/** Dashes and spaces do not count. The codes are compared as one text, which takes a third of the time. */
function containsCode(db: Db, code: string): Expression<SqlBool> {
  const codes = sql`(reference || '|' || coalesce(gateway_reference, '') || '|' || coalesce(pay_code, ''))`
  // PostgreSQL takes four times as long for the capital letters of a language.
  const ascii = isPostgres(db) ? sql`${codes} collate "C"` : codes
  return sql<SqlBool>`replace(replace(upper(${ascii}), '-', ''), ' ', '') like ${`%${code}%`}`
}

const isPostgres = (db: Db) => db.getExecutor().adapter instanceof PostgresAdapter

/** Groups of four characters and a dash. */
const GROUP_WIDTH = 5
const GROUPS = [2, 3, 4, 5, 6, 7]
/** Characters of each index. */
const INDEXED = 9

/** A span of the index. PostgreSQL needs its operators by character, because a collation may ignore dashes. */
function beginsWith(db: Db, field: RawBuilder<unknown>, text: string): Expression<SqlBool> {
  const end = text.slice(0, -1) + String.fromCharCode(text.charCodeAt(text.length - 1) + 1)
  return isPostgres(db)
    ? sql<SqlBool>`(${field} ~>=~ ${text} and ${field} ~<~ ${end})`
    : sql<SqlBool>`(${field} >= ${text} and ${field} < ${end})`
}

/** Conditions for a reference that has the text at the beginning of any of its groups; each has its own index. */
function groupsBeginWith(db: Db, text: string): Expression<SqlBool>[] {
  const starts = GROUPS.map((group) => (group - 1) * GROUP_WIDTH + 1)
  return [
    beginsWith(db, sql.ref('reference'), text),
    ...starts.map((start) => {
      const group = sql`substr(reference, ${sql.lit(start)}, ${sql.lit(INDEXED)})`
      const found = beginsWith(db, group, text.slice(0, INDEXED))
      if (text.length <= INDEXED) return found
      return sql<SqlBool>`(${found} and substr(reference, ${sql.lit(start)}, ${sql.lit(text.length)}) = ${text})`
    }),
  ]
}
