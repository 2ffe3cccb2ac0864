import { BEDROCK_MARK, USERNAME_MAX_LENGTH } from '#contract/network/username.ts'
import type { SendActionState } from '#contract/shop/delivery.ts'
import { isReference, toReference } from '#contract/shop/reference.ts'
import type { TestFilter } from '#contract/shop/test-data.ts'
import { countFound, type ListSource } from '#server/platform/database/list-page.ts'
import { onlyProduct } from '#server/platform/database/order-items.ts'
import { isReal } from '#server/platform/database/real-orders.ts'
import type { Db, Schema } from '#server/platform/database/schema.ts'
import { keysOfTyped } from '#server/platform/database/search-terms.ts'
import type { SendActionRow } from './send-action.repository.ts'

export type Filter = {
  state?: SendActionState
  needsPerson: boolean
  deliveredSince?: Date
  test: TestFilter
}

/** With the product of its order; an order that is gone, or a vote, has none. */
export type ListedSendAction = SendActionRow & {
  product_id: string | null
  product_name: string | null
  product_name_id: string | null
}

/** Limits what a filter reads: without it a common state would read the whole table. */
export const FOUND_MAX = 10_000
/** Limits a search, whose numbers are all read for each page. */
const SEARCH_MAX = 2_000
/** If a prefix matches too many names, only this many of the newest deliveries are searched. */
const SEARCHED_FOR_NAME = 10_000

/** Sorts after every character that a name can have. */
const LAST_CHARACTER = '\uffff'

function listed(db: Db) {
  return db
    .selectFrom('send_action')
    .leftJoin('orders', 'orders.id', 'send_action.order_id')
    .selectAll('send_action')
    .select([onlyProduct, 'orders.product_name', 'orders.product_name_id'])
}

export async function listSendActions(db: Db, numbers: readonly number[]): Promise<ListedSendAction[]> {
  if (numbers.length === 0) return []
  return listed(db).where('send_action.number', 'in', numbers).orderBy('send_action.number', 'desc').execute()
}

const LONGEST_NAME = BEDROCK_MARK.length + USERNAME_MAX_LENGTH

const STORED_AS: Readonly<Record<string, string>> = { cancelled: 'failed', held: 'unknown' }

/** Without the search. */
export function filtered(db: Db, { state, needsPerson, deliveredSince, test }: Filter) {
  return db
    .selectFrom('send_action')
    .select('number')
    .$if(test === 'hidden', (query) => query.where(isReal()))
    .$if(test === 'only', (query) => query.where('is_test', '=', 1))
    .$if(needsPerson, (query) => query.where('needs_person', '=', 1))
    .$if(state !== undefined, (query) => query.where('state', '=', STORED_AS[state ?? ''] ?? state ?? ''))
    .$if(state === 'held', (query) => query.where('needs_person', '=', 1).where('held', 'is not', null))
    .$if(state === 'unknown', (query) =>
      query.where(({ or, eb }) => or([eb('held', 'is', null), eb('needs_person', '=', 0)])),
    )
    .$if(state === 'cancelled', (query) => query.where('cancelled_at', 'is not', null))
    .$if(state === 'failed', (query) => query.where('cancelled_at', 'is', null))
    .$if(deliveredSince !== undefined, (query) =>
      query.where('success_at', '>=', deliveredSince?.toISOString() ?? ''),
    )
}

export function filteredSendActions(db: Db, filter: Filter): ListSource {
  const numbers = filtered(db, filter)
  return { numbers: () => numbers, count: () => countFound(db, numbers.limit(FOUND_MAX)) }
}

/** Numbers of what a search finds, newest first. */
export async function searchSendActions(db: Db, filter: Filter & { search: string }): Promise<number[]> {
  const { search } = filter
  const query = filtered(db, filter)
  const searches = search.length <= LONGEST_NAME ? await byName(db, query, search) : byCode(db, query, search)
  const lists = await Promise.all(searches.map((numbers) => numbers.limit(SEARCH_MAX).execute()))
  const found = new Set(lists.flat().map(({ number }) => number))
  return [...found].sort((one, other) => other - one)
}

