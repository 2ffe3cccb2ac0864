import type { Db, Schema } from '#server/platform/database/schema.ts'

export type StoredSecret = Schema['secret']

/** The table also holds generated keys and markers of other features, whose names have no dot. */
export async function listSecrets(db: Db): Promise<StoredSecret[]> {
  return db.selectFrom('secret').selectAll().where('name', 'like', '%.%').orderBy('name').execute()
}

export async function deleteSecret(trx: Db, name: string): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('secret').where('name', '=', name).executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
