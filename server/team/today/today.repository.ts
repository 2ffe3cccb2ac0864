// SQL of the figures of a day and of the last orders.
import { sql } from 'kysely'
import { hasHeld } from '#server/platform/database/held-deliveries.ts'
import { countFound } from '#server/platform/database/list-page.ts'
import { onlyProduct } from '#server/platform/database/order-items.ts'
import { isReal } from '#server/platform/database/real-orders.ts'
import type { Db } from '#server/platform/database/schema.ts'

export type DaySum = { day: string; revenue: number; orders: number; paid: number }

export async function listDays(db: Db, since: string, withTests: boolean): Promise<DaySum[]> {
  return db
    .selectFrom('day_sum')
    .select(({ fn }) => [
      'day',
      fn.sum<number>('price').as('revenue'),
      fn.sum<number>('placed').as('orders'),
      fn.sum<number>('paid').as('paid'),
    ])
    .where('day', '>=', since)
    .$if(!withTests, (query) => query.where('is_test', '=', 0))
    .groupBy('day')
    .orderBy('day')
    .execute()
}

type Span = { since: Date; until?: Date; withTests: boolean }

/** Bought in this time and still paid; the index of the payment time finds them. */
function bought(db: Db, { since, until, withTests }: Span) {
  return db
    .selectFrom('orders')
    .where('paid_at', '>=', since.toISOString())
    .$if(until !== undefined, (query) => query.where('paid_at', '<', until?.toISOString() ?? ''))
    .where(sql<boolean>`status || '' = 'PAID'`)
    .where('given_by', 'is', null)
    .$if(!withTests, (query) => query.where(isReal()))
}

export async function sumPrices(db: Db, span: Span): Promise<number> {
  const { sum } = await bought(db, span)
    .select(({ fn }) => fn.sum<number | null>('price').as('sum'))
    .executeTakeFirstOrThrow()
  return sum ?? 0
}

export async function countDelivered(db: Db, span: Span): Promise<number> {
  const delivered = bought(db, span).where(sql<boolean>`delivery || '' = 'delivered'`)
  return countFound(db, delivered.select('number'))
}

export async function listLastOrders(db: Db, { withTests, limit }: { withTests: boolean; limit: number }) {
  return db
    .selectFrom('orders')
    .select(['id', 'username', 'amount', 'status', 'delivery', 'needs_person', 'created_at', 'is_test'])
    .select(['product_name', 'product_name_id'])
    .$if(!withTests, (query) => query.where('is_test', '=', 0))
    .orderBy('number', 'desc')
    .limit(limit)
    .execute()
}

type Request = { withTests: boolean; limit: number }

/** Deliveries without a reply, refused or held. */
function openDeliveries(db: Db, withTests: boolean) {
  return db
    .selectFrom('send_action')
    .where('send_action.needs_person', '=', 1)
    .$if(!withTests, (query) => query.where(isReal('send_action.is_test')))
}

/** Where a delivery is held, the delivery is what waits. */
function flaggedOrders(db: Db, withTests: boolean) {
  return db
    .selectFrom('orders')
    .where('needs_person', '=', 1)
    .where(({ not }) => not(hasHeld))
    .$if(!withTests, (query) => query.where(isReal()))
}

/** Paid at the gateway without an order of ours, and not closed by a person. */
function unknownPayments(db: Db, withTests: boolean) {
  return db
    .selectFrom('unknown_payment')
    .where('closed_at', 'is', null)
    .where('status', '=', 'PAID')
    .$if(!withTests, (query) => query.where('is_test', '=', 0))
}

export async function listOpenDeliveries(db: Db, { withTests, limit }: Request) {
  return openDeliveries(db, withTests)
    .leftJoin('orders', 'orders.id', 'send_action.order_id')
    .select(['send_action.id', 'send_action.state', 'send_action.order_id', 'send_action.username'])
    .select(['send_action.changed_at', 'send_action.last_reply', 'send_action.purpose', 'send_action.held'])
    .select(['orders.product_name', 'orders.product_name_id', onlyProduct])
    .orderBy('send_action.number')
    .limit(limit)
    .execute()
}

/** Orders whose payment a person should look at, oldest first, with their last flag. */
export async function listFlagged(db: Db, { withTests, limit }: Request) {
  const orders = await flaggedOrders(db, withTests)
    .select([
      'id',
      'username',
      'product_name',
      'product_name_id',
      'amount',
      'created_at',
      'status',
      'delivery',
    ])
    .orderBy('number')
    .limit(limit)
    .execute()
  const ids = orders.map(({ id }) => id)
  if (ids.length === 0) return []
  const flags = await db
    .selectFrom('order_flag')
    .select(['order_id', 'flag', 'at'])
    .where('order_id', 'in', ids)
    .orderBy('at')
    .execute()
  const lastFlags = new Map(flags.map((row) => [row.order_id, row]))
  return orders.map((order) => ({ ...order, last: lastFlags.get(order.id) ?? null }))
}

export async function listUnknownPayments(db: Db, { withTests, limit }: Request) {
  return unknownPayments(db, withTests)
    .select(['gateway_reference', 'amount', 'first_at'])
    .orderBy('first_at')
    .limit(limit)
    .execute()
}

export async function countOpen(db: Db, { withTests, limit }: Request) {
  const one = sql<number>`1`.as('one')
  const [deliveries, flagged, unknown] = await Promise.all([
    countFound(db, openDeliveries(db, withTests).select(one).limit(limit)),
    countFound(db, flaggedOrders(db, withTests).select(one).limit(limit)),
    countFound(db, unknownPayments(db, withTests).select(one).limit(limit)),
  ])
  return { deliveries, flagged, unknown }
}

/** As many entries as a week has in a busy shop; without an index on the time, older ones are not read. */
const AUDIT_READ = 2_000
const NEW_ACCESS_MAX = 3

/** Passkeys and owners that somebody else added since then, the newest first. */
export function listNewAccess(db: Db, { since, except }: { since: Date; except: string }) {
  const recent = db.selectFrom('audit_entry').selectAll().orderBy('number', 'desc').limit(AUDIT_READ)
  return db
    .selectFrom(recent.as('entry'))
    .select(['action', 'admin', 'subject', 'at'])
    .where('at', '>=', since.toISOString())
    .where('admin', '!=', except)
    .where(({ and, eb, or }) =>
      or([
        eb('action', '=', 'passkey_added'),
        and([
          eb('action', 'in', ['admin_added', 'admin_joined', 'role_changed']),
          eb('after', 'like', '%"owner"%'),
        ]),
      ]),
    )
    .orderBy('number', 'desc')
    .limit(NEW_ACCESS_MAX)
    .execute()
}
