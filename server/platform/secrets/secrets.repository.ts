import type { Db, Schema } from '#server/platform/database/schema.ts'

export type StoredSecret = Schema['secret']

/** Before the variable of a password: where it may be sent, once a save has named another address. Not encrypted. */
export const ADDRESS_OF = 'address of '

/** The table also holds generated keys and markers of other features, whose names have no dot. */
export async function listSecrets(db: Db): Promise<StoredSecret[]> {
  return db
    .selectFrom('secret')
    .selectAll()
    .where(({ or, eb }) => or([eb('name', 'like', '%.%'), eb('name', 'like', `${ADDRESS_OF}%`)]))
    .orderBy('name')
    .execute()
}

export async function deleteSecret(trx: Db, name: string): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('secret').where('name', '=', name).executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
