// Orders as admins read them: pages of all, what a search or a filter finds, and the sums of a day.
import { type AliasedExpression, type Expression, type SqlBool, sql } from 'kysely'
import { PAGE_ROWS } from '#contract/pagination.ts'
import type { PaymentStatus } from '#contract/payment.ts'
import { isReference, toReference } from '#contract/reference.ts'
import { BEDROCK_MARK, USERNAME_MAX_LENGTH } from '#contract/username.ts'
import { lastNumber } from '#server/database/next-number.ts'
import type { Db } from '#server/database/schema.ts'

/** Nobody turns more pages of what was found; counting on would read the whole table. */
export const FOUND_MAX = 10_000
/** A part of a name is looked for in the newest orders only; a whole name in all of them. */
export const SEARCHED_FOR_PART_OF_NAME = 20_000

const LONGEST_NAME = BEDROCK_MARK.length + USERNAME_MAX_LENGTH

export type TransactionFilter = { search?: string; status?: PaymentStatus; needsPerson: boolean }

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
] as const

export type TransactionRow = Awaited<ReturnType<typeof listTransactions>>['rows'][number]

/** One page of all, newest first: a span of numbers, so that a late page costs what the first costs. */
export async function listTransactions(db: Db, page: number) {
  const total = await lastNumber(db, 'purchase')
  const newest = total - (page - 1) * PAGE_ROWS
  const rows = await db
    .selectFrom('purchase')
    .select(LISTED)
    .where('number', '<=', newest)
    .where('number', '>', newest - PAGE_ROWS)
    .orderBy('number', 'desc')
    .execute()
  return { rows, total }
}

/** One page of what fits, newest first. */
export async function findTransactions(db: Db, filter: TransactionFilter, page: number) {
  const { search } = filter
  const skip = (page - 1) * PAGE_ROWS
  const { numbers, total } =
    search === undefined
      ? await pageOfFiltered(db, filter, skip)
      : await pageOfSearch(db, { ...filter, search }, skip)
  if (numbers.length === 0) return { rows: [], total }
  const rows = await db
    .selectFrom('purchase')
    .select(LISTED)
    .where('number', 'in', numbers)
    .orderBy('number', 'desc')
    .execute()
  return { rows, total }
}

type FoundPage = { numbers: number[]; total: number }
type Numbers = AliasedExpression<{ number: number }, 'found'>

/** An index holds them in order: counting and turning to a page each walk it, and stop. */
async function pageOfFiltered(db: Db, filter: TransactionFilter, skip: number): Promise<FoundPage> {
  const numbers = numbersThatFit(db, filter)
  const total = await countNumbers(db, numbers.limit(FOUND_MAX).as('found'))
  if (skip >= total) return { numbers: [], total }
  const rows = await numbers.limit(PAGE_ROWS).offset(skip).execute()
  return { numbers: rows.map(({ number }) => number), total }
}

/** Counted in passing: what fits is looked for once. */
async function pageOfSearch(db: Db, search: Search, skip: number): Promise<FoundPage> {
  const numbers = numbersOfSearch(db, search, await lastNumber(db, 'purchase'))
  const found = await db
    .selectFrom(numbers)
    .select(['found.number', ({ fn }) => fn.countAll<number>().over().as('total')])
    .orderBy('found.number', 'desc')
    .limit(PAGE_ROWS)
    .offset(skip)
    .execute()
  const total = found[0] ? Number(found[0].total) : skip > 0 ? await countNumbers(db, numbers) : 0
  return { numbers: found.map(({ number }) => number), total }
}

async function countNumbers(db: Db, numbers: Numbers): Promise<number> {
  const { count } = await db
    .selectFrom(numbers)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Newest first. Every way to find them walks an index. */
function numbersThatFit(db: Db, { status, needsPerson }: TransactionFilter) {
  return db
    .selectFrom('purchase')
    .select('number')
    .$if(needsPerson, (query) => query.where('needs_person', '=', 1))
    .$if(status !== undefined, (query) =>
      needsPerson ? query.where(hasStatus(status)) : query.where('status', '=', status ?? ''),
    )
    .orderBy('number', 'desc')
}

type Search = TransactionFilter & { search: string }

function numbersOfSearch(db: Db, { search, status, needsPerson }: Search, last: number): Numbers {
  const kept = db
    .selectFrom('purchase')
    .select('number')
    .$if(needsPerson, (query) => query.where(sql<SqlBool>`needs_person + 0 = 1`))
    .$if(status !== undefined, (query) => query.where(hasStatus(status)))
  const name = search.toLowerCase().replaceAll(' ', '_')
  const reference = toReference(search)

  // What is longer than any name is no part of one: nothing is searched for it.
  const searched = name.length > LONGEST_NAME ? 0 : SEARCHED_FOR_PART_OF_NAME
  const byPartOfName = kept
    .where('number', '>', last - searched)
    .where(sql<SqlBool>`username_key like ${`%${escaped(name)}%`} escape '!'`)
  const byName = kept
    .where('username_key', 'in', [name, `be${name}`, `be.${name}`])
    .orderBy('number', 'desc')
    .limit(FOUND_MAX)
  const byReference = kept.where('reference', '=', isReference(reference) ? reference : '')
  const byGateway = kept.where('gateway_reference', '=', search)
  // The log names an order by its id.
  const byId = kept.where('id', '=', search)
  const fitting = byPartOfName
    .union(db.selectFrom(byName.as('named')).select('named.number'))
    .union(byReference)
    .union(byGateway)
    .union(byId)
    .as('fitting')
  return db
    .selectFrom(fitting)
    .select('fitting.number')
    .orderBy('fitting.number', 'desc')
    .limit(FOUND_MAX)
    .as('found')
}

/** Said in a way that no index is used for: another one leads to fewer rows, and the database cannot know. */
function hasStatus(status: PaymentStatus | undefined): Expression<SqlBool> {
  return sql<SqlBool>`status || '' = ${status ?? ''}`
}

/** Taken literally: `_` stands in many names. */
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

/** Its reference, when somebody was waited for; null when nobody was. */
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

/** Counts no further than a screen would show. */
export async function countMarked(db: Db): Promise<number> {
  const marked = db.selectFrom('purchase').select('number').where('needs_person', '=', 1).limit(FOUND_MAX)
  const { count } = await db
    .selectFrom(marked.as('marked'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Orders are numbered as they come, so the last one before tells how many came since. */
export async function countOrdersSince(db: Db, since: Date): Promise<number> {
  const before = await db
    .selectFrom('purchase')
    .select('number')
    .where('created_at', '<', since.toISOString())
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return (await lastNumber(db, 'purchase')) - (before?.number ?? 0)
}

/** What was paid since then and not given back. `revenue` is without the fees, which stay with the gateway. */
export async function sumPaidSince(db: Db, since: Date): Promise<{ paid: number; revenue: number }> {
  const { paid, revenue } = await db
    .selectFrom('purchase')
    .select(({ fn }) => [fn.countAll<number>().as('paid'), fn.sum<number | null>('price').as('revenue')])
    .where('paid_at', '>=', since.toISOString())
    .where(hasStatus('PAID'))
    .executeTakeFirstOrThrow()
  return { paid: Number(paid), revenue: Number(revenue ?? 0) }
}