type Numbers = ReturnType<typeof filtered>

/** Among the newest, and among all by the index, which does not know the newest of them. */
async function byName(db: Db, query: Numbers, typed: string): Promise<Numbers[]> {
  const newest = await db
    .selectFrom('send_action')
    .select(({ fn }) => fn.max<number | null>('number').as('number'))
    .executeTakeFirst()
  const recent = (newest?.number ?? 0) - SEARCHED_FOR_NAME
  return keysOfTyped(typed).flatMap((start) => {
    const begins = query.where(
      ({ fn, val }) => fn<string>('substr', ['player_key', val(1), val(start.length)]),
      '=',
      start,
    )
    return [
      begins.where('number', '>', recent).orderBy('number', 'desc'),
      // The prefix is compared as well, because collations sort differently.
      begins.where('player_key', '>=', start).where('player_key', '<', start + LAST_CHARACTER),
    ]
  })
}

function byCode(db: Db, query: Numbers, search: string): Numbers[] {
  const reference = toReference(search)
  const ofReference = db.selectFrom('orders').select('orders.id').where('reference', '=', reference)
  return [
    query.where('id', '=', search),
    query.where('order_id', '=', search),
    ...(isReference(reference) ? [query.where('order_id', 'in', ofReference)] : []),
  ]
}

export async function findSendAction(db: Db, id: string): Promise<ListedSendAction | null> {
  return (await listed(db).where('send_action.id', '=', id).executeTakeFirst()) ?? null
}

export async function getSendAction(db: Db, id: string): Promise<ListedSendAction> {
  return listed(db).where('send_action.id', '=', id).executeTakeFirstOrThrow()
}

export async function findByResendKey(db: Db, key: string): Promise<ListedSendAction | null> {
  return (await listed(db).where('resend_key', '=', key).executeTakeFirst()) ?? null
}

export async function listOfOrder(db: Db, orderId: string): Promise<ListedSendAction[]> {
  return listed(db).where('order_id', '=', orderId).orderBy('send_action.number').execute()
}

export async function listAttempts(db: Db, actionIds: readonly string[]): Promise<Schema['send_attempt'][]> {
  if (actionIds.length === 0) return []
  return db
    .selectFrom('send_attempt')
    .selectAll()
    .where('send_action_id', 'in', actionIds)
    .orderBy('place')
    .execute()
}

export async function findOrderStatus(db: Db, orderId: string): Promise<string | null> {
  const row = await db.selectFrom('orders').select('status').where('id', '=', orderId).executeTakeFirst()
  return row?.status ?? null
}

/** Failed deliveries that anybody of the team may send again. */
function retryable(db: Db, withTests: boolean) {
  return db
    .selectFrom('send_action')
    .where('needs_person', '=', 1)
    .where('state', '=', 'failed')
    .where('purpose', '<>', 'refund')
    .where('held', 'is', null)
    .$if(!withTests, (query) => query.where(isReal()))
}

export async function listRetryable(db: Db, withTests: boolean, limit: number): Promise<string[]> {
  const rows = await retryable(db, withTests).select('id').orderBy('number').limit(limit).execute()
  return rows.map(({ id }) => id)
}

export function countRetryable(db: Db, withTests: boolean): Promise<number> {
  return countFound(db, retryable(db, withTests).select('number'))
}

export type Standing = Awaited<ReturnType<typeof listStandings>>[number]

export function listStandings(db: Db, orderId: string) {
  return db
    .selectFrom('send_action')
    .select(['id', 'order_id', 'resend_of', 'purpose', 'server', 'wait_online', 'state', 'attempts'])
    .select(['created_at', 'changed_at', 'success_at', 'needs_person', 'held'])
    .where('order_id', '=', orderId)
    .orderBy('number')
    .execute()
}
