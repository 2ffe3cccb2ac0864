import type { Db } from '#server/platform/database/schema.ts'

/** Without a dot: secrets with one are those that the owner enters. */
export const KEY_NAME = 'votifier_key'

export async function findStoredKey(db: Db): Promise<string | null> {
  const row = await db.selectFrom('secret').select('value').where('name', '=', KEY_NAME).executeTakeFirst()
  return row?.value ?? null
}

/** When several processes make a key at once, the first one wins. */
export async function insertKey(db: Db, value: string, at: string): Promise<void> {
  await db
    .insertInto('secret')
    .values({ name: KEY_NAME, value, updated_at: at })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
}

export async function replaceKey(trx: Db, value: string, at: string): Promise<void> {
  await trx
    .insertInto('secret')
    .values({ name: KEY_NAME, value, updated_at: at })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value, updated_at: at }))
    .execute()
}
