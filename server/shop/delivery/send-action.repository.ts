// SQL of the delivery queue. Every write of a worker is conditional on the lease of its claim.

import { PostgresAdapter, type Selectable, sql } from 'kysely'
import { playerKey } from '#contract/network/player-key.ts'
import { shownUsername } from '#contract/network/username.ts'
import type { AttemptOutcome, Hold, SendActionState } from '#contract/shop/delivery.ts'
import { isHeld, type Purpose } from '#contract/shop/order-delivery.ts'
import type { Db, Schema } from '#server/platform/database/schema.ts'

export type SendActionRow = Selectable<Schema['send_action']>

type NewSendAction = Pick<
  SendActionRow,
  | ('id' | 'order_id' | 'is_test' | 'username' | 'server' | 'wait_online' | 'done_commands')
  | ('resend_of' | 'resend_key')
> & {
  commands: readonly string[]
  at: string
  purpose?: Purpose
  /** It is not sent by itself: a person sends it or closes it. */
  held?: Hold | null
  /** What was found, beside the reason. */
  found?: string | null
  /** Why its commands can not be sent as they are: it has failed, and a resend tries again. */
  refused?: string
}

/** An action without commands left to send is done at once. */
export async function insertSendAction(trx: Db, action: NewSendAction): Promise<void> {
  const { commands, at, held = null, found = null, refused, ...columns } = action
  const isLeft = action.done_commands < commands.length
  const isHeld = isLeft && held !== null
  const isRefused = isLeft && !isHeld && refused !== undefined
  await trx
    .insertInto('send_action')
    .values({
      ...columns,
      player_key: playerKey(action.username),
      commands: JSON.stringify(commands),
      state: isHeld ? 'unknown' : isRefused ? 'failed' : isLeft ? 'queued' : 'done',
      attempts: 0,
      created_at: at,
      changed_at: at,
      success_at: isLeft ? null : at,
      last_reply: isRefused ? refused : found,
      needs_person: isHeld || isRefused ? 1 : 0,
      held: isHeld ? held : null,
    })
    .execute()
}

/** Held before it was ever sent. What is held after a restore may have been sent since the backup. */
export function isUnsent(row: Pick<SendActionRow, 'held' | 'needs_person'>): boolean {
  return isHeld(row) && row.held !== 'restore'
}

/** The fields that a resend, or a corrected name, takes over from the action that it replaces. */
export function inheritedFields({ id, order_id, is_test, server, wait_online }: SendActionRow) {
  return { order_id, is_test, server, wait_online, resend_of: id }
}

/** With the reference of its order, for the log; votes have none. */
export type Claim = Pick<SendActionRow, 'id' | 'lease' | 'order_id'> & { reference?: string | null }

/** By the reference under which order and callback are in the log; a vote has none. */
export const namesOf = ({ id, reference }: Pick<Claim, 'id' | 'reference'>) => ({
  action: id,
  reference: reference ?? undefined,
})

type Changed = 'done_commands' | 'last_reply' | 'changed_at' | 'success_at' | 'needs_person' | 'leased_until'

/** Change of a claimed row. Without `leased_until` the row is released; other omitted fields stay as they are. */
export type Change = Partial<Pick<SendActionRow, Changed>> & { state: SendActionState; addAttempt?: boolean }

/** False when the lease is lost and nothing was changed. */
export async function updateClaimed(db: Db, { id, lease }: Claim, change: Change): Promise<boolean> {
  const { addAttempt, leased_until = null, ...columns } = change
  const { numUpdatedRows } = await db
    .updateTable('send_action')
    .set({
      ...columns,
      leased_until,
      ...(leased_until === null && { lease: null }),
      ...(addAttempt && { attempts: sql<number>`attempts + 1` }),
    })
    .where('id', '=', id)
    .where('lease', '=', lease)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows) === 1
}

/** Rows in `sending` whose lease has expired; with `now` null, all rows in `sending`. */
export async function listInterrupted(db: Db, now: string | null) {
  return db
    .selectFrom('send_action')
    .leftJoin('orders', 'orders.id', 'send_action.order_id')
    .selectAll('send_action')
    .select('orders.reference')
    .where('send_action.state', '=', 'sending')
    .$if(now !== null, (query) => query.where('leased_until', '<=', now))
    .orderBy('send_action.number')
    .execute()
}

/** False when another process was first, or when the worker is alive and has renewed its lease. */
export async function markInterrupted(
  db: Db,
  { id, lease, leased_until }: SendActionRow,
  { reply, at }: { reply: string; at: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('send_action')
    .set({
      state: 'unknown',
      needs_person: 1,
      attempts: sql<number>`attempts + 1`,
      last_reply: reply,
      changed_at: at,
      lease: null,
      leased_until: null,
    })
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .where('lease', '=', lease)
    .where('leased_until', '=', leased_until)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows) === 1
}

/** False when a person has decided meanwhile. */
export async function settleUnknown(
  trx: Db,
  { id, done_commands }: Pick<SendActionRow, 'id' | 'done_commands'>,
  change: Omit<Change, 'leased_until' | 'addAttempt'>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('send_action')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', 'unknown')
    .where('needs_person', '=', 1)
    .where('held', 'is', null)
    .where('done_commands', '=', done_commands)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows) === 1
}

/** Only safe while no other process uses the database. */
export async function dropLeases(db: Db): Promise<void> {
  await db
    .updateTable('send_action')
    .set({ lease: null, leased_until: null })
    .where('state', '=', 'queued')
    .where('lease', 'is not', null)
    .execute()
}

export type NewAttempt = { command: string | null; outcome: AttemptOutcome; reply: string }

/** Appends to the history of an action; `place` counts from one. */
export async function insertAttempt(
  db: Db,
  { actionId, ...attempt }: NewAttempt & { id: string; actionId: string; at: string },
): Promise<void> {
  const { last } = await db
    .selectFrom('send_attempt')
    .select(({ fn }) => fn.max('place').as('last'))
    .where('send_action_id', '=', actionId)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('send_attempt')
    .values({ ...attempt, send_action_id: actionId, place: (last ?? 0) + 1 })
    .execute()
}

export async function lockSendActionsOf(trx: Db, orderId: string): Promise<SendActionRow[]> {
  return trx
    .selectFrom('send_action')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('number')
    .$if(trx.getExecutor().adapter instanceof PostgresAdapter, (query) => query.forUpdate())
    .execute()
}

export async function lockSendAction(trx: Db, id: string): Promise<SendActionRow | null> {
  const row = await trx
    .updateTable('send_action')
    .set({ number: sql<number>`number` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  return row ?? null
}

export async function confirmDone(trx: Db, id: string, at: string): Promise<void> {
  await trx
    .updateTable('send_action')
    .set({ state: 'done', success_at: at, changed_at: at })
    .where('id', '=', id)
    .execute()
}

/** The facts about the order of an action for notices; null when the order is gone. */
export async function findOrderOf(db: Db, actionId: string) {
  const row = await db
    .selectFrom('send_action')
    .innerJoin('orders', 'orders.id', 'send_action.order_id')
    .select(['orders.id', 'orders.reference', 'orders.product_name', 'orders.amount'])
    .select(['orders.is_test', 'orders.product_name_id'])
    .select(['send_action.username', 'send_action.server'])
    .where('send_action.id', '=', actionId)
    .executeTakeFirst()
  if (!row) return null
  const { id, reference, product_name: product, amount, username, server } = row
  const product_indonesian = row.product_name_id || undefined
  const order = { id, reference, product, product_indonesian, amount, player: shownUsername(username) }
  return { order: { ...order, is_test: row.is_test === 1 }, server }
}
