// Accepted proofs, stored until they expire, so that none is accepted twice.
import type { Db } from '#server/platform/database/schema.ts'
import { unsynced } from '#server/platform/kernel/work-context.ts'

export async function spendProof(db: Db, id: string, expiresAt: Date): Promise<boolean> {
  const row = { id, expires_at: expiresAt.toISOString() }
  // After a loss of power the few that were not synced could be spent again, which only skips one bot check.
  const { numInsertedOrUpdatedRows } = await unsynced(() =>
    db
      .insertInto('spent_proof')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirstOrThrow(),
  )
  return Number(numInsertedOrUpdatedRows) > 0
}

export async function deleteProofsBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom('spent_proof').where('expires_at', '<', moment.toISOString()).execute()
}
