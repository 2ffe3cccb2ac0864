// Pictures of products: uploaded in the product form, and saved with the product, or not.
import type { Audit } from '#server/audit/audit.service.ts'
import type { Database } from '#server/database/schema.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Log } from '#server/kernel/log.ts'
import type { Pictures } from '#server/pictures/pictures.service.ts'
import {
  deleteProductUpload,
  insertProductUpload,
  listProductImageUrls,
  listProductUploads,
} from './product-images.repository.ts'

type Deps = { db: Database; pictures: Pictures; clock: Clock; audit: Audit; log: Pick<Log, 'info'> }

export type ProductImages = ReturnType<typeof createProductImages>

/** As wide as the product page shows it, on screens with twice the pixels. */
const WIDTH = 960
/** Nobody leaves a form open for longer and then saves it. */
const UNSAVED_MS = 24 * 60 * 60 * 1_000
const SWEPT_AT_ONCE = 200

export function createProductImages({ db, pictures, clock, audit, log }: Deps) {
  /** The address to be saved with the product. */
  async function add(bytes: Uint8Array, by: string): Promise<string> {
    const url = (await pictures.store(bytes)).urlAt(WIDTH)
    try {
      await db.transaction().execute(async (trx) => {
        await insertProductUpload(trx, { url, at: clock.now() })
        await audit.write(trx, { admin: by, action: 'product_image_added', subject: nameOf(url) })
      })
    } catch (error) {
      await pictures.remove(url)
      throw error
    }
    return url
  }

  /** Whatever the address around it looks like: an admin may have written it by hand. */
  async function isInProduct(url: string): Promise<boolean> {
    const stem = nameOf(url).split('-', 1)[0] ?? url
    return (await listProductImageUrls(db)).some((used) => used.includes(stem))
  }

  /** Removes what was uploaded and never saved. What is once in a product is left alone from then on. */
  async function sweep(): Promise<void> {
    const before = new Date(clock.now().getTime() - UNSAVED_MS)
    let removed = 0
    for (const url of await listProductUploads(db, { before, limit: SWEPT_AT_ONCE })) {
      // Asked right before each one, so that what is being saved meanwhile is seen.
      const isUsed = await isInProduct(url)
      if (!isUsed && !(await pictures.remove(url))) continue
      await deleteProductUpload(db, url)
      if (!isUsed) removed += 1
    }
    if (removed > 0) log.info({ removed }, 'pictures that were never saved with a product are removed')
  }

  return { add, sweep }
}

function nameOf(url: string): string {
  return url.slice(url.lastIndexOf('/') + 1)
}
