// SQL of the team. The statements that take a role away leave an owner in any case.

import type { Db } from '#server/platform/database/schema.ts'
import { deleteInvitationsOf } from './invitation.repository.ts'
import { deleteSessionsOf } from './session.repository.ts'

export async function listPeople(db: Db) {
  return db
    .selectFrom('admin')
    .select(({ selectFrom }) => [
      'admin.id',
      'admin.username',
      'admin.role',
      'admin.two_factor_at',
      'admin.created_at',
      selectFrom('admin_session')
        .select(({ fn }) => fn.max('used_at').as('at'))
        .whereRef('admin_session.admin_id', '=', 'admin.id')
        .as('last_used_at'),
    ])
    .orderBy('admin.created_at')
    .orderBy('admin.username')
    .execute()
}

export async function findPerson(db: Db, id: string) {
  const row = await db
    .selectFrom('admin')
    .select(['id', 'username', 'role'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/** Two owners who demote each other at the same moment wait for each other, so that the second is refused. */
export async function lockOwners(trx: Db): Promise<void> {
  await trx.updateTable('admin').set({ role: 'owner' }).where('role', '=', 'owner').execute()
}

/** False when it is the last owner. */
export async function updateRole(trx: Db, id: string, role: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('admin')
    .set({ role })
    .where('id', '=', id)
    .$if(role !== 'owner', (query) => query.where(({ exists }) => exists(otherOwners(trx, id))))
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0
}

/** False when it is the last owner. */
export async function deletePerson(trx: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('admin')
    .where('id', '=', id)
    .where(({ exists }) => exists(otherOwners(trx, id)))
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0
}

function otherOwners(db: Db, id: string) {
  return db.selectFrom('admin').select('id').where('id', '!=', id).where('role', '=', 'owner')
}

/** Sessions and invitations of a person who is removed or may do less from now on. */
export async function endAccess(trx: Db, { id, username }: { id: string; username: string }): Promise<void> {
  await deleteSessionsOf(trx, id)
  await deleteInvitationsOf(trx, username)
}
