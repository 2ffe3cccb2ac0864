// The queue of what is owed. A lease says which worker holds a row; every write of a worker asks for its own lease.
import { sql } from 'kysely'
import type { AttemptOutcome, SendActionState } from '#contract/delivery.ts'
import { nextNumber } from '#server/database/next-number.ts'
import type { Db, Schema } from '#server/database/schema.ts'

export type SendActionRow = Schema['send_action']

export type NewSendAction = {
  id: string
  purchaseId: string
  username: string
  commands: readonly string[]
  doneCommands: number
  at: string
  resendOf: string | null
  resendKey: string | null
}

/** Call it in the transaction that makes it owed. With nothing to send it is done at once. */
export async function insertSendAction(trx: Db, action: NewSendAction): Promise<void> {
  const { id, purchaseId, username, commands, doneCommands, at, resendOf, resendKey } = action
  const owed = doneCommands < commands.length
  await trx
    .insertInto('send_action')
    .values({
      id,
      number: await nextNumber(trx, 'send_action'),
      purchase_id: purchaseId,
      username,
      username_key: username.toLowerCase(),
      commands: JSON.stringify(commands),
      done_commands: doneCommands,
      state: owed ? 'queued' : 'done',
      attempts: 0,
      next_try_at: owed ? at : null,
      created_at: at,
      changed_at: at,
      success_at: owed ? null : at,
      resend_of: resendOf,
      resend_key: resendKey,
      needs_person: 0,
    })
    .execute()
}

/** A row as it was taken, with the lease it was taken under. */
export type Held = Pick<SendActionRow, 'id' | 'lease'>

export type Lease = { lease: string; now: string; until: string }

/**
 * Takes the oldest one that is due and that nobody holds; null when there is none. Two of one player never overtake
 * each other: the second is free when the first is neither queued nor being sent any more.
 */
export async function takeSendAction(db: Db, lease: Lease): Promise<SendActionRow | null> {
  for (;;) {
    const id = await findFree(db, lease.now)
    if (id === null) return null
    const taken = await db
      .updateTable('send_action')
      .set({ lease: lease.lease, leased_until: lease.until })
      .where('id', '=', id)
      .where('state', '=', 'queued')
      .where(({ or, eb }) => or([eb('lease', 'is', null), eb('leased_until', '<=', lease.now)]))
      .returningAll()
      .executeTakeFirst()
    // Another worker may have been quicker: then the next one is asked for.
    if (taken) return taken
  }
}

async function findFree(db: Db, now: string): Promise<string | null> {
  const row = await db
    .selectFrom('send_action as action')
    .select('action.id')
    .where('action.state', '=', 'queued')
    .where(({ or, eb }) => or([eb('action.lease', 'is', null), eb('action.leased_until', '<=', now)]))
    .where(({ or, eb }) => or([eb('action.next_try_at', 'is', null), eb('action.next_try_at', '<=', now)]))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('send_action as earlier')
            .select('earlier.id')
            .whereRef('earlier.username_key', '=', 'action.username_key')
            .whereRef('earlier.number', '<', 'action.number')
            .where('earlier.state', 'in', ['queued', 'sending']),
        ),
      ),
    )
    .orderBy('action.number')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}

export async function hasQueued(db: Db): Promise<boolean> {
  const row = await db.selectFrom('send_action').select('id').where('state', '=', 'queued').limit(1).execute()
  return row.length > 0
}

/** Says durably that a command may be on its way. False when the lease is gone: then it must not leave. */
export async function markSending(db: Db, { id, lease }: Held, until: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('send_action')
    .set({ state: 'sending', leased_until: until })
    .where('id', '=', id)
    .where('lease', '=', lease)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows) === 1
}

/** What became of a held row. What is left out stays as it is. */
export type Change = {
  state: SendActionState
  doneCommands?: number
  addAttempt?: boolean
  lastReply?: string
  /** Left out when nothing happened that is worth a line in the history. */
  changedAt?: string
  successAt?: string
  needsPerson?: boolean
  /** Goes on being held until then; let go when left out. */
  heldUntil?: string
}

/** False when the lease is gone and nothing was changed. */
export async function changeHeld(db: Db, { id, lease }: Held, change: Change): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('send_action')
    .set({
      state: change.state,
      done_commands: change.doneCommands,
      attempts: change.addAttempt ? sql<number>`attempts + 1` : undefined,
      last_reply: change.lastReply,
      changed_at: change.changedAt,
      success_at: change.successAt,
      next_try_at: change.state === 'queued' ? undefined : null,
      needs_person: change.needsPerson ? 1 : undefined,
      lease: change.heldUntil ? undefined : null,
      leased_until: change.heldUntil ?? null,
    })
    .where('id', '=', id)
    .where('lease', '=', lease)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows) === 1
}

/** Rows in the middle of a command whose worker is gone. With `now` null, whatever their lease says. */
export async function listAbandoned(db: Db, now: string | null): Promise<SendActionRow[]> {
  return db
    .selectFrom('send_action')
    .selectAll()
    .where('state', '=', 'sending')
    .$if(now !== null, (query) => query.where('leased_until', '<=', now))
    .orderBy('number')
    .execute()
}

/** False when somebody was quicker, or when its worker is alive after all and has written since. */
export async function markAbandoned(
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
      next_try_at: null,
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

/** For a process that knows to be the only one: nobody else can be connecting. */
export async function dropLeases(db: Db): Promise<void> {
  await db
    .updateTable('send_action')
    .set({ lease: null, leased_until: null })
    .where('state', '=', 'queued')
    .where('lease', 'is not', null)
    .execute()
}

export type NewAttempt = { command: string | null; outcome: AttemptOutcome; reply: string }

/** A line of the history; places count from one. */
export async function insertAttempt(
  db: Db,
  attempt: NewAttempt & { id: string; actionId: string; at: string },
): Promise<void> {
  const { last } = await db
    .selectFrom('send_attempt')
    .select(({ fn }) => fn.max('place').as('last'))
    .where('send_action_id', '=', attempt.actionId)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('send_attempt')
    .values({
      id: attempt.id,
      send_action_id: attempt.actionId,
      place: (last ?? 0) + 1,
      at: attempt.at,
      command: attempt.command,
      outcome: attempt.outcome,
      reply: attempt.reply,
    })
    .execute()
}
