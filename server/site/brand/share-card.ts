// The picture of a shared link: name and tagline on the hero, in the look of the site.
import { accentOf, SURFACES } from '#contract/platform/colour.ts'
import { loadSharp } from '#server/platform/kernel/load-sharp.ts'
import pixelFace from './glyphs/jersey-10.json' with { type: 'json' }
import sansFace from './glyphs/plus-jakarta-sans.json' with { type: 'json' }
import { type MarkImage, renderMarkPng } from './icons.ts'
import { CAPITAL_PIXELS, faceSize } from './mark.ts'
import { breakWords, groundStop, printable, renderLine, widthOf, wrap } from './text-path.ts'

const [WIDTH, HEIGHT] = [1_200, 630]
const INK = '#f6f1e7'
const LEFT = 64
const MARK_EDGE = 96
const TAGLINE_SIZES = [36, 30, 26]
const TITLE_SIZES = [64, 52, 40]
const TAGLINE_LINES = 3
const TAGLINE_LINE = 1.35
/** Text keeps to the dark side of the picture, or takes the whole width when the name is too long for that. */
const COLUMN = 700
const COLUMNS = [COLUMN, WIDTH - 2 * LEFT]
const PIXELS = [16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]
const SMALLEST_IN_COLUMN = 6
const NAME_LINES = 3
const LINE_PIXELS = CAPITAL_PIXELS + 3
const GAP = 36
const STEPS_HEIGHT = 48
const STEPS = 'M0 32V16h32v-8h48v8h16v8h64v-8h32v-8h32V0h32v8h16v8h48v8h32v-8h64v8h32v-8h16V8h32v8h16v16z'

export type ShareCard = {
  name: string
  tagline: string
  accent: string
  mark: MarkImage
  hero: Buffer
  /** The tagline is the title of a page. */
  isTitle?: boolean
}

export async function renderShareCard(card: ShareCard): Promise<Buffer> {
  const { name, tagline, accent, mark, hero, isTitle = false } = card
  const sharp = await loadSharp()
  const markPng = await renderMarkPng(mark, MARK_EDGE)
  const title = { text: tagline, sizes: isTitle ? TITLE_SIZES : TAGLINE_SIZES }
  const { svg, top } = renderText(name, title, accent)
  return sharp(hero)
    .resize(WIDTH, HEIGHT, { fit: 'cover', position: 'right' })
    .composite([
      { input: Buffer.from(svg), left: 0, top: 0 },
      { input: markPng, left: LEFT, top: Math.round(top) },
    ])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer()
}

export function fitName(name: string): { lines: string[]; pixel: number } {
  const text = printable(pixelFace, name.toUpperCase())
  if (text === '') return { lines: [], pixel: 0 }
  for (const column of COLUMNS) {
    for (const pixel of PIXELS) {
      if (column === COLUMN && pixel < SMALLEST_IN_COLUMN) break
      const size = faceSize(pixel)
      const lines = wrap(pixelFace, text, column / size)
      const fits = lines.every((line) => widthOf(pixelFace, line) * size <= column)
      if (fits && lines.length <= NAME_LINES) return { lines, pixel }
    }
  }
  return { lines: [text], pixel: PIXELS.at(-1) ?? 1 }
}

type Tagline = { text: string; sizes: readonly number[] }

function renderText(name: string, tagline: Tagline, accent: string): { svg: string; top: number } {
  const { face, lip } = accentOf(accent)
  const { lines, pixel } = fitName(name)
  const { lines: taglines, size } = fitTagline(tagline)
  const nameHeight = lines.length * LINE_PIXELS * pixel
  const total = MARK_EDGE + GAP + nameHeight + GAP / 2 + taglines.length * TAGLINE_LINE * size
  const top = Math.max(GAP, (HEIGHT - STEPS_HEIGHT - total) / 2)
  let baseline = top + MARK_EDGE + GAP
  const parts: string[] = []
  for (const line of lines) {
    baseline += CAPITAL_PIXELS * pixel
    const placed = { x: LEFT, size: faceSize(pixel) }
    parts.push(renderLine(pixelFace, line, { ...placed, baseline: baseline + pixel, fill: lip }))
    parts.push(renderLine(pixelFace, line, { ...placed, baseline, fill: face }))
    baseline += (LINE_PIXELS - CAPITAL_PIXELS) * pixel
  }
  baseline += GAP / 2
  for (const line of taglines) {
    baseline += TAGLINE_LINE * size
    parts.push(renderLine(sansFace, line, { x: LEFT, baseline: baseline - size / 3, size, fill: INK }))
  }
  const widest = Math.max(0, ...lines.map((line) => widthOf(pixelFace, line) * faceSize(pixel)))
  return { svg: overHero(parts.join(''), widest > COLUMN), top }
}

function fitTagline({ text: tagline, sizes }: Tagline): { lines: string[]; size: number } {
  const text = printable(sansFace, tagline)
  const fits = sizes.map((size) => {
    const column = COLUMN / size
    return { size, lines: wrap(sansFace, breakWords(sansFace, text, column), column) }
  })
  const best = fits.find(({ lines }) => lines.length <= TAGLINE_LINES) ?? fits.at(-1)
  return best && text !== '' ? best : { lines: [], size: 0 }
}

/** Darkness from left to right, behind a name in the column and behind one over the whole width. */
const VEILS = {
  column: [groundStop(0, 0.94), groundStop(0.35, 0.78), groundStop(0.75, 0.12), groundStop(1, 0)],
  wide: [groundStop(0, 0.94), groundStop(0.6, 0.82), groundStop(1, 0.5)],
}

function overHero(text: string, isWide: boolean): string {
  const stops = VEILS[isWide ? 'wide' : 'column']
  const steps = [0, 768].map(
    (x) => `<path transform="translate(${x} ${HEIGHT - STEPS_HEIGHT}) scale(1.5)" d="${STEPS}"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<defs><linearGradient id="veil">${stops.join('')}</linearGradient></defs>
<rect width="100%" height="100%" fill="url(#veil)"/>
<g fill="${SURFACES.ground}" shape-rendering="crispEdges">${steps.join('')}</g>${text}</svg>`
}
