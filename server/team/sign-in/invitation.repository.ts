// SQL of invitations. Tokens are stored as hashes; of two simultaneous uses one wins.
import type { ExpressionBuilder } from 'kysely'
import { PERMISSIONS } from '#contract/permissions.ts'
import { INVITATION_MS } from '#contract/settings/two-factor.ts'
import type { Db, Schema } from '#server/platform/database/schema.ts'
import { CLOCK_SKEW_MS } from '#server/platform/kernel/clock.ts'

export async function insertInvitation(db: Db, row: Schema['admin_invitation']): Promise<void> {
  await db.insertInto('admin_invitation').values(row).execute()
}

/** Not used, not over, not of a clock that was ahead, and of a person who may still invite. */
function isOpen({ eb, and, exists, selectFrom }: ExpressionBuilder<Schema, 'admin_invitation'>, now: Date) {
  const until = new Date(now.getTime() + INVITATION_MS + CLOCK_SKEW_MS)
  return and([
    eb('used_by', 'is', null),
    eb('expires_at', '>', now.toISOString()),
    eb('expires_at', '<=', until.toISOString()),
    exists(
      selectFrom('admin')
        .select('admin.id')
        .whereRef('admin.username', '=', 'admin_invitation.created_by')
        .where('admin.role', 'in', PERMISSIONS.team),
    ),
  ])
}

export async function findOpenInvitation(db: Db, tokenHash: string, now: Date) {
  const row = await db
    .selectFrom('admin_invitation')
    .select(['role', 'expires_at'])
    .where('token_hash', '=', tokenHash)
    .where((builder) => isOpen(builder, now))
    .executeTakeFirst()
  return row ?? null
}

export async function listOpenInvitations(db: Db, now: Date) {
  return db
    .selectFrom('admin_invitation')
    .select(['id as _id', 'role', 'created_by', 'created_at', 'expires_at'])
    .where((builder) => isOpen(builder, now))
    .orderBy('created_at', 'desc')
    .execute()
}

/** What it gives, and who made it; null when it was used, taken back, or is too old. */
export async function useInvitation(
  db: Db,
  { tokenHash, username, now }: { tokenHash: string; username: string; now: Date },
): Promise<{ role: string; created_by: string } | null> {
  const row = await db
    .updateTable('admin_invitation')
    .set({ used_by: username })
    .where('token_hash', '=', tokenHash)
    .where((builder) => isOpen(builder, now))
    .returning(['role', 'created_by'])
    .executeTakeFirst()
  return row ?? null
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
