// SQL of passkeys. A challenge is deleted when it is answered, so that it counts once.
import type { Db, Schema } from '#server/platform/database/schema.ts'

/** False when it is known already. */
export async function insertPasskey(db: Db, row: Schema['admin_passkey']): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('admin_passkey')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows) > 0
}

export async function findPasskey(db: Db, id: string) {
  const row = await db
    .selectFrom('admin_passkey')
    .innerJoin('admin', 'admin.id', 'admin_passkey.admin_id')
    .select([
      'admin_passkey.public_key as publicKey',
      'admin_passkey.counter',
      'admin.id as adminId',
      'admin.username',
      'admin.password_hash as passwordHash',
    ])
    .where('admin_passkey.id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

export async function listPasskeys(db: Db, adminId: string) {
  return db
    .selectFrom('admin_passkey')
    .select(['id', 'device', 'created_at', 'used_at'])
    .where('admin_id', '=', adminId)
    .orderBy('created_at')
    .execute()
}

/** False when it was removed meanwhile, or a later use was recorded: then somebody has a copy of it. */
export async function recordUse(db: Db, { id, before, counter, at }: Use): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('admin_passkey')
    .set({ counter, used_at: at.toISOString() })
    .where('id', '=', id)
    .where('counter', '=', before)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0
}

type Use = { id: string; before: number; counter: number; at: Date }

export async function deletePasskey(db: Db, adminId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('admin_passkey')
    .where('id', '=', id)
    .where('admin_id', '=', adminId)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0
}

/** `adminId` is null for a sign-in, where the person is not known yet. */
type PasskeyChallenge = { hash: string; adminId: string | null }

export async function insertPasskeyChallenge(db: Db, challenge: PasskeyChallenge, at: Date): Promise<void> {
  await db
    .insertInto('passkey_challenge')
    .values({ challenge_hash: challenge.hash, admin_id: challenge.adminId, created_at: at.toISOString() })
    .execute()
}

/** False when it was answered before, is too old, or was made for another person. */
export async function useChallenge(
  db: Db,
  { hash, adminId }: PasskeyChallenge,
  { createdAfter, notAfter }: { createdAfter: Date; notAfter: Date },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkey_challenge')
    .where('challenge_hash', '=', hash)
    .where('admin_id', adminId === null ? 'is' : '=', adminId)
    .where('created_at', '>', createdAfter.toISOString())
    .where('created_at', '<=', notAfter.toISOString())
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0
}

export async function deleteOldPasskeyChallenges(db: Db, createdUntil: Date): Promise<void> {
  await db.deleteFrom('passkey_challenge').where('created_at', '<=', createdUntil.toISOString()).execute()
}
