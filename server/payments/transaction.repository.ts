// SQL of the transaction list: what a search or a filter finds, one order with its flags, and the sums of a day.
import { type Expression, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import type { PaymentStatus } from '#contract/payment.ts'
import { isReference, toReference } from '#contract/reference.ts'
import type { TestFilter } from '#contract/test-data.ts'
import { BEDROCK_MARK, USERNAME_MAX_LENGTH } from '#contract/username.ts'
import type { ListSource } from '#server/database/list-page.ts'
import { isReal } from '#server/database/real-orders.ts'
import type { Db, Schema } from '#server/database/schema.ts'

/** Limits what a filter reads: without it a common status would read the whole table. */
export const FOUND_MAX = 10_000
/** A part of a name is searched for in the newest orders only, a whole name in all of them. */
export const SEARCHED_FOR_PART_OF_NAME = 20_000

const LONGEST_NAME = BEDROCK_MARK.length + USERNAME_MAX_LENGTH

type TransactionFilter = { status?: PaymentStatus; needsPerson: boolean; test: TestFilter }
type Search = TransactionFilter & { search: string }
type Numbers = SelectQueryBuilder<Schema, 'purchase', { number: number }>

const LISTED = [
  'id',
  'reference',
  'username',
  'product_name',
  'amount',
  'status',
  'method',
  'created_at',
  'needs_person',
  'is_test',
] as const

export type TransactionRow = Awaited<ReturnType<typeof listTransactions>>[number]

/** The rows with these numbers, newest first. */
export async function listTransactions(db: Db, numbers: readonly number[]) {
  if (numbers.length === 0) return []
  return db
    .selectFrom('purchase')
    .select(LISTED)
    .where('number', 'in', [...numbers])
    .orderBy('number', 'desc')
    .execute()
}

/** What fits a filter; each has an index that holds the numbers in order, and only one of them is used. */
export function filteredTransactions(db: Db, { status, needsPerson, test }: TransactionFilter): ListSource {
  const isOnly = test === 'only'
  const numbers = () =>
    db
      .selectFrom('purchase')
      .select('number')
      .$if(isOnly, (query) => query.where('is_test', '=', 1))
      .$if(test === 'hidden', (query) => query.where(isReal()))
      .$if(needsPerson, (query) => (isOnly ? query.where(isMarked()) : query.where('needs_person', '=', 1)))
      .$if(status !== undefined, (query) =>
        needsPerson || isOnly ? query.where(hasStatus(status)) : query.where('status', '=', status ?? ''),
      )
  return { numbers, count: () => countUpTo(db, numbers().limit(FOUND_MAX)), isBounded: true }
}

async function countUpTo(db: Db, numbers: Numbers): Promise<number> {
  const { count } = await db
    .selectFrom(numbers.as('found'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Numbers of what a search finds, newest first, `FOUND_MAX` at most. Read at once, because the search costs more. */
export async function searchTransactions(db: Db, search: Search): Promise<number[]> {
  const rows = await numbersOfSearch(db, search, await findNewest(db)).execute()
  return rows.map(({ number }) => number)
}

async function findNewest(db: Db): Promise<number> {
  const newest = await db
    .selectFrom('purchase')
    .select(({ fn }) => fn.max<number | null>('number').as('number'))
    .executeTakeFirst()
  return newest?.number ?? 0
}

function numbersOfSearch(db: Db, { search, status, needsPerson, test }: Search, newest: number) {
  const filtered = db
    .selectFrom('purchase')
    .select('number')
    .$if(test === 'hidden', (query) => query.where(isReal()))
    .$if(test === 'only', (query) => query.where(sql<SqlBool>`is_test + 0 = 1`))
    .$if(needsPerson, (query) => query.where(isMarked()))
    .$if(status !== undefined, (query) => query.where(hasStatus(status)))
  const name = search.toLowerCase().replaceAll(' ', '_')
  const reference = toReference(search)

  // A text longer than any name cannot be part of one.
  const searched = name.length > LONGEST_NAME ? 0 : SEARCHED_FOR_PART_OF_NAME
  const byPartOfName = filtered
    .where('number', '>', newest - searched)
    .where(sql<SqlBool>`username_key like ${`%${escaped(name)}%`} escape '!'`)
  const byName = filtered
    .where('username_key', 'in', [name, `be${name}`, `be.${name}`])
    .orderBy('number', 'desc')
    .limit(FOUND_MAX)
  const byReference = filtered.where('reference', '=', isReference(reference) ? reference : '')
  const byGateway = filtered.where('gateway_reference', '=', search)
  // Log lines name an order by its id.
  const byId = filtered.where('id', '=', search)
  const fitting = byPartOfName
    .union(db.selectFrom(byName.as('named')).select('named.number'))
    .union(byReference)
    .union(byGateway)
    .union(byId)
    .as('fitting')
  return db.selectFrom(fitting).select('fitting.number').orderBy('fitting.number', 'desc').limit(FOUND_MAX)
}

/** Written so that no index is used: the one of the other condition finds fewer rows, which the planner cannot know. */
function hasStatus(status: PaymentStatus | undefined): Expression<SqlBool> {
  return sql<SqlBool>`status || '' = ${status ?? ''}`
}

/** Without its index, as `hasStatus`. */
function isMarked(): Expression<SqlBool> {
  return sql<SqlBool>`needs_person + 0 = 1`
}

/** Escapes the wildcards of LIKE; `_` occurs in many names. */
function escaped(text: string): string {
  return text.replace(/[!%_]/g, '!$&')
}

export async function findTransaction(db: Db, id: string) {
  const row = await db
    .selectFrom('purchase')
    .leftJoin('product', 'product.id', 'purchase.product_id')
    .select(LISTED.map((column) => `purchase.${column}` as const))
    .select([
      'product.id as product_id',
      'purchase.price',
      'purchase.fee',
      'purchase.commands',
      'purchase.command_options',
      'purchase.gateway_reference',
      'purchase.pay_code',
      'purchase.expires_at',
      'purchase.paid_at',
    ])
    .where('purchase.id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

export async function listFlags(db: Db, purchaseId: string) {
  return db
    .selectFrom('purchase_flag')
    .select(['flag', 'at', 'detail'])
    .where('purchase_id', '=', purchaseId)
    .orderBy('at')
    .orderBy('flag')
    .execute()
}

/** Returns the reference, or null when the order was not marked. */
export async function unmarkTransaction(trx: Db, id: string): Promise<string | null> {
  const row = await trx
    .updateTable('purchase')
    .set({ needs_person: 0 })
    .where('id', '=', id)
    .where('needs_person', '=', 1)
    .returning('reference')
    .executeTakeFirst()
  return row?.reference ?? null
}

/** Counts up to `FOUND_MAX`. */
export async function countMarked(db: Db, withTests: boolean): Promise<number> {
  const marked = db
    .selectFrom('purchase')
    .select('number')
    .where('needs_person', '=', 1)
    .$if(!withTests, (query) => query.where(isReal()))
  return countUpTo(db, marked.limit(FOUND_MAX))
}

type Span = { since: Date; until?: Date; withTests: boolean }

/** Numbers follow the time of creation, so only the orders since then are read. */
export async function countOrders(db: Db, { since, until, withTests }: Span): Promise<number> {
  const before = await db
    .selectFrom('purchase')
    .select('number')
    .where('created_at', '<', since.toISOString())
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  const { count } = await db
    .selectFrom('purchase')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('number', '>', before?.number ?? 0)
    .$if(!withTests, (query) => query.where(isReal()))
    .$if(until !== undefined, (query) => query.where('created_at', '<', until?.toISOString() ?? ''))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** What was paid since then and not given back. `revenue` is without the fees, which stay with the gateway. */
export async function sumPaid(
  db: Db,
  { since, until, withTests }: Span,
): Promise<{ paid: number; revenue: number }> {
  const { paid, revenue } = await db
    .selectFrom('purchase')
    .select(({ fn }) => [fn.countAll<number>().as('paid'), fn.sum<number | null>('price').as('revenue')])
    .where('paid_at', '>=', since.toISOString())
    .$if(until !== undefined, (query) => query.where('paid_at', '<', until?.toISOString() ?? ''))
    .where(hasStatus('PAID'))
    .$if(!withTests, (query) => query.where(isReal()))
    .executeTakeFirstOrThrow()
  return { paid: Number(paid), revenue: Number(revenue ?? 0) }
}
