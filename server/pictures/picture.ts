// Re-encodes uploaded images, so that nothing but pixels is stored. The type is detected by content.
import type { Sharp, SharpOptions } from 'sharp'
import { IMAGE_WIDTHS_PX, type ImageWidth } from '#contract/gamemodes.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { createSemaphore } from '#server/kernel/semaphore.ts'

export type Picture = { width: ImageWidth; webp: Buffer }

const PIXELS_MAX = 50_000_000
const FRAMES_MAX = 1_000
/** Decompression bombs: a few kilobytes can take a quarter of a gigabyte, also below the pixel limit. */
const MEMORY_MAX_BYTES = 64_000_000
/** Measured: lines in memory while an image is decoded line by line. */
const LINES_IN_MEMORY = 500
const WEBP_QUALITY = 80
const MAX_WIDTH = Math.max(...IMAGE_WIDTHS_PX)
/** Largest height as a multiple of the width. */
const MAX_HEIGHT_RATIO = 2

const ACCEPTED = ['89504e470d0a1a0a', 'ffd8ff', '474946383761', '474946383961']
const OTHER_IMAGES =
  /^(?:RIFF.{4}WEBP|.{4}ftyp(?:avif|avis|heic|heix|mif1)|BM|II\*|\s*(?:<\?xml[^>]*>\s*|<!--[^>]*>\s*)*<svg)/s
const HEAD_BYTES = 256

/** One at a time, because encoding takes a core and much memory. */
const semaphore = createSemaphore({ concurrency: 1, maxQueued: 8 })

/** Rejects with an AppError when the bytes are not an accepted image. */
export async function toPictures(bytes: Uint8Array): Promise<Picture[]> {
  refuseOtherKinds(bytes)
  return semaphore(async () => {
    const { default: sharp } = await import('sharp')
    sharp.cache(false)
    sharp.concurrency(1)
    const read = (options: SharpOptions) => sharp(bytes, { failOn: 'error', ...options })
    try {
      refuseBombs(await read({ limitInputPixels: false }).metadata())
      return await encode(read({ limitInputPixels: PIXELS_MAX }), sharp)
    } catch (error) {
      throw error instanceof AppError ? error : new AppError('image_damaged', { cause: error })
    }
  })
}

/** By the first bytes; the declared type is ignored. */
function refuseOtherKinds(bytes: Uint8Array): void {
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES))
  if (ACCEPTED.some((magic) => head.toString('hex').startsWith(magic))) return
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
  if (format === 'gif') return pixels * 5
  if (format === 'jpeg') return isProgressive ? pixels * (chromaSubsampling === '4:2:0' ? 4 : 7) : 0
  const bytesOfSample = depth === 'uchar' ? 1 : 2
  if (isProgressive) return pixels * channels * bytesOfSample * 1.3
  return width * Math.min(height, LINES_IN_MEMORY) * (hasAlpha ? 16 : 10) * bytesOfSample
}

/** Decoded once, then scaled. Only the first frame of an animation is used. */
async function encode(
  source: Sharp,
  sharp: (input: Buffer, options: SharpOptions) => Sharp,
): Promise<Picture[]> {
  const { data, info } = await fit(source.autoOrient(), MAX_WIDTH)
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const pictures: Picture[] = []
  for (const target of IMAGE_WIDTHS_PX) {
    const pixels = sharp(data, { raw: { width, height, channels } })
    const webp = await fit(pixels, target).webp({ quality: WEBP_QUALITY }).toBuffer()
    pictures.push({ width: target, webp })
  }
  return pictures
}

function fit(picture: Sharp, width: number): Sharp {
  return picture.resize({ width, height: width * MAX_HEIGHT_RATIO, fit: 'inside', withoutEnlargement: true })
}
