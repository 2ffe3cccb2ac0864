// The picture of a shared player page: head, name, the best ranks and the address of the server.
import { accentOf } from '#contract/platform/colour.ts'
import { generateFace } from '#contract/site/generated-face.ts'
import { loadSharp } from '#server/platform/kernel/load-sharp.ts'
import pixelFace from './glyphs/jersey-10.json' with { type: 'json' }
import sansFace from './glyphs/plus-jakarta-sans.json' with { type: 'json' }
import { type MarkImage, renderMarkPng } from './icons.ts'
import { type Glyphs, groundStop, printable, renderLine, widthOf } from './text-path.ts'

export type PlayerCard = {
  player: string
  line: string
  facts: readonly { rank: number; label: string }[]
  /** Null: a generated face. */
  head: Buffer | null
  siteName: string
  address: string
}

type CardBrand = { accent: string; mark: MarkImage; ground: Buffer }

const [WIDTH, HEIGHT] = [1_200, 630]
const INK = '#f6f1e7'
const SOFT = '#b9c0dd'
const GOLD = '#ffc83d'
const PLINTH = ['#4a568f', '#39437c']
const HEAD = { left: 72, top: 176, edge: 208 }
const TEXT_LEFT = 328
const RIGHT_EDGE = WIDTH - 64
const FACTS_MAX = 3
const MARK_EDGE = 56

/** The dark side of the hero, once for each brand. */
export async function renderCardGround(hero: Buffer): Promise<Buffer> {
  const sharp = await loadSharp()
  const stops = [groundStop(0, 0.96), groundStop(0.45, 0.82), groundStop(0.8, 0.4), groundStop(1, 0.3)]
  const veil = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<defs><linearGradient id="veil">${stops.join('')}</linearGradient>
<linearGradient id="foot" x2="0" y2="1">${groundStop(0.6, 0)}${groundStop(1, 0.9)}</linearGradient></defs>
<rect width="100%" height="100%" fill="url(#veil)"/><rect width="100%" height="100%" fill="url(#foot)"/></svg>`
  return sharp(hero)
    .resize(WIDTH, HEIGHT, { fit: 'cover', position: 'right' })
    .composite([{ input: Buffer.from(veil) }])
    .png({ compressionLevel: 1 })
    .toBuffer()
}

export async function renderPlayerCard(card: PlayerCard, { accent, mark, ground }: CardBrand) {
  const sharp = await loadSharp()
  const markPng = await renderMarkPng(mark, MARK_EDGE)
  const { edge, left, top } = HEAD
  const face = card.head
    ? await sharp(card.head).resize(edge, edge, { kernel: 'nearest', fit: 'fill' }).png().toBuffer()
    : null
  return sharp(ground)
    .composite([
      { input: Buffer.from(renderOverlay(card, accent)), left: 0, top: 0 },
      ...(face ? [{ input: face, left, top }] : []),
      { input: markPng, left: HEAD.left, top: 524 },
    ])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer()
}

function renderOverlay({ player, line, facts, head, siteName, address }: PlayerCard, accent: string): string {
  const parts = [
    ...(head ? [] : [renderFace(player)]),
    renderPlinth(),
    fitted(sansFace, player, { x: TEXT_LEFT, baseline: 222, size: 72, fill: INK }, RIGHT_EDGE - TEXT_LEFT),
    fitted(sansFace, line, { x: TEXT_LEFT, baseline: 276, size: 30, fill: SOFT }, RIGHT_EDGE - TEXT_LEFT),
    renderFacts(facts.slice(0, FACTS_MAX)),
    renderFoot(siteName, address, accent),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${parts.join('')}</svg>`
}

function renderFace(player: string): string {
  const { skin, hair, eyes, fringe, mouth } = generateFace(player)
  const { left, top, edge } = HEAD
  return `<g transform="translate(${left} ${top}) scale(${edge / 8})" shape-rendering="crispEdges">
<path fill="${skin}" d="M0 0h8v8H0z"/><path fill="${hair}" d="${fringe}"/>
<path fill="#fff" d="M1 4h1v1H1zM6 4h1v1H6z"/><path fill="${eyes}" d="M2 4h1v1H2zM5 4h1v1H5z"/>
<path fill="#000" fill-opacity="0.33" d="${mouth}"/></g>`
}

function renderPlinth(): string {
  const { left, top, edge } = HEAD
  const base = { x: left - 16, y: top + edge, width: edge + 32 }
  const slab = (y: number, height: number, fill = '') =>
    `<rect x="${base.x}" y="${y}" width="${base.width}" height="${height}" fill="${fill}"/>`
  return slab(base.y, 6, PLINTH[0]) + slab(base.y + 6, 18, PLINTH[1])
}

function renderFacts(facts: PlayerCard['facts']): string {
  const gap = 48
  const room = (RIGHT_EDGE - TEXT_LEFT - gap * (FACTS_MAX - 1)) / FACTS_MAX
  let x = TEXT_LEFT
  const parts = facts.map(({ rank, label }) => {
    const number = String(rank)
    const fact =
      renderLine(pixelFace, number, { x, baseline: 378, size: 76, fill: rank === 1 ? GOLD : INK }) +
      fitted(sansFace, label, { x, baseline: 426, size: 26, fill: SOFT }, room)
    const text = printable(sansFace, label)
    x += Math.max(Math.min(widthOf(sansFace, text) * 26, room), widthOf(pixelFace, number) * 76) + gap
    return fact
  })
  return parts.join('')
}

function renderFoot(siteName: string, address: string, accent: string): string {
  const { face, lip, on } = accentOf(accent)
  const shown = printable(sansFace, address)
  const size = Math.min(30, 340 / Math.max(1, widthOf(sansFace, shown)))
  const width = widthOf(sansFace, shown) * size + 48
  const x = WIDTH - HEAD.left - width
  const block =
    shown === ''
      ? ''
      : `<rect x="${x}" y="520" width="${width}" height="66" fill="${lip}"/><rect x="${x}" y="520" width="${width}" height="60" fill="${face}"/>` +
        renderLine(sansFace, shown, { x: x + 24, baseline: 561, size, fill: on })
  const left = HEAD.left + MARK_EDGE + 18
  return (
    block +
    fitted(pixelFace, siteName.toUpperCase(), { x: left, baseline: 568, size: 44, fill: INK }, x - left - 32)
  )
}

type Placed = { x: number; baseline: number; size: number; fill: string }

function fitted(glyphs: Glyphs, text: string, placed: Placed, room: number): string {
  const shown = printable(glyphs, text)
  const size = Math.min(placed.size, room / Math.max(0.1, widthOf(glyphs, shown)))
  return renderLine(glyphs, shown, { ...placed, size })
}
