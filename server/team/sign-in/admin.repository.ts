// SQL of admins. The statements that take a role away leave an owner in any case.
import type { Db } from '#server/platform/database/schema.ts'

type NewAdmin = { id: string; username: string; passwordHash: string; createdAt: Date }

export async function insertFirstAdmin(db: Db, admin: NewAdmin): Promise<boolean> {
  const anyAdmin = db.selectFrom('admin').select('admin.id').limit(1)
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('admin')
    .columns(['id', 'username', 'password_hash', 'created_at'])
    .expression(
      db
        .selectNoFrom(({ val }) => [
          val(admin.id).as('id'),
          val(admin.username).as('username'),
          val(admin.passwordHash).as('password_hash'),
          val(admin.createdAt.toISOString()).as('created_at'),
        ])
        .where(({ not, exists }) => not(exists(anyAdmin))),
    )
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows) > 0
}

export async function hasAdmin(db: Db): Promise<boolean> {
  return (await db.selectFrom('admin').select('id').limit(1).executeTakeFirst()) !== undefined
}

export type AdminWithHash = { id: string; username: string; passwordHash: string }

export async function findAdminByName(db: Db, username: string): Promise<AdminWithHash | null> {
  const row = await db
    .selectFrom('admin')
    .select(['id', 'username', 'password_hash as passwordHash'])
    .where('username', '=', username)
    .executeTakeFirst()
  return row ?? null
}

/**
 * Why the name is refused, in any case of its letters; null when the admin was added. Call it in a transaction, and end
 * that on a refusal.
 */
export async function insertAdmin(
  trx: Db,
  admin: NewAdmin & { role: string },
): Promise<'admin_name_taken' | 'admin_name_removed' | null> {
  const { id, username, role, passwordHash, createdAt } = admin
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('admin')
    .values({ id, username, role, password_hash: passwordHash, created_at: createdAt.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  if (Number(numInsertedOrUpdatedRows) === 0) return 'admin_name_taken'
  // After the insert, which waits for a removal of the same name that is not committed yet.
  const removed = await trx
    .selectFrom('removed_admin')
    .select('name')
    .where('name', '=', username.toLowerCase())
    .executeTakeFirst()
  return removed ? 'admin_name_removed' : null
}

/** With `before` only if that is still the hash; returns whether it was replaced. */
export async function replacePasswordHash(
  db: Db,
  { id, before, after }: { id: string; before?: string; after: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('admin')
    .set({ password_hash: after })
    .where('id', '=', id)
    .$if(before !== undefined, (query) => query.where('password_hash', '=', before ?? ''))
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0
}

export async function listPeople(db: Db) {
  return db
    .selectFrom('admin')
    .select(({ selectFrom }) => [
      'admin.id',
      'admin.username',
      'admin.role',
      'admin.password_hash',
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

/** The name is never given again. False when it is the last owner. */
export async function deletePerson(
  trx: Db,
  { id, username }: { id: string; username: string },
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('admin')
    .where('id', '=', id)
    .where(({ exists }) => exists(otherOwners(trx, id)))
    .executeTakeFirstOrThrow()
  if (numDeletedRows === 0n) return false
  await trx
    .insertInto('removed_admin')
    .values({ name: username.toLowerCase() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return true
}

function otherOwners(db: Db, id: string) {
  return db.selectFrom('admin').select('id').where('id', '!=', id).where('role', '=', 'owner')
}
