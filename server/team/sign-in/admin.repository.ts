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

/** False when the name exists, in any case of its letters. */
export async function insertAdmin(db: Db, admin: NewAdmin & { role: string }): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('admin')
    .values({
      id: admin.id,
      username: admin.username,
      password_hash: admin.passwordHash,
      created_at: admin.createdAt.toISOString(),
      role: admin.role,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows) > 0
}

/** Conditional on the old hash (compare and set); returns whether it was replaced. */
export async function replacePasswordHash(
  db: Db,
  { id, before, after }: { id: string; before: string; after: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('admin')
    .set({ password_hash: after })
    .where('id', '=', id)
    .where('password_hash', '=', before)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0
}
