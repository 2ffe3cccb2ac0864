// Re-encodes pictures of avatar services, so that nothing but 64 by 64 pixels reaches visitors.
import { loadSharp } from '#server/platform/kernel/load-sharp.ts'
import { createSemaphore } from '#server/platform/kernel/semaphore.ts'

/** Eight pixels for each of a face, and twice the largest head on a page. */
export const HEAD_PX = 64
export const HEAD_TYPE = 'image/webp'

const SIDE_MIN_PX = 8
const SIDE_MAX_PX = 1_024
/** First bytes of PNG, JPEG and WebP, in hexadecimal. */
const ACCEPTED = /^(?:89504e470d0a1a0a|ffd8ff|52494646.{8}57454250)/
const MAGIC_BYTES = 12

/** One at a time, because heads are never urgent. */
const semaphore = createSemaphore({ concurrency: 1, maxQueued: 16 })

/** Rejects when the bytes are no picture, or too large a one. */
export async function toHead(bytes: Buffer): Promise<Buffer> {
  if (!ACCEPTED.test(bytes.toString('hex', 0, MAGIC_BYTES))) throw new Error('the reply is not a picture')
  return semaphore(async () => {
    const sharp = await loadSharp()
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    const sides = [width, height]
    if (Math.max(...sides) > SIDE_MAX_PX) throw new Error('the picture is too large')
    if (Math.min(...sides) < SIDE_MIN_PX) throw new Error('the picture is too small')
    return sharp(bytes, { limitInputPixels: SIDE_MAX_PX * SIDE_MAX_PX, failOn: 'error' })
      .resize({ width: HEAD_PX, height: HEAD_PX, fit: 'cover', kernel: 'nearest' })
      .toColourspace('srgb')
      .webp({ lossless: true })
      .toBuffer()
  })
}

/** One transparent pixel: the generated face behind it stays visible, and the browser logs no error. */
export const NO_HEAD = Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64')
