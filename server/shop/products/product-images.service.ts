// Product images: uploaded in the product form, removed again when the product is never saved with them.

import type { Audit } from '#server/platform/audit/audit.service.ts'
import type { Core } from '#server/platform/database/core.ts'
import type { Log } from '#server/platform/kernel/log.ts'
import type { Pictures } from '#server/platform/pictures/pictures.service.ts'
import {
  deleteProductUpload,
  insertProductUpload,
  listImageUrls,
  listProductUploads,
} from './product-images.repository.ts'

type Deps = Pick<Core, 'db' | 'clock'> & { pictures: Pictures; audit: Audit; log: Pick<Log, 'info'> }

export type ProductImages = ReturnType<typeof createProductImages>

/** Width on the product page at twice the pixel density. */
const WIDTH = 960
/** Longer than a product form stays open. */
const UNSAVED_MS = 24 * 60 * 60 * 1_000
const SWEPT_AT_ONCE = 200

export function createProductImages({ db, pictures, clock, audit, log }: Deps) {
  /** Returns the URL to save with the product. */
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

  /** Matches the key anywhere in the URL: an admin may have typed another host or path. */
  async function isInUse(url: string): Promise<boolean> {
    const stem = nameOf(url).split('-', 1)[0] ?? url
    return (await listImageUrls(db)).some((used) => used.includes(stem))
  }

  /** Removes uploads that were never saved. An image that was once part of a product is not tracked any more. */
  async function sweep(): Promise<void> {
    const before = new Date(clock.now().getTime() - UNSAVED_MS)
    let removed = 0
    for (const url of await listProductUploads(db, { before, limit: SWEPT_AT_ONCE })) {
      // Checked right before each removal, because a product may be saved meanwhile.
      const isUsed = await isInUse(url)
      if (!isUsed && !(await pictures.remove(url))) continue
      await deleteProductUpload(db, url)
      if (!isUsed) removed += 1
    }
    if (removed > 0) log.info({ removed }, 'unsaved product images removed')
  }

  return { add, sweep }
}

function nameOf(url: string): string {
  return url.slice(url.lastIndexOf('/') + 1)
}
