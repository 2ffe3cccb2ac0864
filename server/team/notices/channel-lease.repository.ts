// SQL of the state of a channel: who is sending, and until when nothing is sent.
import type { Selectable } from 'kysely'
import type { Db, Schema } from '#server/platform/database/schema.ts'

export type ChannelRow = Selectable<Schema['notice_channel']>

/** True when the address of the channel is another than before: nothing that the old one caused counts any more. */
export async function adoptTarget(trx: Db, channel: string, target: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('notice_channel')
    .values({ channel, target, lease: null, leased_until: null, paused_until: null, failures: 0 })
    .onConflict((conflict) =>
      conflict
        .column('channel')
        .doUpdateSet({ target, paused_until: null, failures: 0 })
        .where('notice_channel.target', '!=', target),
    )
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows) > 0
}

type Claim = { channel: string; lease: string; now: string; until: string }

/** Null while another worker sends, or while the channel is paused. */
export async function claimChannel(db: Db, { channel, lease, now, until }: Claim) {
  const row = await db
    .updateTable('notice_channel')
    .set({ lease, leased_until: until })
    .where('channel', '=', channel)
    .where(({ or, eb }) => or([eb('lease', 'is', null), eb('leased_until', '<=', now)]))
    .where(({ or, eb }) => or([eb('paused_until', 'is', null), eb('paused_until', '<=', now)]))
    .returningAll()
    .executeTakeFirst()
  return row ?? null
}

type Released = { channel: string; lease: string; failures: number; pausedUntil: string | null }

/** False when the lease was lost. */
export async function releaseChannel(trx: Db, released: Released): Promise<boolean> {
  const { channel, lease, failures, pausedUntil } = released
  const { numUpdatedRows } = await trx
    .updateTable('notice_channel')
    .set({ lease: null, leased_until: null, failures, paused_until: pausedUntil })
    .where('channel', '=', channel)
    .where('lease', '=', lease)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows) === 1
}

/** The owner has seen it work, or wants it tried now. */
export async function endPause(trx: Db, channel: string): Promise<void> {
  await trx
    .updateTable('notice_channel')
    .set({ paused_until: null, failures: 0 })
    .where('channel', '=', channel)
    .execute()
}

/** Only safe while no other process uses the database. */
export async function dropChannelLeases(db: Db): Promise<void> {
  await db
    .updateTable('notice_channel')
    .set({ lease: null, leased_until: null })
    .where('lease', 'is not', null)
    .execute()
}

export async function listChannelRows(db: Db): Promise<ChannelRow[]> {
  return db.selectFrom('notice_channel').selectAll().execute()
}
