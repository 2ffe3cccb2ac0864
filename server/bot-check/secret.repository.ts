// Secrets that were made up here, and that all processes on one database share.
import type { Db } from '#server/database/schema.ts'

/** Whoever comes first decides: returns the kept value, which is the given one only if there was none. */
export async function keepSecret(db: Db, name: string, value: string): Promise<string> {
  await db
    .insertInto('secret')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const kept = await db
    .selectFrom('secret')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return kept.value
}
