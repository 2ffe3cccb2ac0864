// SQL of what needs a person. Each query reads an index, and a bounded number of rows.
import { isReal } from '#server/database/real-orders.ts'
import type { Db } from '#server/database/schema.ts'

type Request = { withTests: boolean; limit: number }

/** Deliveries without a reply or refused, oldest first. */
export async function listOpenDeliveries(db: Db, { withTests, limit }: Request) {
  return db
    .selectFrom('send_action')
    .innerJoin('purchase', 'purchase.id', 'send_action.purchase_id')
    .select(['send_action.id', 'send_action.state', 'send_action.purchase_id', 'send_action.username'])
    .select(['send_action.changed_at', 'send_action.last_reply', 'purchase.product_name'])
    .where('send_action.needs_person', '=', 1)
    .$if(!withTests, (query) => query.where(isReal('send_action.is_test')))
    .orderBy('send_action.number')
    .limit(limit)
    .execute()
}

/** Orders whose payment a person should look at, oldest first, with their last flag. */
export async function listFlagged(db: Db, { withTests, limit }: Request) {
  const orders = await db
    .selectFrom('purchase')
    .select(['id', 'username', 'product_name', 'amount', 'created_at'])
    .where('needs_person', '=', 1)
    .$if(!withTests, (query) => query.where(isReal()))
    .orderBy('number')
    .limit(limit)
    .execute()
  if (orders.length === 0) return []
  const flags = await db
    .selectFrom('purchase_flag')
    .select(['purchase_id', 'flag', 'at'])
    .where(
      'purchase_id',
      'in',
      orders.map(({ id }) => id),
    )
    .orderBy('at')
    .execute()
  const lastFlags = new Map(flags.map((row) => [row.purchase_id, row]))
  return orders.map((order) => ({ ...order, last: lastFlags.get(order.id) ?? null }))
}

/** Paid at the gateway without an order of ours, and not closed by a person; oldest first. */
export async function listUnknownPayments(db: Db, { withTests, limit }: Request) {
  return db
    .selectFrom('unknown_payment')
    .select(['gateway_reference', 'amount', 'first_at'])
    .where('closed_at', 'is', null)
    .where('status', '=', 'PAID')
    .$if(!withTests, (query) => query.where('is_test', '=', 0))
    .orderBy('first_at')
    .limit(limit)
    .execute()
}
