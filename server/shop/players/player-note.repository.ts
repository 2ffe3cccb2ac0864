import type { Selectable } from 'kysely'
import type { Db, Schema } from '#server/platform/database/schema.ts'

export type NoteRow = Selectable<Schema['player_note']>

export async function insertNote(trx: Db, note: NoteRow): Promise<void> {
  await trx.insertInto('player_note').values(note).execute()
}

/** Newest first. */
export async function listNotes(db: Db, key: string, limit: number): Promise<NoteRow[]> {
  return db
    .selectFrom('player_note')
    .selectAll()
    .where('player_key', '=', key)
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}
