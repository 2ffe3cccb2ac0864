// Uploaded pictures that are tracked until they may be removed.
import type { Db, Schema } from '#server/platform/database/schema.ts'

type Upload = Schema['upload']

/** Also one that is tracked already: it counts from now. */
export async function trackUpload(db: Db, upload: Upload): Promise<void> {
  const { kind, at } = upload
  await db
    .insertInto('upload')
    .values(upload)
    .onConflict((conflict) => conflict.column('url').doUpdateSet({ kind, at }))
    .execute()
}

type Listed = { kinds: readonly string[]; before: Date; limit: number }

export async function listUploads(db: Db, { kinds, before, limit }: Listed): Promise<Upload[]> {
  return db
    .selectFrom('upload')
    .selectAll()
    .where('kind', 'in', [...kinds])
    .where('at', '<=', before.toISOString())
    .orderBy('at')
    .limit(limit)
    .execute()
}

export async function hasUpload(db: Db, url: string, kinds: readonly string[]): Promise<boolean> {
  const row = await db
    .selectFrom('upload')
    .select('url')
    .where('url', '=', url)
    .where('kind', 'in', [...kinds])
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteUpload(db: Db, url: string): Promise<void> {
  await db.deleteFrom('upload').where('url', '=', url).execute()
}
