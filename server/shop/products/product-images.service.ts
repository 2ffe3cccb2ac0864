// Product images: uploaded in the product form, removed again when the product is never saved with them.
import type { Db } from '#server/platform/database/schema.ts'
import { createUploads, trackUpload, type UploadsDeps } from '#server/platform/pictures/uploads.service.ts'

export type ProductImages = ReturnType<typeof createProductImages>

const KIND = 'product'
/** Width on the product page at twice the pixel density. */
const WIDTH = 960

export function createProductImages(deps: UploadsDeps) {
  const { add, sweep } = createUploads(deps, {
    kinds: [KIND],
    width: WIDTH,
    describe: () => ({ action: 'product_image_added' }),
    isUsed: async (stem) => (await listImageUrls(deps.db)).some((used) => used.includes(stem)),
    keepsUsed: true,
  })
  return { sweep, add: (bytes: Uint8Array, by: string) => add(KIND, bytes, by) }
}

export function trackProductUpload(db: Db, { url, at }: { url: string; at: string }): Promise<void> {
  return trackUpload(db, { url, kind: KIND, at })
}

/** Pictures of products and of game modes, which an import tracks as well. */
async function listImageUrls(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('product')
    .select('image_url')
    .unionAll(db.selectFrom('gamemode_image').select('image_url'))
    .execute()
  return rows.map(({ image_url }) => image_url)
}
