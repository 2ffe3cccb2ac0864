// SQL of invitations. Tokens are stored as hashes; of two simultaneous uses one wins.
import type { Db } from '#server/platform/database/schema.ts'

export type NewInvitationRow = {
  id: string
  tokenHash: string
  role: string
  createdBy: string
  createdAt: Date
  expiresAt: Date
}

export async function insertInvitation(db: Db, invitation: NewInvitationRow): Promise<void> {
  await db
    .insertInto('admin_invitation')
    .values({
      id: invitation.id,
      token_hash: invitation.tokenHash,
      role: invitation.role,
      created_by: invitation.createdBy,
      created_at: invitation.createdAt.toISOString(),
      expires_at: invitation.expiresAt.toISOString(),
      used_by: null,
    })
    .execute()
}

export async function findOpenInvitation(db: Db, tokenHash: string, now: Date) {
  const row = await db
    .selectFrom('admin_invitation')
    .select(['role', 'expires_at'])
    .where('token_hash', '=', tokenHash)
    .where('used_by', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
  return row ?? null
}

/** Newest first. */
export async function listOpenInvitations(db: Db, now: Date) {
  return db
    .selectFrom('admin_invitation')
    .select(['id as _id', 'role', 'created_by', 'created_at', 'expires_at'])
    .where('used_by', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .orderBy('created_at', 'desc')
    .execute()
}

/** The role it gives; null when it was used, taken back, or is too old. */
export async function useInvitation(
  db: Db,
  { tokenHash, username, now }: { tokenHash: string; username: string; now: Date },
): Promise<string | null> {
  const row = await db
    .updateTable('admin_invitation')
    .set({ used_by: username })
    .where('token_hash', '=', tokenHash)
    .where('used_by', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .returning('role')
    .executeTakeFirst()
  return row?.role ?? null
}

/** The role it would have given; null when it is not open. */
export async function deleteInvitation(db: Db, id: string): Promise<string | null> {
  const row = await db
    .deleteFrom('admin_invitation')
    .where('id', '=', id)
    .where('used_by', 'is', null)
    .returning('role')
    .executeTakeFirst()
  return row?.role ?? null
}
