// node art/grounds.ts: what stands in the place of a picture until it is loaded, from the encoded files in public/art.
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { PUBLIC } from './encode.ts'

const web = (path: string) => fileURLToPath(new URL(`../web/${path}`, import.meta.url))
const BANDS = 3
const HOURS = ['dawn', 'day', 'dusk', 'night']

const hex = (value: number) => Math.round(value / 17).toString(16)

/** The colours of its bands from top to bottom, three digits each. */
async function bandsOf(file: string): Promise<string> {
  const image = sharp(PUBLIC + file)
    .removeAlpha()
    .modulate({ saturation: 1.25 })
  const data = await image.resize(1, BANDS, { fit: 'fill', kernel: 'mitchell' }).raw().toBuffer()
  return Array.from(data, hex).join('')
}

/** 24 pixels wide, blurred by the browser that enlarges it. */
async function smallOf(hour: string): Promise<string> {
  const image = sharp(`${PUBLIC}hero-${hour}-1280.avif`).removeAlpha().resize(24).blur(0.8)
  return `data:image/webp;base64,${(await image.webp({ quality: 30, effort: 6 }).toBuffer()).toString('base64')}`
}

const source = await readFile(web('kit/ui/art.ts'), 'utf8')
let named = source
for (const [call, kind, name = ''] of source.matchAll(/(points|scene)\('([a-z-]+)', '[0-9a-f]{9}'/g)) {
  const file = kind === 'scene' ? `${name}-480.avif` : `points-${name}-256.avif`
  named = named.replace(call, `${kind}('${name}', '${await bandsOf(file)}'`)
}
await writeFile(web('kit/ui/art.ts'), named)

const small: Record<string, string> = {}
for (const hour of HOURS) small[hour] = await smallOf(hour)
await writeFile(web('pages/home/hero-grounds.json'), `${JSON.stringify(small)}\n`)
