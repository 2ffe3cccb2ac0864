// When the last backup succeeded. In the database, because all processes of a site share it and no folder.
import type { Db } from '#server/platform/database/schema.ts'

const NAME = 'last_backup'

export async function recordBackup(db: Db, at: Date): Promise<void> {
  const value = at.toISOString()
  await db
    .insertInto('secret')
    .values({ name: NAME, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}

/** Null when none was ever made. */
export async function findLastBackup(db: Db): Promise<Date | null> {
  const row = await db.selectFrom('secret').select('value').where('name', '=', NAME).executeTakeFirst()
  return row ? new Date(row.value) : null
}
