// Uploaded product images that are not part of a saved product yet.
import type { Db } from '#server/platform/database/schema.ts'

export async function insertProductUpload(db: Db, { url, at }: { url: string; at: Date }): Promise<void> {
  await db.insertInto('product_upload').values({ url, at: at.toISOString() }).execute()
}

/** Also one that is tracked already: it counts from now. */
export async function trackProductUpload(db: Db, { url, at }: { url: string; at: string }): Promise<void> {
  await db
    .insertInto('product_upload')
    .values({ url, at })
    .onConflict((conflict) => conflict.column('url').doUpdateSet({ at }))
    .execute()
}

/** Oldest first. */
export async function listProductUploads(
  db: Db,
  { before, limit }: { before: Date; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('product_upload')
    .select('url')
    .where('at', '<=', before.toISOString())
    .orderBy('at')
    .limit(limit)
    .execute()
  return rows.map(({ url }) => url)
}

export async function deleteProductUpload(db: Db, url: string): Promise<void> {
  await db.deleteFrom('product_upload').where('url', '=', url).execute()
}

/** Of products and of game modes, whose pictures an import tracks as well. */
export async function listImageUrls(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('product')
    .select('image_url')
    .unionAll(db.selectFrom('gamemode_image').select('image_url'))
    .execute()
  return rows.map(({ image_url }) => image_url)
}
