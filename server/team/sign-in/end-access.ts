import { ROLES, toKnownRole } from '#contract/permissions.ts'
import type { Db } from '#server/platform/database/schema.ts'
import { deleteInvitationsOf } from './invitation.repository.ts'
import { deleteSessionsOf } from './session.repository.ts'

/** Sessions and invitations of a person who is removed or may do less from now on. */
export async function endAccess(trx: Db, { id, username }: { id: string; username: string }): Promise<void> {
  await deleteSessionsOf(trx, id)
  await deleteInvitationsOf(trx, username)
}

export function isDemotion(before: string, after: string): boolean {
  return ROLES.indexOf(toKnownRole(after)) > ROLES.indexOf(toKnownRole(before))
}
