// SQL of the outbox: events and their deliveries.
import { type Selectable, sql } from 'kysely'
import type { Db, Schema } from '#server/platform/database/schema.ts'

export type DeliveryRow = Selectable<Schema['notice_delivery']>
export type EventRow = Selectable<Schema['notice']>

type NewDelivery = Pick<DeliveryRow, 'id' | 'channel' | 'kind' | 'topic' | 'due_at'> & Partial<DeliveryRow>

/** In the caller's transaction. Does nothing when an event with this key was stored before. */
export async function insertNotice(trx: Db, event: EventRow, deliveries: readonly NewDelivery[]) {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('notice')
    .values(event)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirstOrThrow()
  if (!numInsertedOrUpdatedRows) return
  await trx
    .insertInto('notice_delivery')
    .values(
      deliveries.map((delivery) => ({
        notice_id: event.id,
        message_id: null,
        state: 'waiting',
        tries: 0,
        reason: null,
        reply: null,
        ms: null,
        created_at: event.at,
        changed_at: event.at,
        ...delivery,
      })),
    )
    .execute()
}

export async function findDue(db: Db, channel: string, now: string): Promise<DeliveryRow | null> {
  const row = await db
    .selectFrom('notice_delivery')
    .selectAll()
    .where('state', '=', 'waiting')
    .where('channel', '=', channel)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

type Folding = { messageId: string; now: string; limit: number; evenLater: boolean }

/** Gives the message id to what can be sent together with the first. The caller holds the lease of the channel. */
export async function foldInto(db: Db, first: DeliveryRow, folding: Folding): Promise<void> {
  const { messageId, now, limit, evenLater } = folding
  const together = db
    .selectFrom('notice_delivery')
    .select('id')
    .where('state', '=', 'waiting')
    .where('channel', '=', first.channel)
    .where('topic', '=', first.topic)
    .where('message_id', 'is', null)
    .$if(!evenLater, (query) => query.where('due_at', '<=', now))
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
  await db
    .updateTable('notice_delivery')
    .set({ message_id: messageId })
    .where('message_id', 'is', null)
    .where(({ or, eb }) => or([eb('id', '=', first.id), ...(limit > 1 ? [eb('id', 'in', together)] : [])]))
    .execute()
}

export async function listMessage(db: Db, messageId: string) {
  return db
    .selectFrom('notice_delivery as delivery')
    .innerJoin('notice', 'notice.id', 'delivery.notice_id')
    .select(['notice.type', 'notice.data', 'notice.at', 'delivery.tries', 'delivery.created_at'])
    .where('delivery.message_id', '=', messageId)
    .where('delivery.state', '=', 'waiting')
    .orderBy('delivery.created_at')
    .orderBy('delivery.id')
    .execute()
}

type MessageChange = Partial<Pick<DeliveryRow, 'state' | 'due_at' | 'reason' | 'reply' | 'ms'>> & {
  changed_at: string
  addTry: boolean
}

export async function updateMessage(trx: Db, messageId: string, change: MessageChange): Promise<void> {
  const { addTry, ...fields } = change
  await trx
    .updateTable('notice_delivery')
    .set({ ...fields, tries: addTry ? sql<number>`tries + 1` : undefined })
    .where('message_id', '=', messageId)
    .where('state', '=', 'waiting')
    .execute()
}

export async function retryChannelNow(trx: Db, channel: string, now: string): Promise<void> {
  await trx
    .updateTable('notice_delivery')
    .set({ due_at: now })
    .where('state', '=', 'waiting')
    .where('channel', '=', channel)
    .where('due_at', '>', now)
    // A gathered event has not been tried yet.
    .where('message_id', 'is not', null)
    .execute()
}

type Failing = { except: readonly string[]; at: string; createdBefore: string }

/** Gives up what waits for channels other than these. */
export async function failWaiting(db: Db, { except, at, createdBefore }: Failing): Promise<void> {
  await db
    .updateTable('notice_delivery')
    .set({
      state: 'failed',
      reason: 'no_channel',
      message_id: sql<string>`coalesce(message_id, 'msg_' || id)`,
      changed_at: at,
    })
    .where('state', '=', 'waiting')
    .where('created_at', '<=', createdBefore)
    .$if(except.length > 0, (query) => query.where('channel', 'not in', [...except]))
    .execute()
}

/** The newest messages: rows of one message stand together. */
export async function listDeliveries(db: Db, limit: number) {
  return db
    .selectFrom('notice_delivery as delivery')
    .innerJoin('notice', 'notice.id', 'delivery.notice_id')
    .selectAll('delivery')
    .select(['notice.type', 'notice.data', 'notice.at'])
    .orderBy('delivery.created_at', 'desc')
    .orderBy('delivery.id', 'desc')
    .limit(limit)
    .execute()
}

/** Tried again now, with all its tries. Returns the channel; null when there is nothing to try. */
export async function retryMessage(trx: Db, messageId: string, now: string): Promise<string | null> {
  const rows = await trx
    .updateTable('notice_delivery')
    .set({
      // A failed message starts over, also its 24 hours.
      tries: sql<number>`case when state = 'failed' then 0 else tries end`,
      created_at: sql<string>`case when state = 'failed' then ${now} else created_at end`,
      state: 'waiting',
      due_at: now,
      changed_at: now,
    })
    .where('message_id', '=', messageId)
    .where('state', 'in', ['failed', 'waiting'])
    .where('topic', '!=', 'test')
    .returning('channel')
    .execute()
  return rows[0]?.channel ?? null
}

export async function deleteOldNotices(db: Db, before: string, limit: number): Promise<number> {
  const old = await db
    .selectFrom('notice')
    .select('id')
    .where('at', '<', before)
    .orderBy('at')
    .limit(limit)
    .execute()
  if (old.length === 0) return 0
  const ids = old.map(({ id }) => id)
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('notice_delivery').where('notice_id', 'in', ids).execute()
    await trx.deleteFrom('notice').where('id', 'in', ids).execute()
  })
  return ids.length
}

export type StateCount = { channel: string; state: string; count: number; oldest: string }

/** Undelivered notices by channel. The person who sent a test has seen that it failed. */
export async function countUndelivered(db: Db): Promise<StateCount[]> {
  return db
    .selectFrom('notice_delivery')
    .select(({ fn }) => [
      'channel',
      'state',
      fn.countAll<number>().as('count'),
      fn.min('created_at').as('oldest'),
    ])
    .where('state', 'in', ['waiting', 'failed'])
    .where('topic', '!=', 'test')
    .groupBy(['channel', 'state'])
    .execute()
}
