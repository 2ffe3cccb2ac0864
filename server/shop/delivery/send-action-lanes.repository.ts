// SQL of the lanes of the pipeline: what waits, what needs a person, what was delivered.
import type { SendActionState } from '#contract/shop/delivery.ts'
import { countFound } from '#server/platform/database/list-page.ts'
import { isReal } from '#server/platform/database/real-orders.ts'
import type { Db } from '#server/platform/database/schema.ts'
import {
  type Filter,
  FOUND_MAX,
  filtered,
  type ListedSendAction,
  listSendActions,
} from './send-action-list.repository.ts'

export async function listOldest(db: Db, filter: Filter, limit: number): Promise<ListedSendAction[]> {
  const rows = await filtered(db, filter).orderBy('number').limit(limit).execute()
  const numbers = rows.map(({ number }) => number)
  return (await listSendActions(db, numbers)).reverse()
}

/** Numbers of what was delivered since a moment, newest first; read by that moment, because few rows fit. */
export async function listDelivered(db: Db, filter: Filter): Promise<number[]> {
  const rows = await filtered(db, filter).limit(FOUND_MAX).execute()
  return rows.map(({ number }) => number).sort((one, other) => other - one)
}

export function countDelivered(db: Db, since: Date, withTests: boolean) {
  return db
    .selectFrom('send_action')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.max<string | null>('success_at').as('last_at'),
    ])
    .where('success_at', '>=', since.toISOString())
    .$if(!withTests, (query) => query.where(isReal()))
    .executeTakeFirstOrThrow()
}

export async function countByState(db: Db, withTests: boolean) {
  const count = (state: SendActionState) =>
    countFound(db, filtered(db, { state, needsPerson: true, test: withTests ? 'shown' : 'hidden' }))
  const [unknown, failed, held] = await Promise.all([count('unknown'), count('failed'), count('held')])
  return { unknown, failed, held }
}

export type QueuedCount = { server: string | null; wait_online: number; count: number }

export async function countQueued(db: Db, withTests: boolean): Promise<QueuedCount[]> {
  return db
    .selectFrom('send_action')
    .select(({ fn }) => ['server', 'wait_online', fn.countAll<number>().as('count')])
    .where('state', '=', 'queued')
    .$if(!withTests, (query) => query.where(isReal()))
    .groupBy(['server', 'wait_online'])
    .execute()
}
