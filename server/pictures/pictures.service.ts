// Uploaded images: re-encoded in three widths and stored.
import { IMAGE_WIDTHS_PX, type ImageWidth } from '#contract/gamemodes.ts'
import { BLOB_NAME, type BlobStore } from '#server/blobs/blob-store.ts'
import type { Log } from '#server/kernel/log.ts'
import { newId, type Random } from '#server/kernel/random.ts'
import { toPictures } from './picture.ts'

type Deps = { blobs: BlobStore; random: Random; log: Pick<Log, 'warn'> }

type StoredPicture = { urlAt(width: ImageWidth): string }

export type Pictures = ReturnType<typeof createPictures>

export function createPictures({ blobs, random, log }: Deps) {
  /** Rejects with an AppError when the bytes are not an accepted image. */
  async function store(bytes: Uint8Array): Promise<StoredPicture> {
    const pictures = await toPictures(bytes)
    const stem = newId(random)
    try {
      for (const { width, webp } of pictures) await blobs.put(nameOf(stem, width), webp)
    } catch (error) {
      await removeStem(stem)
      throw error
    }
    return { urlAt: (width) => blobs.url(nameOf(stem, width)) }
  }

  /** False when a file could not be removed; it only takes some space. */
  async function removeStem(stem: string): Promise<boolean> {
    let isRemoved = true
    for (const width of IMAGE_WIDTHS_PX) {
      await blobs.remove(nameOf(stem, width)).catch((error) => {
        isRemoved = false
        log.warn({ err: error, stem }, 'image not removed')
      })
    }
    return isRemoved
  }

  /** Removes all widths; external URLs are ignored. False when it must be retried. */
  async function remove(imageUrl: string): Promise<boolean> {
    const name = imageUrl.slice(imageUrl.lastIndexOf('/') + 1)
    if (!BLOB_NAME.test(name) || blobs.url(name) !== imageUrl) return true
    return removeStem(name.slice(0, name.indexOf('-')))
  }

  return {
    store,
    remove,
    /** Origins of images that we do not serve ourselves. */
    origins: blobs.origin === null ? [] : [blobs.origin],
  }
}

function nameOf(stem: string, width: number): string {
  return `${stem}-${width}.webp`
}
