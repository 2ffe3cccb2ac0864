// The pictures of an archive: each is stored under the name that it has there, so a second import finds it.
import { createHash } from 'node:crypto'
import { CROCKFORD_ALPHABET } from '#contract/shop/reference.ts'
import type { SiteFilePreview } from '#contract/site/site-file.schema.ts'
import { AppError } from '#server/platform/kernel/app-error.ts'
import type { PictureKind, Pictures } from '#server/platform/pictures/pictures.service.ts'
import { PICTURE_FOLDER, type SiteArchive } from './site-archive.ts'
import { listPictureFields, mapPictureFields, type SiteFileKind } from './site-file-kind.ts'

type LeftOut = SiteFilePreview['pictures']['left_out'][number]
type Reason = LeftOut['reason']
type NewPicture = { name: string; stem: string; bytes: Uint8Array; kind: PictureKind }
/** An address that will be stored, and where. */
type Use = { kind: SiteFileKind; url: string; path: string }

export type PlannedPictures = { add: NewPicture[]; uses: Use[]; leftOut: LeftOut[] }

const EXPORTED_NAME = /^([0-9A-HJKMNP-TV-Z]{26})\.webp$/
const STEM_LENGTH = 26

export function createArchivePictures(pictures: Pictures, archive: SiteArchive) {
  const planned: PlannedPictures = { add: [], uses: [], leftOut: [] }
  const found = new Map<string, Promise<Reason | null>>()

  /** Null when it is stored here or can be; every picture is looked at once. */
  function ensure(name: string, stem: string | null, kind: PictureKind): Promise<Reason | null> {
    const key = `${stem} ${kind}`
    const known = found.get(key)
    if (known && stem !== null) return known
    const looking = look(name, stem, kind)
    found.set(key, looking)
    return looking
  }

  async function look(name: string, stem: string | null, kind: PictureKind): Promise<Reason | null> {
    const given = archive.pictures.get(name)
    if (stem !== null && (await pictures.has(stem, kind))) return null
    if (stem === null || !given) return 'missing'
    const reason = await pictures.check(given.bytes).then(() => null, refusalOf)
    if (reason === null) planned.add.push({ name, stem, kind, bytes: given.bytes })
    return reason
  }

  function stemOf(name: string, kind: PictureKind): string | null {
    const given = archive.pictures.get(name)
    const exported = EXPORTED_NAME.exec(name)?.[1] ?? null
    return given && !(exported && given.isAsExported) ? stemOfContent(given.bytes, kind) : exported
  }

  /** The value with addresses of this site; null where a picture is left out. */
  async function resolve(kind: SiteFileKind, value: unknown): Promise<unknown> {
    const addresses = new Map<string, string | null>()
    for (const { address, path } of listPictureFields(value)) {
      const variants = kind.pictures.variantsAt(path)
      const isFile = address.startsWith(PICTURE_FOLDER)
      const name = isFile ? address.slice(PICTURE_FOLDER.length) : address
      const stem = isFile ? stemOf(name, variants) : pictures.stemOf(address)
      if (!isFile && stem === null) continue
      const reason = await ensure(name, stem, variants)
      const url = stem === null || reason !== null ? null : pictures.urlOf(stem, kind.pictures.width)
      if (url === null) {
        planned.leftOut.push({ name, path: `${kind.name}.${path}`, reason: reason ?? 'missing' })
      } else {
        planned.uses.push({ kind, url, path })
      }
      addresses.set(path, url)
    }
    if (addresses.size === 0) return value
    return mapPictureFields(value, (address, path) =>
      addresses.has(path) ? (addresses.get(path) ?? null) : address,
    )
  }

  return { planned, resolve }
}

/** Equal bytes have equal names, also when they are imported again. */
function stemOfContent(bytes: Uint8Array, kind: PictureKind): string {
  const digest = createHash('sha256').update(kind).update(bytes).digest()
  return Array.from(
    digest.subarray(0, STEM_LENGTH),
    (byte) => CROCKFORD_ALPHABET[byte % CROCKFORD_ALPHABET.length],
  ).join('')
}

const REASONS: readonly Reason[] = [
  'not_an_image',
  'image_kind_not_accepted',
  'image_dimensions_too_large',
  'image_damaged',
]

function refusalOf(error: unknown): Reason {
  const reason = error instanceof AppError ? REASONS.find((known) => known === error.code) : undefined
  if (!reason) throw error
  return reason
}
