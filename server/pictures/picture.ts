// Turns what an admin sends into pictures of ours: judged by its content, drawn anew, so that nothing but pixels is kept.
import type { Sharp, SharpOptions } from 'sharp'
import { IMAGE_WIDTHS_PX, type ImageWidth } from '#contract/gamemodes.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { createSemaphore } from '#server/kernel/semaphore.ts'

export type Picture = { width: ImageWidth; webp: Buffer }

const PIXELS_MAX = 50_000_000
const FRAMES_MAX = 1_000
/** A few kilobytes can ask for a quarter of a gigabyte, also with pixels that would be few enough. */
const HELD_MAX_BYTES = 64_000_000
/** As measured: so many lines are held at once where a picture can be drawn line by line. */
const LINES_HELD = 500
const WEBP_QUALITY = 80
const WIDEST = Math.max(...IMAGE_WIDTHS_PX)
/** A tall picture is cut down to this many times its width. */
const TALLEST = 2

const ACCEPTED = ['89504e470d0a1a0a', 'ffd8ff', '474946383761', '474946383961']
const OTHER_IMAGES =
  /^(?:RIFF.{4}WEBP|.{4}ftyp(?:avif|avis|heic|heix|mif1)|BM|II\*|\s*(?:<\?xml[^>]*>\s*|<!--[^>]*>\s*)*<svg)/s
const HEAD_BYTES = 256

/** One at a time: drawing takes a core and memory, and admins can wait a moment. */
const semaphore = createSemaphore({ concurrency: 1, maxQueued: 8 })

/** Ends the request with the reason when the bytes are not a picture that we take. */
export async function toPictures(bytes: Uint8Array): Promise<Picture[]> {
  refuseOtherKinds(bytes)
  return semaphore(async () => {
    const { default: sharp } = await import('sharp')
    sharp.cache(false)
    sharp.concurrency(1)
    const read = (options: SharpOptions) => sharp(bytes, { failOn: 'error', ...options })
    try {
      refuseBombs(await read({ limitInputPixels: false }).metadata())
      return await draw(read({ limitInputPixels: PIXELS_MAX }), sharp)
    } catch (error) {
      throw error instanceof AppError ? error : new AppError('image_damaged', { cause: error })
    }
  })
}

/** By the first bytes; what the sender says about the file counts for nothing. */
function refuseOtherKinds(bytes: Uint8Array): void {
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES))
  if (ACCEPTED.some((magic) => head.toString('hex').startsWith(magic))) return
  throw new AppError(OTHER_IMAGES.test(head.toString('latin1')) ? 'image_kind_not_accepted' : 'not_an_image')
}

type Metadata = Awaited<ReturnType<Sharp['metadata']>>

/** Told from the header alone: a few bytes can promise more pixels than there is memory. */
function refuseBombs(metadata: Metadata): void {
  const { width, height, pages = 1 } = metadata
  const isTooMuch = width * height > PIXELS_MAX || pages > FRAMES_MAX || heldBytes(metadata) > HELD_MAX_BYTES
  if (isTooMuch) throw new AppError('image_dimensions_too_large')
}

/** What lies in memory at once while it is drawn, by what each kind was seen to take for a pixel. */
function heldBytes({ format, width, height, channels, depth, hasAlpha, ...metadata }: Metadata): number {
  const { isProgressive, chromaSubsampling } = metadata
  const pixels = width * height
  if (format === 'gif') return pixels * 5
  if (format === 'jpeg') return isProgressive ? pixels * (chromaSubsampling === '4:2:0' ? 4 : 7) : 0
  const bytesOfSample = depth === 'uchar' ? 1 : 2
  if (isProgressive) return pixels * channels * bytesOfSample * 1.3
  return width * Math.min(height, LINES_HELD) * (hasAlpha ? 16 : 10) * bytesOfSample
}

/** Read once, then made smaller. Of an animation only the first frame is taken. */
async function draw(
  source: Sharp,
  sharp: (input: Buffer, options: SharpOptions) => Sharp,
): Promise<Picture[]> {
  const { data, info } = await fit(source.autoOrient(), WIDEST)
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const pictures: Picture[] = []
  for (const wanted of IMAGE_WIDTHS_PX) {
    const pixels = sharp(data, { raw: { width, height, channels } })
    const webp = await fit(pixels, wanted).webp({ quality: WEBP_QUALITY }).toBuffer()
    pictures.push({ width: wanted, webp })
  }
  return pictures
}

function fit(picture: Sharp, width: number): Sharp {
  return picture.resize({ width, height: width * TALLEST, fit: 'inside', withoutEnlargement: true })
}
