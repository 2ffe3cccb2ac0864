import type { Db } from '#server/platform/database/schema.ts'

/** Whether the settings or an earlier version of them contain the text. */
export async function isInSettings(db: Db, text: string): Promise<boolean> {
  for (const table of ['settings', 'settings_history'] as const) {
    const row = await db
      .selectFrom(table)
      .select('version')
      .where('value', 'like', `%${text}%`)
      .limit(1)
      .executeTakeFirst()
    if (row) return true
  }
  return false
}
