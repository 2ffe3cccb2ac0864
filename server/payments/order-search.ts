// Orders by what a person types: name, reference or a part of it, gateway's reference, payment code, amount, id.
import { type Expression, type SqlBool, sql } from 'kysely'
import { isReference } from '#contract/reference.ts'
import { BEDROCK_MARK, USERNAME_MAX_LENGTH } from '#contract/username.ts'
import { beginsWith, groupsBeginWith } from '#server/database/begins-with.ts'
import type { Db } from '#server/database/schema.ts'
import { readSearch } from '#server/database/search-terms.ts'
import { type Numbers, type OrderFilter, orderNumbers } from './order-filter.ts'

/** Limits what a filter reads: without it a common status would read the whole table. */
export const FOUND_MAX = 10_000
/** A part of a name is searched for in the newest orders only, a whole name in all of them. */
export const SEARCHED_FOR_PART_OF_NAME = 20_000
/** The same for a part of a code that does not begin one of its groups. */
export const SEARCHED_FOR_PART_OF_CODE = 10_000

const LONGEST_NAME = BEDROCK_MARK.length + USERNAME_MAX_LENGTH

/** What a search finds, in no order, `FOUND_MAX` of each meaning at most. */
export async function searchedNumbers(db: Db, filter: OrderFilter & { search: string }) {
  const filtered = await orderNumbers(db, filter, true)
  const newest = await findNewest(db)
  const { search } = filter
  const [first, ...others] = [
    ...byName(filtered, search, newest),
    ...byCode(db, filtered, search, newest),
    // Log lines name an order by its id.
    filtered.where('id', '=', search),
    filtered.where('gateway_reference', 'in', [search, search.toUpperCase()]),
  ].map((numbers) => limited(db, numbers))
  if (!first) throw new Error('a search has conditions')
  return others.reduce((all, numbers) => all.union(numbers), first)
}

function limited(db: Db, numbers: Numbers) {
  const found = numbers.orderBy('number', 'desc').limit(FOUND_MAX).as('found')
  return db.selectFrom(found).select('found.number')
}

function byName(filtered: Numbers, search: string, newest: number): Numbers[] {
  const name = search.toLowerCase().replaceAll(' ', '_')
  // A text longer than any name cannot be part of one.
  if (name.length > LONGEST_NAME) return []
  return [
    filtered
      .where('number', '>', newest - SEARCHED_FOR_PART_OF_NAME)
      .where(sql<SqlBool>`username_key like ${`%${escaped(name)}%`} escape '!'`),
    filtered.where('username_key', 'in', [name, `be${name}`, `be.${name}`]),
  ]
}

function byCode(db: Db, filtered: Numbers, search: string, newest: number): Numbers[] {
  const { reference, code, amount } = readSearch(search)
  const references: Expression<SqlBool>[] = reference === null ? [] : groupsBeginWith(db, reference)
  if (reference !== null && isReference(reference)) return [filtered.where('reference', '=', reference)]
  return [
    ...references.map((condition) => filtered.where(condition)),
    ...(amount === null ? [] : [filtered.where('amount', '=', amount)]),
    ...(code === null ? [] : [filtered.where(beginsWith(db, sql.ref('pay_code'), code))]),
    ...(code === null
      ? []
      : [filtered.where('number', '>', newest - SEARCHED_FOR_PART_OF_CODE).where(containsCode(code))]),
  ]
}

/** Dashes and spaces do not count. */
function containsCode(code: string): Expression<SqlBool> {
  const part = `%${code}%`
  const isPart = (column: string) =>
    sql<SqlBool>`replace(replace(upper(${sql.ref(column)}), '-', ''), ' ', '') like ${part}`
  return sql<SqlBool>`(${isPart('reference')} or ${isPart('gateway_reference')} or ${isPart('pay_code')})`
}

async function findNewest(db: Db): Promise<number> {
  const row = await db
    .selectFrom('purchase')
    .select(({ fn }) => fn.max<number | null>('number').as('number'))
    .executeTakeFirst()
  return Number(row?.number ?? 0)
}

/** Escapes the wildcards of LIKE; `_` occurs in many names. */
function escaped(text: string): string {
  return text.replace(/[!%_]/g, '!$&')
}
