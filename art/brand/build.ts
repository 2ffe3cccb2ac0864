// node art/brand/build.ts: mark, icons, favicon and the social picture (needs art/out/hero.png).
import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { MARK_PATHS, word } from './pixels.ts'

const ICONS = fileURLToPath(new URL('../../public/icons/', import.meta.url))
const FAVICON = fileURLToPath(new URL('../../public/favicon.ico', import.meta.url))
const SOCIAL = fileURLToPath(new URL('../../public/art/social-1200x630.jpg', import.meta.url))
const HERO = fileURLToPath(new URL('../out/hero.png', import.meta.url))
const GROUND = '#0b0d1a'
const NAME = 'ANGKASA'
const GOLD = { face: '#ffd23f', side: '#b5791f' }

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" shape-rendering="crispEdges"'

function svg(viewBox: string, body: string, size?: number): string {
  const fixed = size ? ` width="${size}" height="${size}"` : ' role="img" aria-label="Angkasa"'
  return `${SVG} viewBox="${viewBox}"${fixed}>${body}</svg>\n`
}

/** A PNG of the mark. With padding (in mark pixels) it stands on its own ground. */
async function icon(size: number, padding: number): Promise<Buffer> {
  const box = 16 + padding * 2
  const ground = `<rect x="${-padding}" y="${-padding}" width="${box}" height="${box}" fill="${GROUND}"/>`
  const body = (padding ? ground : '') + MARK_PATHS
  const image = sharp(Buffer.from(svg(`${-padding} ${-padding} ${box} ${box}`, body, size)))
  return image.png({ compressionLevel: 9 }).toBuffer()
}

/** An ICO file is a small table of contents followed by whole PNG files. */
function ico(images: { size: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + images.length * 16)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(images.length, 4)
  let offset = head.length
  images.forEach(({ size, png }, i) => {
    const entry = 6 + i * 16
    head.writeUInt8(size, entry)
    head.writeUInt8(size, entry + 1)
    head.writeUInt16LE(1, entry + 4)
    head.writeUInt16LE(32, entry + 6)
    head.writeUInt32LE(png.length, entry + 8)
    head.writeUInt32LE(offset, entry + 12)
    offset += png.length
  })
  return Buffer.concat([head, ...images.map(({ png }) => png)])
}

async function icons(): Promise<void> {
  await writeFile(`${ICONS}mark.svg`, svg('0 0 16 16', MARK_PATHS))
  await writeFile(`${ICONS}icon-32.png`, await icon(32, 0))
  for (const size of [180, 192, 512]) await writeFile(`${ICONS}icon-${size}.png`, await icon(size, 2))
  await writeFile(`${ICONS}icon-512-maskable.png`, await icon(512, 5))
  const small = await Promise.all([16, 32, 48].map(async (size) => ({ size, png: await icon(size, 0) })))
  await writeFile(FAVICON, ico(small))
}

/** The hero's right side, darkened towards the left, with mark and name. */
async function social(): Promise<void> {
  const [width, height, pixel] = [1200, 630, 12]
  const letters = (top: number, fill: string) => `<path fill="${fill}" d="${word(NAME, 64, top, pixel)}"/>`
  const stops = [
    [0, 0.8],
    [0.6, 0.12],
    [1, 0],
  ].map(([at, alpha]) => `<stop offset="${at}" stop-color="${GROUND}" stop-opacity="${alpha}"/>`)
  const over = `${SVG} width="${width}" height="${height}">
    <defs><linearGradient id="veil">${stops.join('')}</linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#veil)"/>
    <g transform="translate(64 84) scale(6)">${MARK_PATHS}</g>
    ${letters(208 + 8, GOLD.side)}${letters(208, GOLD.face)}</svg>`
  const crop = sharp(HERO).extract({ left: 230, top: 40, width: 2170, height: 1139 }).resize(width, height)
  const image = crop.composite([{ input: Buffer.from(over) }])
  await image.jpeg({ quality: 84, mozjpeg: true }).toFile(SOCIAL)
}

await mkdir(ICONS, { recursive: true })
await icons()
await social()
