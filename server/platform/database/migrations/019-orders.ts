// Orders as staff work with them: events, cancelled send actions, the delivery of each order, and indexes of the list.
import { type Kysely, PostgresAdapter, sql } from 'kysely'
import { type DeliveryPart, orderDelivery } from '#contract/shop/order-delivery.ts'

export const additive = true

const ORDERS_AT_ONCE = 1_000
/** A reference has seven groups of four characters; its own index finds the first one. */
const GROUPS_AFTER_FIRST = [2, 3, 4, 5, 6, 7]

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('purchase_event')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('purchase_id', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('admin', 'text')
    .addColumn('detail', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('purchase_event_purchase')
    .on('purchase_event')
    .columns(['purchase_id', 'at'])
    .execute()
  await db.schema.alterTable('send_action').addColumn('cancelled_at', 'text').execute()
  await storeDeliveries(db)
  for (const column of ['product_id', 'method', 'delivery']) {
    await db.schema.createIndex(`purchase_${column}`).on('purchase').columns([column, 'number']).execute()
  }
  await db.schema.createIndex('purchase_created').ifNotExists().on('purchase').column('created_at').execute()
  // By character on PostgreSQL, because its collation may ignore dashes.
  const byCharacter = db.getExecutor().adapter instanceof PostgresAdapter ? sql` text_pattern_ops` : sql``
  for (const group of GROUPS_AFTER_FIRST) {
    const from = (group - 1) * 5 + 1
    await sql`
      create index ${sql.ref(`purchase_reference_${group}`)}
      on purchase (substr(reference, ${sql.lit(from)}, 9)${byCharacter})
    `.execute(db)
  }
}

type Action = DeliveryPart & { purchase_id: string }

async function storeDeliveries(db: Kysely<unknown>): Promise<void> {
  for (let after = ''; ; ) {
    const { rows: orders } = await sql<{ id: string }>`
      select id from purchase where id > ${after} order by id limit ${ORDERS_AT_ONCE}
    `.execute(db)
    const last = orders.at(-1)
    if (!last) return
    const { rows: actions } = await sql<Action>`
      select id, purchase_id, resend_of, purpose, state, wait_online, needs_person, cancelled_at from send_action
      where purchase_id in (${sql.join(orders.map(({ id }) => id))}) order by number
    `.execute(db)
    const ofOrders = Map.groupBy(actions, ({ purchase_id }) => purchase_id)
    const byState = Map.groupBy(ofOrders.keys(), (id) => orderDelivery(ofOrders.get(id) ?? []))
    for (const [state, ids] of byState) {
      await sql`update purchase set delivery = ${state} where id in (${sql.join(ids)})`.execute(db)
    }
    after = last.id
  }
}
