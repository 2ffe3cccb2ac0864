// Sign-ins with the right password that wait for their code. Tokens are stored as hashes.
import type { Db, Schema } from '#server/platform/database/schema.ts'

export async function insertChallenge(db: Db, row: Schema['admin_challenge']): Promise<void> {
  await db.insertInto('admin_challenge').values(row).execute()
}

export async function findChallenge(
  db: Db,
  tokenHash: string,
  { createdAfter, notAfter }: { createdAfter: Date; notAfter: Date },
) {
  const row = await db
    .selectFrom('admin_challenge')
    .innerJoin('admin', 'admin.id', 'admin_challenge.admin_id')
    .select(['admin.id as adminId', 'admin_challenge.password_hash as passwordHash', 'admin.username'])
    .where('admin_challenge.token_hash', '=', tokenHash)
    .where('admin_challenge.created_at', '>', createdAfter.toISOString())
    .where('admin_challenge.created_at', '<=', notAfter.toISOString())
    .executeTakeFirst()
  return row ?? null
}

/** Returns whether it existed: a challenge opens one session. */
export async function deleteChallenge(db: Db, tokenHash: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('admin_challenge')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0
}

export async function deleteOldChallenges(db: Db, createdUntil: Date): Promise<void> {
  await db.deleteFrom('admin_challenge').where('created_at', '<=', createdUntil.toISOString()).execute()
}
