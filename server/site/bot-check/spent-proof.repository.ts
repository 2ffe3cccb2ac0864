// Accepted proofs, stored until they expire, so that none is accepted twice.
import type { Db } from '#server/platform/database/schema.ts'

export async function spendProof(db: Db, id: string, expiresAt: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('spent_proof')
    .values({ id, expires_at: expiresAt.toISOString() })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows) > 0
}

export async function deleteProofsBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom('spent_proof').where('expires_at', '<', moment.toISOString()).execute()
}
