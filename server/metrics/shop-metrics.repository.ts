import { sql } from 'kysely'
import type { Db } from '#server/database/schema.ts'

export type Counts = Record<string, number>

/** Reads a whole index: the caller caches the result. */
export async function countOrders(db: Db): Promise<Counts> {
  const rows = await db
    .selectFrom('purchase')
    .select(({ fn }) => ['status as name', fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute()
  return toCounts(rows)
}

export async function countDeliveries(db: Db): Promise<Counts> {
  const rows = await db
    .selectFrom('send_action')
    .select(({ fn }) => ['state as name', fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute()
  return toCounts(rows)
}

export async function countForPerson(db: Db): Promise<Counts> {
  const count = sql<number>`count(*)`.as('count')
  const [orders, deliveries] = await Promise.all([
    db.selectFrom('purchase').select(count).where('needs_person', '=', 1).executeTakeFirstOrThrow(),
    db.selectFrom('send_action').select(count).where('needs_person', '=', 1).executeTakeFirstOrThrow(),
  ])
  return { orders: Number(orders.count), deliveries: Number(deliveries.count) }
}

export type Queue = { waiting: number; oldestAt: string | null }

export async function readQueue(db: Db): Promise<Queue> {
  const { waiting, oldest } = await db
    .selectFrom('send_action')
    .select(({ fn }) => [fn.countAll<number>().as('waiting'), fn.min('created_at').as('oldest')])
    .where('state', 'in', ['queued', 'sending'])
    .executeTakeFirstOrThrow()
  return { waiting: Number(waiting), oldestAt: oldest }
}

function toCounts(rows: readonly { name: string; count: number }[]): Counts {
  return Object.fromEntries(rows.map(({ name, count }) => [name, Number(count)]))
}
