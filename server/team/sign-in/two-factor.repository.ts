// SQL of two-factor login. Codes are accepted by conditional updates, so that of two simultaneous uses one wins.
import type { Updateable, UpdateQueryBuilder, UpdateResult } from 'kysely'
import { countFound } from '#server/platform/database/list-page.ts'
import type { Db, Schema } from '#server/platform/database/schema.ts'
import { hashOfRecoveryCode } from './recovery-codes.ts'

/** `since`: an app or a passkey is set up. `endedAt`: the last one ended with a remedy. */
export type StoredTwoFactor = Record<'secret' | 'pending' | 'since' | 'endedAt', string | null>

export async function findTwoFactor(db: Db, adminId: string): Promise<StoredTwoFactor> {
  const row = await db
    .selectFrom('admin')
    .select([
      'totp_secret as secret',
      'totp_pending as pending',
      'two_factor_at as since',
      'two_factor_ended_at as endedAt',
    ])
    .where('id', '=', adminId)
    .executeTakeFirst()
  return row ?? { secret: null, pending: null, since: null, endedAt: null }
}

type Update = UpdateQueryBuilder<Schema, 'admin', 'admin', UpdateResult>

/** False when the admin is not as the condition says. */
async function change(
  db: Db,
  adminId: string,
  fields: Updateable<Schema['admin']>,
  condition: (update: Update) => Update,
): Promise<boolean> {
  const update = db.updateTable('admin').set(fields).where('id', '=', adminId)
  return (await condition(update).executeTakeFirstOrThrow()).numUpdatedRows > 0
}

/** False when an app is set up already. */
export function savePending(db: Db, adminId: string, pending: string): Promise<boolean> {
  return change(db, adminId, { totp_pending: pending }, (update) => update.where('totp_secret', 'is', null))
}

type Activation = { adminId: string; pending: string; step: number; at: Date }

/** False when the pending secret was replaced or activated meanwhile. */
export function activatePending(db: Db, { adminId, pending, step, at }: Activation): Promise<boolean> {
  const app = { totp_secret: pending, totp_pending: null, totp_step: step }
  return change(db, adminId, { ...app, ...since(at) }, (update) =>
    update.where('totp_pending', '=', pending).where('totp_secret', 'is', null),
  )
}

/** False when this step, or a later one, was accepted before. */
export function acceptStep(db: Db, adminId: string, step: number): Promise<boolean> {
  return change(db, adminId, { totp_step: step }, (update) =>
    update.where('totp_secret', 'is not', null).where('totp_step', '<', step),
  )
}

/** False when no app was set up. It locks the admin's row, as `lockAdmin` does. */
export function removeApp(db: Db, adminId: string): Promise<boolean> {
  return change(db, adminId, { totp_secret: null, totp_pending: null }, (update) =>
    update.where('totp_secret', 'is not', null),
  )
}

/** Changes of the app and of passkeys wait for each other, so that the last of them switches two-factor login off. */
export async function lockAdmin(db: Db, adminId: string): Promise<void> {
  await db.updateTable('admin').set({ id: adminId }).where('id', '=', adminId).execute()
}

/** False when it was on already. */
export function switchOn(db: Db, adminId: string, at: Date): Promise<boolean> {
  return change(db, adminId, since(at), (update) => update.where('two_factor_at', 'is', null))
}

const since = (at: Date) => ({ two_factor_at: at.toISOString(), two_factor_ended_at: null })

/** Does nothing while an app or a passkey is left. */
export async function switchOff(db: Db, adminId: string): Promise<void> {
  const passkeys = db.selectFrom('admin_passkey').select('id').where('admin_id', '=', adminId)
  const isOff = await change(db, adminId, { two_factor_at: null }, (update) =>
    update.where('totp_secret', 'is', null).where(({ not, exists }) => not(exists(passkeys))),
  )
  if (isOff) await deleteRecoveryCodes(db, adminId)
}

async function deleteRecoveryCodes(db: Db, adminId: string): Promise<void> {
  await db.deleteFrom('admin_recovery_code').where('admin_id', '=', adminId).execute()
}

export async function replaceRecoveryCodes(db: Db, adminId: string, codes: readonly string[]): Promise<void> {
  const hashes = codes.flatMap((code) => hashOfRecoveryCode(code) ?? [])
  await deleteRecoveryCodes(db, adminId)
  await db
    .insertInto('admin_recovery_code')
    .values(hashes.map((code_hash) => ({ admin_id: adminId, code_hash, used_at: null })))
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
