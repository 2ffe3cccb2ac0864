// SQL of two-factor login. Codes are accepted by conditional updates, so that of two simultaneous uses one wins.
import { countFound } from '#server/platform/database/list-page.ts'
import type { Db } from '#server/platform/database/schema.ts'

/** `since`: an app or a passkey is set up. */
export type StoredTwoFactor = { secret: string | null; pending: string | null; since: string | null }

export async function findTwoFactor(db: Db, adminId: string): Promise<StoredTwoFactor> {
  const row = await db
    .selectFrom('admin')
    .select(['totp_secret as secret', 'totp_pending as pending', 'two_factor_at as since'])
    .where('id', '=', adminId)
    .executeTakeFirst()
  return row ?? { secret: null, pending: null, since: null }
}

/** False when an app is set up already. */
export async function savePending(db: Db, adminId: string, pending: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('admin')
    .set({ totp_pending: pending })
    .where('id', '=', adminId)
    .where('totp_secret', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0
}

type Activation = { adminId: string; pending: string; step: number; at: Date }

/** False when the pending secret was replaced or activated meanwhile. */
export async function activatePending(db: Db, { adminId, pending, step, at }: Activation): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('admin')
    .set({ totp_secret: pending, totp_pending: null, totp_step: step, two_factor_at: at.toISOString() })
    .where('id', '=', adminId)
    .where('totp_pending', '=', pending)
    .where('totp_secret', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0
}

/** False when this step, or a later one, was accepted before. */
export async function acceptStep(db: Db, adminId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('admin')
    .set({ totp_step: step })
    .where('id', '=', adminId)
    .where('totp_secret', 'is not', null)
    .where('totp_step', '<', step)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0
}

/** False when no app was set up. It locks the admin's row, as `lockAdmin` does. */
export async function removeApp(db: Db, adminId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('admin')
    .set({ totp_secret: null, totp_pending: null })
    .where('id', '=', adminId)
    .where('totp_secret', 'is not', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0
}

/** Changes of the app and of passkeys wait for each other, so that the last of them switches two-factor login off. */
export async function lockAdmin(db: Db, adminId: string): Promise<void> {
  await db.updateTable('admin').set({ id: adminId }).where('id', '=', adminId).execute()
}

/** False when it was on already. */
export async function switchOn(db: Db, adminId: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('admin')
    .set({ two_factor_at: at.toISOString() })
    .where('id', '=', adminId)
    .where('two_factor_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0
}

/** Does nothing while an app or a passkey is left. */
export async function switchOff(db: Db, adminId: string): Promise<void> {
  const passkeys = db.selectFrom('admin_passkey').select('id').where('admin_id', '=', adminId)
  const { numUpdatedRows } = await db
    .updateTable('admin')
    .set({ two_factor_at: null })
    .where('id', '=', adminId)
    .where('totp_secret', 'is', null)
    .where(({ not, exists }) => not(exists(passkeys)))
    .executeTakeFirstOrThrow()
  if (numUpdatedRows > 0) await deleteRecoveryCodes(db, adminId)
}

/** All of it, also for a person who is removed. False when it was off. */
export async function removeTwoFactor(db: Db, adminId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('admin')
    .set({ totp_secret: null, totp_pending: null, two_factor_at: null })
    .where('id', '=', adminId)
    .where('two_factor_at', 'is not', null)
    .executeTakeFirstOrThrow()
  await db.deleteFrom('admin_passkey').where('admin_id', '=', adminId).execute()
  await deleteRecoveryCodes(db, adminId)
  return numUpdatedRows > 0
}

async function deleteRecoveryCodes(db: Db, adminId: string): Promise<void> {
  await db.deleteFrom('admin_recovery_code').where('admin_id', '=', adminId).execute()
}

export async function replaceRecoveryCodes(
  db: Db,
  adminId: string,
  hashes: readonly string[],
): Promise<void> {
  await deleteRecoveryCodes(db, adminId)
  await db
    .insertInto('admin_recovery_code')
    .values(hashes.map((hash) => ({ admin_id: adminId, code_hash: hash, used_at: null })))
    .execute()
}

/** False when there is no such code, or it was used before. */
export async function useRecoveryCode(
  db: Db,
  { adminId, hash, at }: { adminId: string; hash: string; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('admin_recovery_code')
    .set({ used_at: at.toISOString() })
    .where('admin_id', '=', adminId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0
}

export async function countRecoveryCodes(db: Db, adminId: string): Promise<number> {
  const codes = db
    .selectFrom('admin_recovery_code')
    .select('code_hash')
    .where('admin_id', '=', adminId)
    .where('used_at', 'is', null)
  return countFound(db, codes)
}

export async function listOwnersWithPasswordOnly(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('admin')
    .select('username')
    .where('role', '=', 'owner')
    .where('two_factor_at', 'is', null)
    .orderBy('username')
    .execute()
  return rows.map(({ username }) => username)
}
