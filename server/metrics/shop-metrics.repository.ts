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

/** What is not sent yet; `isAwaiting`: it leaves when the player is online. */
export type QueuePart = { server: string | null; isAwaiting: boolean; waiting: number; oldestAt: string }

export async function readQueues(db: Db): Promise<QueuePart[]> {
  const rows = await db
    .selectFrom('send_action')
    .select(({ fn }) => [
      'server',
      'wait_online',
      fn.countAll<number>().as('waiting'),
      fn.min('created_at').as('oldest'),
    ])
    .where('state', 'in', ['queued', 'sending'])
    .groupBy(['server', 'wait_online'])
    .execute()
  return rows.map(({ server, wait_online, waiting, oldest }) => ({
    server,
    isAwaiting: wait_online === 1,
    waiting: Number(waiting),
    oldestAt: oldest,
  }))
}

function toCounts(rows: readonly { name: string; count: number }[]): Counts {
  return Object.fromEntries(rows.map(({ name, count }) => [name, Number(count)]))
}
