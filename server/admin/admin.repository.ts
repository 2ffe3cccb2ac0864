// The people who may sign in.
import type { Db } from '#server/database/schema.ts'

export type NewAdmin = { id: string; username: string; passwordHash: string; createdAt: Date }

/** Adds the admin unless somebody is there already; tells whether it was added. */
export async function insertFirstAdmin(db: Db, admin: NewAdmin): Promise<boolean> {
  const nobody = db.selectFrom('admin').select('admin.id').limit(1)
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
        .where(({ not, exists }) => not(exists(nobody))),
    )
    .onConflict((conflict) => conflict.column('username').doNothing())
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows) > 0
}

export async function hasAdmin(db: Db): Promise<boolean> {
  return (await db.selectFrom('admin').select('id').limit(1).executeTakeFirst()) !== undefined
}
