// node art/lamps.ts: where the hero's lamps are, for the mask of those that are lit (needs the masters of hero-lamps).
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { PICTURES } from './pictures.ts'

const OUT = fileURLToPath(new URL('./out/', import.meta.url))
const TARGET = fileURLToPath(new URL('../web/pages/home/lamps.json', import.meta.url))

/** In blocks: how far a lamp is seen to shine, and how close two are to be one. */
const REACH = 8.5
const TOGETHER = 6
/** Brightness from 0 to 255 that the brightest pixel around a lamp has when no roof hides the lamp. */
const SEEN = 110

type Lamp = { x: number; y: number; mirror: number; away: number }

async function lampsOf(name: string): Promise<number[][]> {
  const picture = PICTURES.find((one) => one.name === name)
  if (!picture) throw new Error(`${name} is no picture`)
  const { width, height } = picture
  const { data } = await sharp(`${OUT}${name}.light.png`)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const brightest = (x: number, y: number) => {
    let most = 0
    for (let row = -8; row <= 8; row += 2)
      for (let column = -8; column <= 8; column += 2) {
        const [px, py] = [Math.round((x / 100) * width) + column, Math.round((y / 100) * height) + row]
        if (px >= 0 && py >= 0 && px < width && py < height) most = Math.max(most, data[py * width + px] ?? 0)
      }
    return most
  }
  const places = JSON.parse(await readFile(`${OUT}${name}.json`, 'utf8')) as [
    number,
    number,
    number,
    number,
  ][]
  const seen = places
    .map(([x, y, mirror, away]): Lamp => ({ x, y, mirror, away }))
    .filter(({ x, y }) => x > 0 && x < 100 && y > 0 && y < 100 && brightest(x, y) > SEEN)
    .toSorted((one, other) => one.away - other.away)
  const scale = name.includes('tall')
    ? height / (2 * Math.tan((52 / 2) * (Math.PI / 180)))
    : height / (2 * Math.tan((40 / 2) * (Math.PI / 180)))
  const lamps: Lamp[] = []
  for (const lamp of seen) {
    const near = (TOGETHER * scale) / lamp.away
    const isKnown = lamps.some(
      (other) => Math.hypot(((other.x - lamp.x) / 100) * width, ((other.y - lamp.y) / 100) * height) < near,
    )
    if (!isKnown) lamps.push(lamp)
  }
  const round = (value: number) => Math.round(value * 10) / 10
  // Every fifth one first, so that few lights are spread over the village.
  const spread = lamps
    .map((lamp, index) => ({ lamp, rank: (index * 7) % lamps.length }))
    .toSorted((one, other) => one.rank - other.rank)
  return spread.map(({ lamp: { x, y, mirror, away } }) => {
    const px = (REACH * scale) / away
    const shown = [round(x), round(y), round((px / width) * 100), round((px / height) * 100)]
    return mirror < 100 && brightest(x, mirror) > SEEN / 3 ? [...shown, round(mirror)] : shown
  })
}

await writeFile(
  TARGET,
  `${JSON.stringify({ wide: await lampsOf('hero-lamps'), tall: await lampsOf('hero-tall-lamps') })}\n`,
)
