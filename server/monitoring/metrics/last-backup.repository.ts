// When the last backup succeeded. In the database, because all processes of a site share it and no folder.
import type { Db } from '#server/platform/database/schema.ts'
import { findValue, saveValue } from '#server/platform/database/stored-value.ts'

const NAME = 'last_backup'

export function recordBackup(db: Db, at: Date): Promise<void> {
  return saveValue(db, NAME, at.toISOString())
}

export async function findLastBackup(db: Db): Promise<Date | null> {
  const value = await findValue(db, NAME)
  return value === null ? null : new Date(value)
}
