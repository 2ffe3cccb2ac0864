// Single values by name in the table `secret`, shared by all processes: generated keys, markers, moments.
import type { Db } from './schema.ts'

export async function findValue(db: Db, name: string): Promise<string | null> {
  const row = await db.selectFrom('secret').select('value').where('name', '=', name).executeTakeFirst()
  return row?.value ?? null
}

export async function saveValue(db: Db, name: string, value: string, at: Date | null = null): Promise<void> {
  const changed = { value, updated_at: at?.toISOString() ?? null }
  await db
    .insertInto('secret')
    .values({ name, ...changed })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(changed))
    .execute()
}

/** Stores the value unless one exists, and returns the stored one: the first of several processes wins. */
export async function ensureValue(db: Db, name: string, value: string): Promise<string> {
  await db
    .insertInto('secret')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  return (await findValue(db, name)) ?? value
}
