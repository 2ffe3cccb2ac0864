// Which orders a list, a sum or an export takes. Every filter has an index that holds the numbers of orders in order; one
// index is used and the other conditions are checked on its rows.
import { type Expression, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import type { GatewayId } from '#contract/settings/gateways.ts'
import type { PaymentMethod } from '#contract/settings/payment-methods.ts'
import type { OrderDelivery } from '#contract/shop/order-delivery.ts'
import type { PaymentStatus } from '#contract/shop/payment.ts'
import type { TestFilter } from '#contract/shop/test-data.ts'
import { DELIVERED_UNPAID, findNewestOrder, isReal } from '#server/platform/database/real-orders.ts'
import type { Db, Schema } from '#server/platform/database/schema.ts'

export type OrderFilter = {
  search?: string
  status?: PaymentStatus
  needsPerson?: boolean
  test: TestFilter
  /** Placed in this span; `until` is not part of it. */
  from?: Date
  until?: Date
  method?: PaymentMethod
  gateway?: GatewayId
  /** Id of the product, also of one that is gone. */
  product?: string
  delivery?: OrderDelivery
  /** Sent something to this game server. */
  server?: { id: string; isFirst: boolean }
  ids?: readonly string[]
}

/** Numbers of orders, without an order. */
export type Numbers = SelectQueryBuilder<Schema, 'orders', { number: number }>

/** No index shows which orders sent something to a server: so many of the newest ones are checked. */
const SEARCHED_FOR_SERVER = 4_000
/** Numbers follow the time of creation; processes that insert at the same moment may swap a few. */
const SWAPPED = 200

const UNPAID: readonly (PaymentStatus | undefined)[] = ['UNPAID', 'EXPIRED', 'FAILED']

/** The column with the fewest orders for its value comes first. */
type Indexed = {
  column: 'needs_person' | 'is_test' | 'delivery' | 'status' | 'product_id' | 'method' | 'gateway'
  value: string | number
}

export function isFilteredOrder({ test: _, ...filter }: OrderFilter): boolean {
  return Object.values(filter).some((value) => value !== undefined && value !== false)
}

/** Several queries, each of other orders, where one index does not find all of them. With everything but the search. */
export async function filteredNumbers(db: Db, filter: OrderFilter): Promise<[Numbers, ...Numbers[]]> {
  const numbers = await orderNumbers(db, filter)
  const { product, ...others } = filter
  if (product === undefined) return [numbers]
  // An order names the product of its first line; those of the others are few.
  const byOtherLine = db
    .selectFrom('order_item')
    .select('order_item.number')
    .where('order_item.product_id', '=', product)
    .where('order_item.position', '>', 0)
  return [numbers, (await orderNumbers(db, others, true)).where('orders.number', 'in', byOtherLine)]
}

/** `withoutIndex`: another condition of the caller finds fewer orders. Otherwise a product is that of the first line. */
export async function orderNumbers(db: Db, filter: OrderFilter, withoutIndex = false): Promise<Numbers> {
  const conditions = indexedConditions(filter)
  const isUnpaid = !withoutIndex && filter.delivery !== undefined && UNPAID.includes(filter.status)
  const found = withoutIndex || isUnpaid ? [] : byOneIndex(conditions)
  const checked = conditions.filter((condition) => !found.includes(condition))
  const span = await numberSpan(db, filter)
  return db
    .selectFrom('orders')
    .select('number')
    .$if(isUnpaid, (query) => query.where(DELIVERED_UNPAID))
    .where(({ and, eb }) => and(found.map(({ column, value }) => eb(column, '=', value))))
    .where(({ and }) => and(checked.map((one) => (withoutIndex ? inAnyLine(one) : withoutItsIndex(one)))))
    .$if(filter.test === 'hidden', (query) => query.where(isReal()))
    .$if(span !== null, (query) => query.where(isInSpan(span, filter)))
    .$if(filter.server !== undefined, (query) => query.where(sentTo(filter.server)))
    .$if(filter.ids !== undefined, (query) => query.where('id', 'in', filter.ids ?? []))
}

function indexedConditions(filter: OrderFilter): Indexed[] {
  const { needsPerson, test, delivery, status, product, method, gateway } = filter
  const isCommonDelivery = delivery === 'delivered'
  const isCommonStatus = status === 'PAID'
  const conditions = [
    ['needs_person', needsPerson && 1],
    ['is_test', test === 'only' && 1],
    ['delivery', !isCommonDelivery && delivery],
    ['status', !isCommonStatus && status],
    ['product_id', product],
    ['method', method],
    ['gateway', gateway],
    ['delivery', isCommonDelivery && delivery],
    ['status', isCommonStatus && status],
  ] as const
  return conditions.flatMap(([column, value]) => (value ? [{ column, value }] : []))
}

/** Two common values may have no order together, so these columns have an index in pairs. */
const PAIRS: readonly (readonly Indexed['column'][])[] = [
  ['status', 'product_id'],
  ['status', 'method'],
  ['product_id', 'method'],
]

function byOneIndex(conditions: readonly Indexed[]): Indexed[] {
  const [first] = conditions
  if (!first) return []
  const isRare = !PAIRS.some((pair) => pair.includes(first.column))
  if (isRare) return [first]
  const pairs = PAIRS.map((pair) => conditions.filter(({ column }) => pair.includes(column)))
  return pairs.find((pair) => pair.length === 2) ?? [first]
}

/** Written so that no index is used: the planner cannot know which of them finds fewer orders. */
function withoutItsIndex({ column, value }: Indexed): Expression<SqlBool> {
  const field = sql.ref(`orders.${column}`)
  return typeof value === 'number'
    ? sql<SqlBool>`${field} + 0 = ${value}`
    : sql<SqlBool>`${field} || '' = ${value}`
}

function inAnyLine(condition: Indexed): Expression<SqlBool> {
  const isFirst = withoutItsIndex(condition)
  if (condition.column !== 'product_id') return isFirst
  return sql<SqlBool>`(${isFirst} or exists (
    select 1 from order_item
    where order_item.number = orders.number and order_item.product_id = ${condition.value}
  ))`
}

type Span = { after: number; before: number }

/** The numbers that orders of the span have, and a few more. */
async function numberSpan(db: Db, { from, until, server }: OrderFilter): Promise<Span | null> {
  if (!from && !until && !server) return null
  const end = until ? await findNumber(db, 'last', until) : await findNewestOrder(db)
  const before = end + SWAPPED
  const first = from ? (await findNumber(db, 'first', from)) - SWAPPED : 0
  const after = server ? Math.max(first, end - SEARCHED_FOR_SERVER) : first
  return { after, before }
}

/** The first order since the moment, or the last one before it; beyond all numbers where there is none. */
async function findNumber(db: Db, which: 'first' | 'last', moment: Date): Promise<number> {
  const isFirst = which === 'first'
  const row = await db
    .selectFrom('orders')
    .select('number')
    .where('created_at', isFirst ? '>=' : '<', moment.toISOString())
    .orderBy('created_at', isFirst ? 'asc' : 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? row.number : isFirst ? Number.MAX_SAFE_INTEGER : 0
}

function isInSpan(span: Span | null, { from, until }: OrderFilter): Expression<SqlBool> {
  const { after, before } = span ?? { after: 0, before: 0 }
  const created = sql`${sql.ref('orders.created_at')} || ''`
  const conditions = [
    sql<SqlBool>`number > ${after}`,
    sql<SqlBool>`number < ${before}`,
    ...(from ? [sql<SqlBool>`${created} >= ${from.toISOString()}`] : []),
    ...(until ? [sql<SqlBool>`${created} < ${until.toISOString()}`] : []),
  ]
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`
}

function sentTo(server: OrderFilter['server']): Expression<SqlBool> {
  const orFirst = server?.isFirst ? sql` or send_action.server is null` : sql``
  return sql<SqlBool>`exists (
    select 1 from send_action
    where send_action.order_id = orders.id and (send_action.server = ${server?.id ?? ''}${orFirst})
  )`
}
