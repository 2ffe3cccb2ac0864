// SQL of the settings. A save replaces exactly the version that was read.
import type { Db, Schema } from '#server/platform/database/schema.ts'

export type SettingsRow = Schema['settings']

export function listSettingsRows(db: Db): Promise<SettingsRow[]> {
  return db.selectFrom('settings').selectAll().execute()
}

/** False when another version is stored. Writes the history as well: call it in a transaction. */
export async function saveSettingsRow(trx: Db, row: SettingsRow): Promise<boolean> {
  const { section, version, ...changed } = row
  const saved =
    version === 1
      ? trx
          .insertInto('settings')
          .values(row)
          .onConflict((conflict) => conflict.column('section').doNothing())
          .returning('version')
      : trx
          .updateTable('settings')
          .set({ version, ...changed })
          .where('section', '=', section)
          .where('version', '=', version - 1)
          .returning('version')
  if (!(await saved.executeTakeFirst())) return false
  await trx.insertInto('settings_history').values(row).execute()
  return true
}

export function listSettingsHistory(db: Db, section: string, limit: number): Promise<SettingsRow[]> {
  return db
    .selectFrom('settings_history')
    .selectAll()
    .where('section', '=', section)
    .orderBy('version', 'desc')
    .limit(limit)
    .execute()
}

export function findSettingsVersion(db: Db, section: string, version: number) {
  return db
    .selectFrom('settings_history')
    .selectAll()
    .where('section', '=', section)
    .where('version', '=', version)
    .executeTakeFirst()
}

export async function deleteSettingsHistory(trx: Db, section: string, before: string): Promise<void> {
  await trx
    .deleteFrom('settings_history')
    .where('section', '=', section)
    .where('updated_at', '<', before)
    .execute()
}
