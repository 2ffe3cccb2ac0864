// SQL of outages that were reported. A process that sees an outage owns its row until it sees the end, so that processes with
// different views do not tell in turn.
import type { Db } from '#server/platform/database/schema.ts'

type Seen = { part: string; process: string; since: string; at: string }

/** True when it was not reported yet. */
export async function insertOutage(trx: Db, { part, process, since, at }: Seen): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('notice_outage')
    .values({ part, process, since, seen_at: at })
    .onConflict((conflict) => conflict.column('part').doNothing())
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows) > 0
}

/** The owner of the row sees it still; another process takes a row over whose owner is gone. */
export async function touchOutage(db: Db, seen: Seen, staleBefore: string): Promise<void> {
  await db
    .updateTable('notice_outage')
    .set({ process: seen.process, seen_at: seen.at })
    .where('part', '=', seen.part)
    .where(({ or, eb }) => or([eb('process', '=', seen.process), eb('seen_at', '<', staleBefore)]))
    .execute()
}

type Ended = { part: string; process: string; staleBefore: string }

/** Returns since when it lasted; null when there is none, or another process still sees it. */
export async function deleteOutage(trx: Db, { part, process, staleBefore }: Ended): Promise<string | null> {
  const row = await trx
    .deleteFrom('notice_outage')
    .where('part', '=', part)
    .where(({ or, eb }) => or([eb('process', '=', process), eb('seen_at', '<', staleBefore)]))
    .returning('since')
    .executeTakeFirst()
  return row?.since ?? null
}

export async function listOutages(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('notice_outage').select('part').execute()
  return rows.map(({ part }) => part)
}

export async function deleteOutages(db: Db, part: string): Promise<void> {
  await db.deleteFrom('notice_outage').where('part', '=', part).execute()
}
