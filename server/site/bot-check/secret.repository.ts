// Generated secrets that all processes on one database share.
import type { Db } from '#server/platform/database/schema.ts'

/** Stores the value unless one exists, and returns the stored one. */
export async function ensureSecret(db: Db, name: string, value: string): Promise<string> {
  await db
    .insertInto('secret')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const stored = await db
    .selectFrom('secret')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return stored.value
}
