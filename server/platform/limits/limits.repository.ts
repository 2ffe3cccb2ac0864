import { sql } from 'kysely'
import type { Db } from '#server/platform/database/schema.ts'

type LimitWindow = { count: number; endsAt: Date }

/** The end of an open window: later ones are of a clock that was ahead. */
type Until = { now: Date; latest: Date }

/** Counts in the open window or starts a new one; one statement, so that concurrent events get different counts. */
export async function countInWindow(
  db: Db,
  key: string,
  { now, latest, endsAt }: Until & { endsAt: Date },
): Promise<LimitWindow> {
  const over = sql<boolean>`(limit_window.ends_at <= ${now.toISOString()} or limit_window.ends_at > ${latest.toISOString()})`
  const row = await db
    .insertInto('limit_window')
    .values({ key, count: 1, ends_at: endsAt.toISOString() })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when ${over} then 1 else limit_window.count + 1 end`,
        ends_at: sql<string>`case when ${over} then excluded.ends_at else limit_window.ends_at end`,
      }),
    )
    .returning(['count', 'ends_at'])
    .executeTakeFirstOrThrow()
  return { count: row.count, endsAt: new Date(row.ends_at) }
}

export async function findWindow(db: Db, key: string, { now, latest }: Until): Promise<LimitWindow | null> {
  const row = await db
    .selectFrom('limit_window')
    .select(['count', 'ends_at'])
    .where('key', '=', key)
    .where('ends_at', '>', now.toISOString())
    .where('ends_at', '<=', latest.toISOString())
    .executeTakeFirst()
  return row ? { count: row.count, endsAt: new Date(row.ends_at) } : null
}

export async function uncount(db: Db, key: string): Promise<void> {
  await db
    .updateTable('limit_window')
    .set({ count: sql<number>`count - 1` })
    .where('key', '=', key)
    .where('count', '>', 0)
    .execute()
}

export async function restartWindow(db: Db, key: string, endsAt: Date): Promise<void> {
  const window = { count: 1, ends_at: endsAt.toISOString() }
  await db
    .insertInto('limit_window')
    .values({ key, ...window })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(window))
    .execute()
}

export async function deleteWindows(db: Db, keys: readonly string[]): Promise<void> {
  await db.deleteFrom('limit_window').where('key', 'in', keys).execute()
}

/** Without LIKE, because keys may contain its wildcards. */
export async function deleteWindowsStartingWith(db: Db, start: string): Promise<void> {
  await db
    .deleteFrom('limit_window')
    .where(sql<string>`substr(key, 1, ${sql.lit(start.length)})`, '=', start)
    .execute()
}

export async function hasWindowStartingWith(db: Db, start: string, { now, latest }: Until): Promise<boolean> {
  const row = await db
    .selectFrom('limit_window')
    .select('key')
    // The range is what an index of the key can read.
    .where('key', '>=', start)
    .where(sql<string>`substr(key, 1, ${sql.lit(start.length)})`, '=', start)
    .where('ends_at', '>', now.toISOString())
    .where('ends_at', '<=', latest.toISOString())
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteEndedWindows(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('limit_window').where('ends_at', '<=', now.toISOString()).execute()
}
