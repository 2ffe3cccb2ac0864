// Pictures that admins send: drawn anew in three widths, and kept.
import { IMAGE_WIDTHS_PX, type ImageWidth } from '#contract/gamemodes.ts'
import { BLOB_NAME, type BlobStore } from '#server/blobs/blob-store.ts'
import type { Log } from '#server/kernel/log.ts'
import { newId, type Random } from '#server/kernel/random.ts'
import { toPictures } from './picture.ts'

type Deps = { blobs: BlobStore; random: Random; log: Pick<Log, 'warn'> }

/** Where browsers find a picture, by its width. */
type KeptPicture = { urlAt(width: ImageWidth): string }

export type Pictures = ReturnType<typeof createPictures>

export function createPictures({ blobs, random, log }: Deps) {
  /** Ends the request with the reason when the bytes are not a picture that we take. */
  async function keep(bytes: Uint8Array): Promise<KeptPicture> {
    const pictures = await toPictures(bytes)
    const stem = newId(random)
    try {
      for (const { width, webp } of pictures) await blobs.put(nameOf(stem, width), webp)
    } catch (error) {
      await forgetStem(stem)
      throw error
    }
    return { urlAt: (width) => blobs.url(nameOf(stem, width)) }
  }

  /** A file that stays behind costs a little room and nothing else. Tells whether none does. */
  async function forgetStem(stem: string): Promise<boolean> {
    let isGone = true
    for (const width of IMAGE_WIDTHS_PX) {
      await blobs.remove(nameOf(stem, width)).catch((error) => {
        isGone = false
        log.warn({ err: error, stem }, 'a picture could not be removed')
      })
    }
    return isGone
  }

  /** In all its widths. An address that is not of our making is left alone. False when it has to be tried again. */
  async function forget(imageUrl: string): Promise<boolean> {
    const name = imageUrl.slice(imageUrl.lastIndexOf('/') + 1)
    if (!BLOB_NAME.test(name) || blobs.url(name) !== imageUrl) return true
    return forgetStem(name.slice(0, name.indexOf('-')))
  }

  return {
    keep,
    forget,
    /** The hosts that pictures come from, where they are not our own. */
    origins: blobs.origin === null ? [] : [blobs.origin],
  }
}

function nameOf(stem: string, width: number): string {
  return `${stem}-${width}.webp`
}
