// Icons of the site from its mark or its uploaded logo.
import type { Sharp } from 'sharp'
import { SURFACES } from '#contract/platform/colour.ts'
import { loadSharp } from '#server/platform/kernel/load-sharp.ts'
import { MARK_SIZE, toSvg } from './mark.ts'

/** A made mark as the inside of an SVG, or the bytes of an uploaded picture. */
export type MarkImage = { kind: 'svg'; inner: string } | { kind: 'picture'; bytes: Buffer }

/** Edge of the picture inside of `mark.svg`: the mark is shown at 40 pixels at most. */
const EMBEDDED_SIZE = 128

async function rasterize(image: MarkImage, size: number): Promise<Sharp> {
  const sharp = await loadSharp()
  const clear = { r: 0, g: 0, b: 0, alpha: 0 }
  if (image.kind === 'picture') {
    return sharp(image.bytes).resize(size, size, { fit: 'contain', background: clear })
  }
  const scaled = `<g transform="scale(${size / MARK_SIZE})">${image.inner}</g>`
  return sharp(Buffer.from(toSvg(scaled, { x: 0, y: 0, width: size, height: size })))
}

/** `padding` is a share of the edge; with it the background is the site's. */
export async function renderIcon(image: MarkImage, size: number, padding = 0): Promise<Buffer> {
  const inner = Math.round(size * (1 - 2 * padding))
  const mark = await rasterize(image, inner)
  if (padding === 0) return mark.png({ compressionLevel: 9 }).toBuffer()
  const sharp = await loadSharp()
  return sharp({ create: { width: size, height: size, channels: 3, background: SURFACES.ground } })
    .composite([{ input: await mark.png().toBuffer() }])
    .png({ compressionLevel: 9 })
    .toBuffer()
}

export async function renderMarkSvg(image: MarkImage): Promise<string> {
  const box = { x: 0, y: 0, width: MARK_SIZE, height: MARK_SIZE }
  if (image.kind === 'svg') return toSvg(image.inner, box)
  const png = await renderIcon(image, EMBEDDED_SIZE)
  const href = `data:image/png;base64,${png.toString('base64')}`
  return toSvg(`<image href="${href}" width="${MARK_SIZE}" height="${MARK_SIZE}"/>`, box)
}

export async function renderMarkPng(image: MarkImage, edge: number): Promise<Buffer> {
  const sharp = await loadSharp()
  return sharp(Buffer.from(await renderMarkSvg(image)), { density: 72 * (edge / MARK_SIZE) })
    .resize(edge, edge)
    .png()
    .toBuffer()
}

const FAVICON_SIZES = [16, 32, 48]
const HEAD_BYTES = 6
const ENTRY_BYTES = 16

/** An ICO file is a table of contents followed by whole PNG files. */
export async function renderFavicon(image: MarkImage): Promise<Buffer> {
  const pngs = await Promise.all(FAVICON_SIZES.map((size) => renderIcon(image, size)))
  const head = Buffer.alloc(HEAD_BYTES + pngs.length * ENTRY_BYTES)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pngs.length, 4)
  let offset = head.length
  pngs.forEach((png, index) => {
    const entry = HEAD_BYTES + index * ENTRY_BYTES
    const size = FAVICON_SIZES[index] ?? 0
    head.writeUInt8(size, entry)
    head.writeUInt8(size, entry + 1)
    head.writeUInt16LE(1, entry + 4)
    head.writeUInt16LE(32, entry + 6)
    head.writeUInt32LE(png.length, entry + 8)
    head.writeUInt32LE(offset, entry + 12)
    offset += png.length
  })
  return Buffer.concat([head, ...pngs])
}
