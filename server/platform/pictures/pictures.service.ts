// Uploaded images: re-encoded in several widths and stored.
import type { ImageWidth } from '#contract/network/gamemodes.ts'
import { BLOB_NAME, type BlobStore } from '#server/platform/blobs/blob-store.ts'
import type { Log } from '#server/platform/kernel/log.ts'
import { newId, type Random } from '#server/platform/kernel/random.ts'
import { checkPicture, HERO_VARIANTS, type Picture, PLAIN_VARIANTS, toPictures } from './picture.ts'

type Deps = { blobs: BlobStore; random: Random; log: Pick<Log, 'warn'> }

type ForeignPicture = { stem: string; bytes: Uint8Array; kind: PictureKind }
type StoredPicture = { urlAt(width: ImageWidth): string }

/** Heroes also have variants for phones and for wide screens, and AVIF. */
export type PictureKind = 'plain' | 'hero'

const VARIANTS = { plain: PLAIN_VARIANTS, hero: HERO_VARIANTS }

export type Pictures = ReturnType<typeof createPictures>

export function createPictures({ blobs, random, log }: Deps) {
  /** Rejects with an AppError when the bytes are not an accepted image. */
  async function store(bytes: Uint8Array, kind: PictureKind = 'plain'): Promise<StoredPicture> {
    return storeAs(newId(random), await toPictures(bytes, VARIANTS[kind]), kind)
  }

  /** A picture of another site under the name that it has there. */
  async function restore({ stem, bytes, kind }: ForeignPicture): Promise<void> {
    await storeAs(stem, await toPictures(bytes, VARIANTS[kind], true), kind)
  }

  async function storeAs(
    stem: string,
    pictures: readonly Picture[],
    kind: PictureKind,
  ): Promise<StoredPicture> {
    try {
      for (const { name, bytes } of pictures) await blobs.put(`${stem}-${name}`, bytes)
    } catch (error) {
      await removeStem(stem, kind)
      throw error
    }
    return { urlAt: (width) => urlOf(stem, width) }
  }

  const urlOf = (stem: string, width: ImageWidth) => blobs.url(`${stem}-${width}.webp`)

  /** False when a file could not be removed; it only takes some space. */
  async function removeStem(stem: string, kind: PictureKind): Promise<boolean> {
    let isRemoved = true
    for (const { name } of VARIANTS[kind]) {
      await blobs.remove(`${stem}-${name}`).catch((error) => {
        isRemoved = false
        log.warn({ err: error, stem }, 'image not removed')
      })
    }
    return isRemoved
  }

  /** The name of an uploaded file; null for a picture from elsewhere. */
  function nameOf(imageUrl: string): string | null {
    const name = imageUrl.slice(imageUrl.lastIndexOf('/') + 1)
    return BLOB_NAME.test(name) && blobs.url(name) === imageUrl ? name : null
  }

  /** Removes all variants; external URLs are ignored. False when it must be retried. */
  async function remove(imageUrl: string, kind: PictureKind = 'plain'): Promise<boolean> {
    const name = nameOf(imageUrl)
    return name === null || removeStem(name.slice(0, name.indexOf('-')), kind)
  }

  async function read(imageUrl: string): Promise<Buffer | null> {
    const name = nameOf(imageUrl)
    return name === null ? null : blobs.read(name)
  }

  /** The widest file of an uploaded picture, with the stem of its name; null for a picture from elsewhere. */
  async function readWidest(imageUrl: string): Promise<{ stem: string; bytes: Buffer | null } | null> {
    const stem = stemOf(imageUrl)
    if (stem === null) return null
    const [hero, plain] = [`${stem}-2400.webp`, `${stem}-1600.webp`]
    return { stem, bytes: (await blobs.read(hero)) ?? (await blobs.read(plain)) }
  }

  function stemOf(imageUrl: string): string | null {
    return nameOf(imageUrl)?.split('-', 1)[0] ?? null
  }

  return {
    store,
    remove,
    read,
    nameOf,
    stemOf,
    urlOf,
    readWidest,
    restore,
    /** Whether a picture with this stem is stored in the variants of its kind. */
    has: async (stem: string, kind: PictureKind): Promise<boolean> =>
      (await blobs.read(`${stem}-${kind === 'hero' ? 2_400 : 1_600}.webp`)) !== null,
    /** Rejects with an AppError when `restore` would. */
    check: checkPicture,
    /** Origins of images that we do not serve ourselves. */
    origins: blobs.origin === null ? [] : [blobs.origin],
  }
}
