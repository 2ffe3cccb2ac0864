// Turns a PNG master into AVIF and WebP in the widths a picture asks for.
import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import type { Picture } from './pictures.ts'

export const PUBLIC = fileURLToPath(new URL('../public/art/', import.meta.url))

export async function encode(picture: Picture, png: string): Promise<void> {
  await mkdir(PUBLIC, { recursive: true })
  for (const width of picture.widths) {
    const image = sharp(png).resize({ width, kernel: 'lanczos3' })
    const base = `${PUBLIC}${picture.name}-${width}`
    await image
      .clone()
      .avif({ quality: picture.avif ?? 50, effort: 4 })
      .toFile(`${base}.avif`)
    await image
      .clone()
      .webp({ quality: picture.webp ?? 75, effort: 4 })
      .toFile(`${base}.webp`)
  }
}
