import type { Db } from '#server/platform/database/schema.ts'

/** Pictures of products and of game modes, which an import tracks as well. */
export async function listImageUrls(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('product')
    .select('image_url')
    .unionAll(db.selectFrom('gamemode_image').select('image_url'))
    .execute()
  return rows.map(({ image_url }) => image_url)
}
