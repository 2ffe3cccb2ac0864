// Turns a PNG master into AVIF and WebP in the widths a picture asks for.
import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp, { type Sharp } from 'sharp'
import type { Picture } from './pictures.ts'

export const PUBLIC = fileURLToPath(new URL('../public/art/', import.meta.url))

/** `base` is the master of the picture that this one lies over. */
export async function encode(picture: Picture, png: string, base: string | null): Promise<void> {
  await mkdir(PUBLIC, { recursive: true })
  const master = base === null ? sharp(png) : await lightOver(png, base)
  const { avif = 50, widths } = picture
  for (const [index, width] of widths.entries()) {
    const image = master.clone().removeAlpha().resize({ width, kernel: 'lanczos3' })
    const target = `${PUBLIC}${picture.name}-${width}`
    await image
      .clone()
      .avif({ quality: typeof avif === 'number' ? avif : (avif[index] ?? 50), effort: 4 })
      .toFile(`${target}.avif`)
    if (picture.webp === null) continue
    await image
      .clone()
      .webp({ quality: picture.webp ?? 75, effort: 4 })
      .toFile(`${target}.webp`)
  }
}

/** Below this the two renders differ by their grain only. */
const GRAIN = 5

/** The layer that gives the bright picture when it is blended over the dark one with `screen`. */
async function lightOver(bright: string, dark: string): Promise<Sharp> {
  const read = (file: string) => sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const [{ data: lit, info }, { data: unlit }] = await Promise.all([read(bright), read(dark)])
  const light = lit.map((value, index) => {
    const below = unlit[index] ?? 0
    return Math.max(0, value - below - GRAIN) * (255 / Math.max(1, 255 - below))
  })
  const { width, height } = info
  const png = await sharp(light, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
  await writeFile(bright.replace('.png', '.light.png'), png)
  return sharp(png)
}
