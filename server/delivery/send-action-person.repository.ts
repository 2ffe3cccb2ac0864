// What a person changes about a send action.
import { sql } from 'kysely'
import type { Db } from '#server/database/schema.ts'
import type { SendActionRow } from './send-action.repository.ts'

/** Until the transaction ends nobody else changes it. */
export async function lockSendAction(trx: Db, id: string): Promise<SendActionRow | null> {
  const row = await trx
    .updateTable('send_action')
    .set({ number: sql<number>`number` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  return row ?? null
}

export async function clearNeedsPerson(trx: Db, id: string): Promise<void> {
  await trx.updateTable('send_action').set({ needs_person: 0 }).where('id', '=', id).execute()
}

export async function confirmDone(trx: Db, id: string, at: string): Promise<void> {
  await trx
    .updateTable('send_action')
    .set({ state: 'done', success_at: at, changed_at: at })
    .where('id', '=', id)
    .execute()
}
