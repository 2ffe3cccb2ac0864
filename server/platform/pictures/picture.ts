// Re-encodes uploaded images, so that nothing but pixels is stored. The type is detected by content.
import type { Sharp, SharpOptions } from 'sharp'
import { IMAGE_WIDTHS_PX } from '#contract/network/gamemodes.ts'
import { HERO_TALL_RATIO, HERO_TALL_WIDTHS, HERO_WIDTHS } from '#contract/site/site-images.ts'
import { AppError } from '#server/platform/kernel/app-error.ts'
import { loadSharp } from '#server/platform/kernel/load-sharp.ts'
import { createSemaphore } from '#server/platform/kernel/semaphore.ts'

type Variant = {
  /** After the stem of the file name. */
  name: string
  kind: 'webp' | 'avif'
  width: number
  /** Cropped to this height by its width; else the whole picture. */
  ratio?: number
}

export type Picture = { name: string; width: number; bytes: Buffer }

const whole = (kind: Variant['kind'], width: number): Variant => ({ name: `${width}.${kind}`, kind, width })

export const PLAIN_VARIANTS = IMAGE_WIDTHS_PX.map((width) => whole('webp', width))

export const HERO_VARIANTS: readonly Variant[] = (['webp', 'avif'] as const).flatMap((kind) => [
  ...HERO_WIDTHS.map((width) => whole(kind, width)),
  ...HERO_TALL_WIDTHS.map((width) => {
    const name = `tall-${width}.${kind}`
    return { name, kind, width, ratio: HERO_TALL_RATIO }
  }),
])

const PIXELS_MAX = 50_000_000
const FRAMES_MAX = 1_000
/** Decompression bombs: a few kilobytes can take a quarter of a gigabyte, also below the pixel limit. */
const MEMORY_MAX_BYTES = 64_000_000
/** Measured: lines in memory while an image is decoded line by line. */
const LINES_IN_MEMORY = 500
const WEBP_QUALITY = 80
/** A tenth of the time of the default effort, and files that are 4% larger: an admin waits for it. */
const AVIF = { quality: 50, effort: 1 }
const MAX_HEIGHT_RATIO = 2

const ACCEPTED = ['89504e470d0a1a0a', 'ffd8ff', '474946383761', '474946383961']
/** The format that the site itself stores, accepted from the file of a site. */
const WEBP = /^RIFF.{4}WEBP/s
const OTHER_IMAGES =
  /^(?:RIFF.{4}WEBP|.{4}ftyp(?:avif|avis|heic|heix|mif1)|BM|II\*|\s*(?:<\?xml[^>]*>\s*|<!--[^>]*>\s*)*<svg)/s
const HEAD_BYTES = 256

/** One at a time, because encoding takes a core and much memory; the others wait briefly with their upload in memory. */
const semaphore = createSemaphore({ concurrency: 1, maxQueued: 3, timeoutMs: 8_000 })

/** Rejects with an AppError when the bytes are not an accepted image. */
export function toPictures(
  bytes: Uint8Array,
  variants: readonly Variant[] = PLAIN_VARIANTS,
  acceptsWebp = false,
): Promise<Picture[]> {
  return decode(bytes, acceptsWebp, (image, sharp) => encode(image, sharp, variants))
}

/** Decodes every pixel. Rejects as `toPictures` does, which also accepts WebP. */
export async function checkPicture(bytes: Uint8Array): Promise<void> {
  await decode(bytes, true, (image) => image.resize(1, 1, { fit: 'fill' }).raw().toBuffer())
}

type LoadedSharp = Awaited<ReturnType<typeof loadSharp>>

async function decode<Result>(
  bytes: Uint8Array,
  acceptsWebp: boolean,
  work: (image: Sharp, sharp: LoadedSharp) => Promise<Result>,
): Promise<Result> {
  refuseOtherKinds(bytes, acceptsWebp)
  return semaphore(async () => {
    const sharp = await loadSharp()
    const read = (options: SharpOptions) => sharp(bytes, { failOn: 'error', ...options })
    try {
      refuseBombs(await read({ limitInputPixels: false }).metadata())
      return await work(read({ limitInputPixels: PIXELS_MAX }), sharp)
    } catch (error) {
      throw error instanceof AppError ? error : new AppError('image_damaged', { cause: error })
    }
  })
}

/** By the first bytes; the declared type is ignored. */
function refuseOtherKinds(bytes: Uint8Array, acceptsWebp: boolean): void {
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES))
  if (ACCEPTED.some((magic) => head.toString('hex').startsWith(magic))) return
  if (acceptsWebp && WEBP.test(head.toString('latin1'))) return
  throw new AppError(OTHER_IMAGES.test(head.toString('latin1')) ? 'image_kind_not_accepted' : 'not_an_image')
}

type Metadata = Awaited<ReturnType<Sharp['metadata']>>

/** Checks the header alone, before anything is decoded. */
function refuseBombs(metadata: Metadata): void {
  const { width, height, pages = 1 } = metadata
  const isTooMuch =
    width * height > PIXELS_MAX || pages > FRAMES_MAX || decodingBytes(metadata) > MEMORY_MAX_BYTES
  if (isTooMuch) throw new AppError('image_dimensions_too_large')
}

/** Peak memory while decoding, from measured bytes per pixel of each format. */
function decodingBytes({ format, width, height, channels, depth, hasAlpha, ...metadata }: Metadata): number {
  const { isProgressive, chromaSubsampling } = metadata
  const pixels = width * height
  if (format === 'gif' || format === 'webp') return pixels * 5
  if (format === 'jpeg') return isProgressive ? pixels * (chromaSubsampling === '4:2:0' ? 4 : 7) : 0
  const bytesOfSample = depth === 'uchar' ? 1 : 2
  if (isProgressive) return pixels * channels * bytesOfSample * 1.3
  return width * Math.min(height, LINES_IN_MEMORY) * (hasAlpha ? 16 : 10) * bytesOfSample
}

/** Decoded once, then scaled. Only the first frame of an animation is used. */
async function encode(
  source: Sharp,
  sharp: (input: Buffer, options: SharpOptions) => Sharp,
  variants: readonly Variant[],
): Promise<Picture[]> {
  const { data, info } = await fit(source.autoOrient(), Math.max(...variants.map(({ width }) => width)))
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const pictures: Picture[] = []
  for (const { name, kind, width: target, ratio } of variants) {
    const pixels = sharp(data, { raw: { width, height, channels } })
    const sized = ratio
      ? // Around the part that catches the eye.
        pixels.resize({ width: target, height: Math.round(target * ratio), position: 'attention' })
      : fit(pixels, target)
    const encoded = kind === 'webp' ? sized.webp({ quality: WEBP_QUALITY }) : sized.avif(AVIF)
    pictures.push({ name, width: target, bytes: await encoded.toBuffer() })
  }
  return pictures
}

function fit(picture: Sharp, width: number): Sharp {
  return picture.resize({ width, height: width * MAX_HEIGHT_RATIO, fit: 'inside', withoutEnlargement: true })
}
